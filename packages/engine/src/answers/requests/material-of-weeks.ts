import { passagesOfDocument } from '../../passages/of-document.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import type { Reading, Week } from '../../syllabus/course.ts';
import { sayExamDay } from '../course/exam-scope.ts';
import { type ExamOfPlan, examNamed } from '../course/exams-of-plan.ts';
import { unitsAsWeeks } from '../course/units.ts';
import { weeksNamed } from '../course/week-words.ts';
import type { AnswerContext } from '../records.ts';
import { documentsOfReading } from './documents-of-reading.ts';

/** What of the folder a request is about. */
export interface Material {
  /** As its author or the plan calls it. */
  name: string;
  /** In reading order. */
  passages: readonly Passage[];
  /** Readings that belong to it and that the folder does not have. */
  missing: Reading[];
  /** Where it is what an exam covers. */
  exam?: ExamOfPlan;
  /** Each of its weeks by itself, where they are several. */
  weeks?: Material[];
}

/** Finds the readings of the weeks or units that a phrase names; null where it names none. */
export function weekMaterial(text: string, rest: string, index: PassageIndex, context: AnswerContext): Material | null {
  const { syllabus, today = null, openWeek } = context;
  if (!syllabus) return null;
  const moment = { today, ...(openWeek !== undefined && { openWeek }) };
  const isOpen = rest === '' && /\b(?:this|it|that|the reading|today)\b/.test(text);
  const ofUnits = unitsAsWeeks(text, syllabus.course, () => passagesOfDocument(index, syllabus.documentId));
  const weeks = weeksNamed(isOpen ? 'this week' : ofUnits, syllabus.course, moment);
  return weeks && weeks.length > 0 ? materialOfWeeks(weeks, index, context) : null;
}

const exam = new RegExp(
  '^(?:everything|all|stuff|things?|to|i|we|should|need|must|have|know|study|learn|remember|review|that|is|are|for|on|in|of|about|the|our|my|this|coming|upcoming|next|\\s)*' +
    '(?<exam>(?:first |second |third |last )?(?:mid-?terms?|finals?|exams?|tests?)(?: exam)?(?: #?\\d{1,2})?)$',
);

/** Finds what an exam is about, where a phrase names an exam and nothing else: its weeks with their readings. */
export function examMaterial(text: string, index: PassageIndex, context: AnswerContext): Material | null {
  const { syllabus, today = null } = context;
  const name = syllabus && exam.exec(text)?.groups?.exam;
  if (!name) return null;
  const found = examNamed(name, syllabus.course, today, () => passagesOfDocument(index, syllabus.documentId));
  if (!found) return null;
  const numbers = found.weeks.map(({ number }) => number);
  const span = numbers.length === 1 ? `week ${numbers[0]}` : `weeks ${numbers[0]} to ${numbers.at(-1)}`;
  const material = materialOfWeeks(found.weeks, index, context);
  return { ...material, name: `${found.work.title}${sayExamDay(found.work)}: ${span}`, exam: found };
}

/** Returns the readings of some weeks, or what the folder has on their topics where it has none of the readings. */
export function materialOfWeeks(weeks: readonly Week[], index: PassageIndex, context: AnswerContext): Material {
  const { passagesOf = () => [], documents = [] } = context;
  const readings = weeks.flatMap((week) => week.readings);
  const files = readings.map((reading) => ({
    reading,
    ids: documentsOfReading(reading, documents, index).map(({ id }) => id),
  }));
  const ids = new Set(files.flatMap((each) => each.ids));
  const own = index.passages.filter(({ documentId }) => ids.has(documentId));
  const names = weeks.map(({ number, topic }) => `Week ${number}${topic ? `: ${topic.value}` : ''}`);
  return {
    name: names.join('; '),
    passages: own.length > 0 ? own : weeks.flatMap(({ number }) => [...passagesOf(number)]),
    missing: files.flatMap((each) => (each.ids.length === 0 ? [each.reading] : [])),
    ...(weeks.length > 1 && { weeks: weeks.map((week) => materialOfWeeks([week], index, context)) }),
  };
}
