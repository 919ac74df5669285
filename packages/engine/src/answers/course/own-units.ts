import type { Passage } from '../../passages/passage.ts';
import type { Course } from '../../syllabus/course.ts';
import { memoizeByObject } from '../../text/memoize.ts';

const units = 'meeting|session|class|lesson|seminar|lecture|module|unit|topic|day';
const numbered = new RegExp(`(?<![\\p{L}-])(${units})s?\\s(?:#|no\\.?\\s)?(\\d{1,2})(?![\\d%:])`, 'giu');
/** "Meetings | Day | Topic": the table of the schedule numbers them. */
const tableHead = new RegExp(`^(${units})s?(?: #| no\\.?| number)? \\| `, 'gim');
const fewest = 3;

/** The word by which a syllabus counts what the plan has as its weeks: "Meeting 4"; null where it counts weeks. */
const unitOf = memoizeByObject((passages: readonly Passage[]) =>
  memoizeByObject(({ weeks }: Course): string | null => {
    const seen = new Map<string, Set<number>>();
    const heads = new Set<string>();
    for (const { text, headingPath } of passages) {
      for (const [, unit = ''] of text.matchAll(tableHead)) heads.add(unit.toLowerCase());
      const said = `${headingPath.join('\n')}\n${text}`;
      if (/\bweek\s\d{1,2}\b/i.test(said)) return null;
      for (const [, unit = '', number] of said.matchAll(numbered))
        seen.set(unit.toLowerCase(), (seen.get(unit.toLowerCase()) ?? new Set()).add(Number(number)));
    }
    const last = weeks.at(-1)?.number ?? 0;
    const fits = [...seen].filter(([unit, numbers]) => {
      const most = Math.max(...numbers);
      return numbers.size >= fewest && (most === last || (most < last && heads.has(unit)));
    });
    return fits.toSorted(([, one], [, other]) => other.size - one.size)[0]?.[0] ?? null;
  }),
);

/** A question with "week 4" for "meeting 4", where the syllabus counts its weeks so. */
export function inWeeks(question: string, course: Course, passages: () => readonly Passage[]): string {
  if (course.weeks.length === 0 || question.search(numbered) < 0) return question;
  const unit = unitOf(passages())(course);
  return question.replace(numbered, (said, name: string, number: string) =>
    name.toLowerCase() === unit ? `week ${number}` : said,
  );
}
