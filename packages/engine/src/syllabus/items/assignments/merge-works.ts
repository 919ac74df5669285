import { daysBetween } from '../../../dates/calendar.ts';
import type { DateDoubt } from '../../../dates/date-doubt.ts';
import { titleWords } from '../words.ts';
import { assignmentType } from './assignment-type.ts';
import { leavesDateOpen } from './due-date.ts';
import type { Mention } from './mention.ts';
import { isKindOnly } from './nouns.ts';
import { sameTitle } from './same-work.ts';
import type { Work } from './work.ts';

/** Work of the schedule with the number of its week; null outside the weeks. */
export interface PlacedWork extends Work {
  /**
   * Where the document names it first: in a week, behind the weeks, in a list of due dates, or as a part of the grade.
   */
  from: 'week' | 'outside' | 'mention' | 'grading' | 'other grading' | 'list' | 'heading' | 'sentence';
  week: number | null;
  /** Titles by which other places name the same work. */
  otherTitles: string[];
  /** How many places name it. */
  places: number;
  /** Whether the places agree on its date; null where only one gives one. */
  datesAgree: boolean | null;
}

const isExplicit = (work: Work) => work.dueFrom === 'printed' || work.dueFrom === 'counted' || work.signs.due;

/** Joins what names the same piece of work twice within the schedule. */
export function mergeWithin(works: PlacedWork[]): PlacedWork[] {
  const merged: PlacedWork[] = [];
  for (const work of works) {
    const same = merged.find((other) => isSameInSchedule(other, work));
    if (same) absorb(same, work);
    else merged.push({ ...work });
  }
  return merged;
}

function isSameInSchedule(a: PlacedWork, b: PlacedWork): boolean {
  if (a.group !== b.group && a.group && b.group) return false;
  const likeness = sameTitle(a.title, b.title);
  if (a.dueDate && a.dueDate === b.dueDate)
    return likeness >= 0.6 || sharesOwnWords(a.title, b.title) || areExams(a, b);
  if (likeness < 0.85) return false;
  if (likeness > 0.95 && (becomesDue(a, b) || becomesDue(b, a))) return true;
  const numbered =
    titleWords(a.title).some((word) => /^\d/.test(word)) && titleWords(b.title).some((word) => /^\d/.test(word));
  const once = numbered || (isOneOfAKind(a.title) && isOneOfAKind(b.title));
  if (a.dueDate === null || b.dueDate === null) return once || a.week === b.week;
  // Given out one day and due another: the day under "due" holds.
  return once && !(isExplicit(a) && isExplicit(b));
}

/** Named in one place without a word of when it is due, and said to be due in a later one. */
const becomesDue = (named: PlacedWork, due: PlacedWork) =>
  !isExplicit(named) &&
  due.signs.due &&
  due.dueDate !== null &&
  (named.dueDate === null ? (named.week ?? Infinity) <= (due.week ?? 0) : named.dueDate < due.dueDate) &&
  !isKindOnly(named.title) &&
  titleWords(named.title).length > 1;

const isOneOfAKind = (title: string) =>
  /\b(?:midterm|final|mid-term|term paper|capstone)\b/i.test(title) && !isKindOnly(title);

/** Nobody sits two exams of a course on one day, whatever their numbers. */
const areExams = (a: Work, b: Work) => a.type === 'exam' && b.type === 'exam';

function sharesOwnWords(a: string, b: string): boolean {
  const left = titleWords(a).filter((word) => word.length > 3);
  const right = new Set(titleWords(b));
  const shared = left.filter((word) => right.has(word));
  return shared.length >= 2 && sameTitle(a, b) > 0.4;
}

function absorb(work: PlacedWork, other: Work): void {
  const better = rank(other) > rank(work) || standsUnderLater(other, work);
  const disagree =
    standsUnderLater(other, work) || standsUnderLater(work, other) ? placesDisagree(work, other, better) : null;
  if (disagree) work.dueDoubt = disagree;
  if (work.dueDate && other.dueDate) {
    const agree = work.dueDate === other.dueDate;
    // One disagreement is enough to ask the student.
    if (isExplicit(work) || isExplicit(other)) work.datesAgree = agree && work.datesAgree !== false;
  }
  if (other.dueDate && (!work.dueDate || better)) {
    work.dueDate = other.dueDate;
    work.dueFrom = other.dueFrom;
    work.dueDoubt = isExplicit(other) ? other.dueDoubt : work.dueDoubt;
    work.dueTime = other.dueTime ?? (work.dueDate === other.dueDate ? work.dueTime : null);
    work.dueEvidence = other.evidence;
  }
  if (work.dueDate === other.dueDate) work.dueTime ??= other.dueTime;
  work.weight ??= other.weight;
  work.optional ||= other.optional;
  work.otherTitles.push(other.title);
  work.places++;
  work.type = assignmentType(work.title, work.otherTitles, work.type);
  work.signs = {
    label: work.signs.label || other.signs.label,
    due: work.signs.due || other.signs.due,
    name: Math.max(work.signs.name, other.signs.name),
    known: work.signs.known || other.signs.known,
    imperative: work.signs.imperative || other.signs.imperative,
  };
}

