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
    const { name } = field.value;
    const named = result.filter((work) =>
      [work.title, ...work.otherTitles].some((title) => sameTitle(title, name) >= 0.8),
    );
    // "Three papers" are Paper 1 to 3, and not Paper 3.
    const kind =
      named.length === 0 || /^\D*\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/i.test(name)
        ? ofKind(result, name)
        : [];
    const pieces = kind.length > 0 ? kind : named;
    if (pieces.length === 1 || (pieces.length > 1 && counts(field).includes(pieces.length)))
      for (const work of pieces) work.weight ??= Math.round((field.value.percent / pieces.length) * 100) / 100;
    if (pieces.length > 0) continue;
    unmatched.push(field);
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

const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/**
 * The numbers that the grading line names: "Three papers: 45 %". Only where they count the pieces that were found is the share
 * of each known; the schedule may name fewer than there are.
 */
function counts(field: Course['gradingWeights'][number]): number[] {
  const text = `${field.value.name} ${field.evidence.text}`.toLowerCase().replace(/[\d.]+\s?%/g, ' ');
  return (text.match(/\b\d{1,2}\b|\b[a-z]+\b/g) ?? [])
    .map((word) => (/^\d/.test(word) ? Number(word) : numberWords.indexOf(word)))
    .filter((count) => count > 1);
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
