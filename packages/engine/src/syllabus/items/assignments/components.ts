import type { Course } from '../../course.ts';
import { titleWords } from '../words.ts';
import { assignmentType } from './assignment-type.ts';
import type { PlacedWork } from './merge-works.ts';
import { isKindOnly, workName } from './nouns.ts';
import { sameTitle } from './same-work.ts';

/**
 * Gives each piece of work its share of the grade, and adds what the grading table alone names: an exam or a presentation
 * that the schedule has not dated. A kind of work ("Quizzes 20 %") names no single piece and is not added.
 */
export function addComponents(works: PlacedWork[], weights: Course['gradingWeights']): PlacedWork[] {
  const result = [...works];
  const unmatched: Course['gradingWeights'] = [];
  for (const field of weights) {
    const matches = result.filter((work) =>
      [work.title, ...work.otherTitles].some((title) => sameTitle(title, field.value.name) >= 0.8),
    );
    const kind = matches.length === 0 ? ofKind(result, field.value.name) : [];
    if (matches.length > 0) for (const work of matches) work.weight ??= field.value.percent / matches.length;
    else if (kind.length > 0)
      for (const work of kind) work.weight ??= Math.round((field.value.percent / kind.length) * 100) / 100;
    else unmatched.push(field);
  }
  for (const field of unmatched) {
    for (const name of namesOf(field.value.name)) {
      if (!isSinglePiece(name) || result.some((work) => isCovered(work, name))) continue;
      result.push({
        title: name,
        dueDate: null,
        dueTime: null,
        dueFrom: null,
        type: assignmentType(name),
        weight: field.value.percent,
        optional: /\b(?:optional|extra[- ]credit|bonus)\b/i.test(name),
        signs: { label: false, due: false, name: workName(name)?.sure ?? 0, known: true, imperative: false },
        evidence: field.evidence,
        dueEvidence: null,
        week: null,
        otherTitles: [],
        places: 1,
        datesAgree: null,
      });
    }
  }
  return result;
}

/** "Midterm and Final" are two. */
function namesOf(name: string): string[] {
  const parts = name.split(/\s+(?:and|&)\s+|\s*\/\s*/i).map((part) => part.trim());
  return parts.length === 2 && parts.every((part) => workName(part) !== null && part.split(/\s+/).length < 4)
    ? parts
    : [name];
}

/** The pieces of a kind: "Quizzes" are Quiz 1, Quiz 2 … */
function ofKind(works: PlacedWork[], name: string): PlacedWork[] {
  if (!isKindOnly(name)) return [];
  const words = titleWords(name);
  const head = words.at(-1);
  return head ? works.filter((work) => titleWords(work.title).includes(head)) : [];
}

function isSinglePiece(name: string): boolean {
  const found = workName(name);
  if (!found || isKindOnly(name) || /^(?:homework|participation|attendance)$/.test(found.head)) return false;
  return found.sure >= 0.3 && name.split(/\s+/).length <= 8 && !/\b(?:each|per|weekly|daily)\b|^\d/i.test(name);
}

/** Work of the same head noun that no other component claims may be this one by another name: nothing is added on a guess. */
function isCovered(work: PlacedWork, name: string): boolean {
  const head = workName(name)?.head;
  const words = titleWords(work.title);
  return head !== undefined && (words.includes(head) || workName(work.title)?.head === head) && work.weight === null;
}
