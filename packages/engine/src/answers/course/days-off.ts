import { monthOf, yearOf } from '../../dates/calendar.ts';
import { resolveMention } from '../../dates/date-context.ts';
import { findDates } from '../../dates/find-dates.ts';
import { monthPattern, weekdayPattern } from '../../dates/names.ts';
import { breakName } from '../../lexicon/breaks.ts';
import { blocksOf, sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Course } from '../../syllabus/course.ts';
import { groupNamed } from '../../syllabus/labelling/group-line.ts';
import { isRow } from '../evidence/forms.ts';
import type { AnswerLine } from '../render/answer-line.ts';
import { countWords } from '../render/shorten.ts';

/** Days without class or without office hours, as a line of the syllabus says. */
export interface DayOff {
  from: string;
  to: string;
  /** What is printed: "no class Wed–Fri, Nov 25–27". */
  says: string;
  /** The students alone that have no class then: "Section 2"; null where it is all of them. */
  group: string | null;
  evidence: AnswerLine['evidence'];
}

/** What is held on some days and not on others. */
interface Held {
  /** Says that there is none. */
  none: RegExp;
  /** Says when it is held; an exception in that sentence or right behind it is one from this. */
  held: RegExp;
}

export const ofClass: Held = {
  none: new RegExp(
    `\\bno (?:class|lecture|meeting|seminar|session)|\\b(?:do|does|will) not meet\\b|\\bclass(?:es)? (?:is|are) cancell?ed\\b|\\b(?:break|recess)\\b|\\b${breakName}|^[\\W_]*(?:(?!no\\b|after\\b|before\\b)\\w+ )?holidays?[\\W_]*$`,
    'i',
  ),
  held: /\b(?:class(?:es)?|lectures?|seminars?|we)\b[^.]{0,20}\b(?:meets?|held)\b|^\W*(?:class(?:es)?|lectures?|seminars?|meetings?)\b[^.:]{0,20}:/i,
};

export const ofOfficeHours: Held = {
  none: /\bno (?:\p{L}+ )?office hours\b|\boffice hours\b[^.;|]{0,40}\bcancell?ed\b|(?:\bnot|n['’]t) (?:have|hold|be holding) (?:\p{L}+ )?office hours\b/iu,
  held: /\boffice hours\b/i,
};

const exception = /^(?<before>.*?)\bexcept(?:ions?|ing)?\b\W*(?:(?:for|on|not|none)\s+)*(?<days>.*)$/is;
const wordsOfDates = new RegExp(
  `\\b(?:${monthPattern}|${weekdayPattern}|and|or|to|through|\\d+(?:st|nd|rd|th)?)\\b`,
  'gi',
);
/** A note that names the holiday tells more than “no class”. */
const named = new RegExp(`\\b(?:break|recess|holidays?|${breakName})\\b`, 'i');
const longestShown = 14;
/** What is held on another day for it. */
const instead = /\b(?:instead|made up|make-?up|moved to)\b/i;

/** Reads the days off that the syllabus names; of several dates in a row, those in the same bracket or cell. */
export function daysOff(passages: readonly Passage[], { dayOrder }: Course, termStart: string, of: Held): DayOff[] {
  const context = {
    dayFirst: dayOrder?.dayFirst ?? false,
    year: yearOf(termStart),
    firstMonth: monthOf(termStart),
    from: 'term',
  } as const;
  const datesIn = (text: string) =>
    findDates(text).flatMap((mention) => {
      const resolved = resolveMention(mention, context);
      if (!resolved) return [];
      // "Oct 14 and Nov 9" leaves out the days between.
      return mention.kind === 'list' ? resolved.dates.map((day) => ({ from: day, to: day })) : [resolved];
    });
  return passages.flatMap((passage) => {
    const rows = blocksOf(passage).filter(({ form }) => form === 'item' || isRow(form));
    const sentences = sentencesOf(passage).filter(
      ({ start, end }) => !rows.some((row) => row.start < end && start < row.end),
    );
    return [...rows, ...sentences].flatMap(({ start, end }) => {
      const whole = passage.text.slice(start, end);
      const before = sentences.findLast((each) => each.end <= start);
      const isExcepted = excepts(whole, before ? passage.text.slice(before.start, before.end) : '', of);
      const clause = isExcepted
        ? whole
        : whole.split(/[|();\n]/).find((part) => of.none.test(part) && !/\bdue\b/i.test(part));
      if (clause === undefined) return [];
      const own = datesIn(clause.split(instead)[0] ?? '');
      const group = groupNamed(whole);
      // A line for one group says its days and no others.
      const first = group === null ? datesIn(whole).slice(0, 1) : datesIn(whole);
      const dates = own.length > 0 ? own : first;
      const isNamed = named.test(clause) || !named.test(whole) || countWords(whole) > longestShown;
      const says = (group === null && isNamed ? clause : whole)
        .replace(/^[\s–—*_~=-]+/, '')
        .replace(/[\s.,:–—*_~=-]+$/, '');
      return dates.map(({ from, to }) => ({ from, to, says, group, evidence: { passage, start, end } }));
    });
  });
}

/** "Lectures: Mon & Wed. Exception: Oct 14.": nothing but dates stands behind the word. */
function excepts(sentence: string, sentenceBefore: string, { held }: Held): boolean {
  const { before = '', days = '' } = exception.exec(sentence)?.groups ?? {};
  const isOfDays = /\d/.test(days) && !/\p{L}/u.test(days.replace(wordsOfDates, ' '));
  return isOfDays && held.test(/\p{L}/u.test(before) ? before : sentenceBefore);
}
