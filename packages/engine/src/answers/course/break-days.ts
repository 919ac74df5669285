import { addDays } from '../../dates/calendar.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Course } from '../../syllabus/course.ts';
import { contentStems } from '../../text/words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { andList } from '../render/answer-line.ts';
import { says, type WrittenPart } from '../requests/written-answer.ts';
import { type DayOff, daysOff, ofClass } from './days-off.ts';
import { sayDate } from './fact.ts';
import { termStartOf } from './term-start.ts';
import { plainQuestion } from './week-words.ts';

const asks =
  /^(?:so |and |ok )*(?:when(?:'s| is| are| does| do (?:we|i) have)?|what (?:days?|dates?|weeks?)(?: is| are)?|how long is)(?: the| our| my)? (?<name>(?:\w+ )?(?:break|recess|vacation|holidays?))(?: (?:this (?:term|semester|year)|start|begin|from|and .*))*\W*$/;
/** Words for days off of which one stands for the other. */
const anyBreak = new Set(contentStems('break recess vacation holiday holidays'));

/**
 * Says on which days a break is that a question names, all of them, where lines of the syllabus have its days; null
 * where none is asked for, or no line has its days.
 */
export function breakDays(question: string, course: Course, passages: () => readonly Passage[]): WrittenPart[] | null {
  const name = asks.exec(plainQuestion(question))?.groups?.name;
  const start = termStartOf(course);
  if (name === undefined || start === null) return null;
  const wanted = contentStems(name).filter((stem) => !anyBreak.has(stem));
  if (wanted.length === 0) return null;
  const days = daysOff(passages(), course, start, ofClass).filter(({ says: said }) => {
    const own = new Set(contentStems(said));
    return wanted.every((stem) => own.has(stem));
  });
  const spans = joined(days);
  const [first] = spans;
  if (!first) return null;
  const when = andList(
    spans.map(({ from, to }) => (from === to ? sayDate(from) : `${sayDate(from)} to ${sayDate(to)}`)),
  );
  return [says(`${name.charAt(0).toUpperCase()}${name.slice(1)}: ${when}.`, evidenceOf(days))];
}

/** Each day once, days in a row as one stretch. */
function joined(days: readonly DayOff[]): { from: string; to: string }[] {
  const spans: { from: string; to: string }[] = [];
  for (const { from, to } of days.toSorted((x, y) => x.from.localeCompare(y.from))) {
    const last = spans.at(-1);
    if (last && from <= addDays(last.to, 1)) last.to = to > last.to ? to : last.to;
    else spans.push({ from, to });
  }
  return spans;
}

/** The lines from the first one to the last, where they stand below each other. */
function evidenceOf(days: readonly DayOff[]): DayOff['evidence'] {
  const pieces = days.flatMap(({ evidence }) => (evidence && 'passage' in evidence ? [evidence as Excerpt] : []));
  const [first] = pieces;
  if (!first) return days[0]?.evidence ?? null;
  const own = pieces.filter(({ passage }) => passage === first.passage);
  const end = Math.max(...own.map((piece) => piece.end));
  const between = first.passage.text.slice(first.start, end).split('\n').length;
  return between === own.length ? { ...first, end } : first;
}
