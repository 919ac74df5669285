import type { Passage } from '../../passages/passage.ts';
import type { Assignment, Course } from '../../syllabus/course.ts';
import { contentStems } from '../../text/words.ts';
import { bullet, says, type WrittenPart } from '../requests/written-answer.ts';
import { allAssignments } from './course-question.ts';
import { type CourseFact, sayDue, sayPercent, withoutStop } from './fact.ts';
import { type GradePart, gradePartsIn } from './grade-parts.ts';
import { plainQuestion } from './week-words.ts';

const asksForParts =
  /\b(?:parts|pieces|stages|steps|components) (?:of|to|in|are there (?:in|to|of)) (?:the|my|our) (?<name>[^?,]{3,40}?)\W*$/;

/** The parts that the grading names in the brackets of a work, each with its day of the plan where it has one. */
interface PartOfWork {
  part: GradePart;
  work: Assignment | null;
}

function partsOf(name: string, course: Course, passages: readonly Passage[]): PartOfWork[] {
  const stems = contentStems(name).filter((stem) => !/^\d/.test(stem));
  const has = (text: string): boolean => {
    const own = contentStems(text);
    return stems.length > 0 && stems.every((stem) => own.includes(stem));
  };
  const parts = gradePartsIn(passages).filter(({ whole }) => whole !== null && has(whole.name));
  const dated = allAssignments(course).filter(({ dueDate }) => dueDate !== null);
  return parts.map((part) => {
    const wanted = contentStems(part.name);
    const titled = dated.filter(({ title }) => wanted.every((stem) => contentStems(title).includes(stem)));
    // "Report" may be another work's too; the one that has a word of the whole is meant.
    const own = titled.filter(({ title }) => contentStems(title).some((stem) => stems.includes(stem)));
    return { part, work: own[0] ?? (titled.length === 1 ? (titled[0] ?? null) : null) };
  });
}

function sayParts(parts: readonly PartOfWork[]): WrittenPart[] {
  return parts.map(({ part: { name, share, piece }, work }) => {
    const worth = share ? ` (${share.unit === '%' ? sayPercent(share.value) : `${share.value} points`})` : '';
    const due = work ? sayDue(work) : null;
    if (!due) return bullet(`${capital(name)}${worth}.`, piece);
    return bullet(`${withoutStop(due.text)}${worth}.`, due.evidence);
  });
}

/** "What are the parts of the project?" */
export function partsAsked(question: string, course: Course, passages: () => readonly Passage[]): WrittenPart[] | null {
  const name = asksForParts.exec(plainQuestion(question))?.groups?.name;
  const parts = name === undefined ? [] : partsOf(name, course, passages());
  const [first] = parts;
  return parts.length > 1 && first?.part.whole
    ? [says(`${first.part.whole.name} has ${parts.length} parts:`), ...sayParts(parts)]
    : null;
}

/** The days of the parts of a work that has none itself; null where the plan has none of them either. */
export function daysOfParts(
  facts: readonly CourseFact[],
  course: Course,
  passages: readonly Passage[],
): WrittenPart[] | null {
  const [fact] = facts;
  const name =
    fact?.text
      .replace(/: [^:]*$/, '')
      .replace(/\(.*$/, '')
      .trim() ?? '';
  const parts = facts.length === 1 ? partsOf(name, course, passages) : [];
  if (!parts.some(({ work }) => work !== null)) return null;
  return [says(`${name} is due in parts:`), ...sayParts(parts)];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
