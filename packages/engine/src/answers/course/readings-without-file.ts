import type { PassageIndex } from '../../passages/passage-index.ts';
import type { AnswerContext } from '../records.ts';
import { type AnswerLine, andList, sentence } from '../render/answer-line.ts';
import { documentsOfReading } from '../requests/documents-of-reading.ts';
import { type CourseFact, sayReading } from './fact.ts';

/** Of the readings that an answer lists those that the folder has no file of. */
export function withoutFile(
  facts: readonly CourseFact[],
  index: PassageIndex,
  { syllabus, documents }: AnswerContext,
): AnswerLine[] {
  if (!documents || !syllabus) return [];
  const readings = syllabus.course.weeks.flatMap((week) => week.readings);
  const absent = readings.filter((reading) => {
    const { text } = sayReading(reading);
    return facts.some((fact) => fact.text === text) && documentsOfReading(reading, documents, index).length === 0;
  });
  const names = absent.map(
    ({ author, title }) => `“${title}”${author === null || title.startsWith(author) ? '' : ` (${author})`}`,
  );
  return names.length === 0 ? [] : [sentence(`You have no file yet for ${andList([...new Set(names)])}.`)];
}