/** Two places give two days: that of the better one comes first. */
function placesDisagree(work: Work, other: Work, better: boolean): DateDoubt {
  const [first, second] = better ? [other, work] : [work, other];
  const days = [...new Set([first.dueDate, second.dueDate].filter((day) => day !== null))];
  return { reason: 'places', printed: second.evidence.text, days };
}

/** Work that stands under several days without a word of which it is due on: on the last, if on any of them. */
const standsUnderLater = (work: Work, other: Work) =>
  !isExplicit(work) && !isExplicit(other) && (work.dueDate ?? '') > (other.dueDate ?? work.dueDate ?? '');

/** Which of two dates of the same work to believe: one said to be due before one that the work merely stands under. */
function rank(work: Work): number {
  if (work.dueDate === null) return 0;
  // "Friday, May 1" on a Saturday may stand there from another term.
  if (work.dueDoubt?.reason === 'weekday') return 1;
  if (!work.signs.due && work.dueFrom === 'session') return 1;
  return work.dueFrom === 'session' ? 2 : 3;
}

/** Joins mentions elsewhere with the work of the schedule; what the schedule lacks is added where it stands alone. */
export function mergeMentions(works: PlacedWork[], mentions: Mention[]): PlacedWork[] {
  const result = [...works];
  for (const mention of mentions) {
    const best = bestMatch(result, mention);
    if (best) absorbMention(best, mention);
    else if (mention.standsAlone) {
      const { standsAlone: _, ...work } = mention;
      result.push({ ...work, from: 'mention', week: null, otherTitles: [], places: 1, datesAgree: null });
    }
  }
  return result;
}

function absorbMention(work: PlacedWork, mention: Mention): void {
  // What the schedule says is due that day holds against a list elsewhere; a day it merely stands under does not.
  const keep = work.dueDate !== null && mention.dueDate !== null && isExplicit(work);
  const agrees = work.dueDate === mention.dueDate;
  // A day that the list leaves open is not that of the row in which the work stands; but an exam is held in its row.
  if (
    work.dueFrom === 'session' &&
    work.type !== 'exam' &&
    mention.dueDate === null &&
    leavesDateOpen(mention.evidence.text)
  ) {
    Object.assign(work, { dueDate: null, dueTime: null, dueFrom: null });
  }
  absorb(work, keep ? { ...mention, dueDate: null, dueTime: agrees ? mention.dueTime : null } : mention);
  if (keep) work.datesAgree = agrees && work.datesAgree !== false;
  if (keep && agrees) work.dueTime ??= mention.dueTime;
}

function bestMatch(works: PlacedWork[], mention: Mention): PlacedWork | null {
  let best: { work: PlacedWork; score: number } | null = null;
  for (const work of works) {
    const sameDay = work.dueDate !== null && work.dueDate === mention.dueDate;
    const likeness = Math.max(
      sameTitle(work.title, mention.title),
      ...work.otherTitles.map((title) => sameTitle(title, mention.title)),
      // "Salt Survey Task 1: Pans and brine" of the schedule is "Survey Task 1" of a calendar.
      sameDay ? sameTitle(work.title.replace(/(?<=\d):\s.*$/s, ''), mention.title) : 0,
    );
    const near = !sameDay && work.dueDate && mention.dueDate ? Math.abs(daysBetween(work.dueDate, mention.dueDate)) : 0;
    const enough = sameDay
      ? likeness >= 0.6 || sharesOwnWords(work.title, mention.title) || areExams(work, mention)
      : likeness >= (near > 21 ? 0.95 : 0.8);
    // Works of one name on several days ("Paper Outline") are told apart by the day alone.
    const score = likeness + (sameDay ? 0.3 : 0) - Math.min(near, 60) / 200;
    if (enough && (!best || score > best.score)) best = { work, score };
  }
  return best?.work ?? null;
}
