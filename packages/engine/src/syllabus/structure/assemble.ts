import { addDays, mondayOf } from '../../dates/calendar.ts';
import type { CalendarMention, DateContext } from '../../dates/date-context.ts';
import { type DateDoubt, doubtOf } from '../../dates/date-doubt.ts';
import type { DayField } from '../course.ts';
import type { ScheduleEntry, ScheduleSession, ScheduleWeek } from '../schedule.ts';
import { isIntensive } from './intensive.ts';
import { type Slot, sessionDay } from './slot.ts';
import { isBreakLine, isOnlyBreak, isScheduleTitle } from './vocabulary.ts';
import { type CheckedDate, checkDates, continuesWeek, type PrintedWeek, repairNumbers } from './week-numbers.ts';

export interface AssembledSchedule {
  weeks: ScheduleWeek[];
  /** The weeks have the numbers that the document prints. */
  asPrinted: boolean;
  outside: ScheduleEntry[];
}

/** Slots that make one week, before it is numbered. */
interface Draft {
  printed: PrintedWeek;
  slots: Slot[];
}

const linesOf = (slots: Slot[]) => slots.flatMap((slot) => slot.entries.map((entry) => entry.text));
/** Every class of the week is cancelled; a day that is merely blank is not. */
const isBreakWeek = (slots: Slot[]) =>
  slots.every((slot) => slot.kind === 'week' || slot.entries.length > 0) && isOnlyBreak(linesOf(slots));

const firstDate = (slots: Slot[]) => slots.find((slot) => slot.date)?.date?.from ?? null;

/** A break in a calendar week of its own, which the document does not number. */
function isBreakBetween(current: Draft, slot: Slot): boolean {
  const [from, to] = [firstDate(current.slots), slot.date?.from];
  const isLater = to === undefined || (from !== null && mondayOf(to) > mondayOf(from));
  return isLater && isOnlyBreak(linesOf([slot]));
}

/** Weeks as the document numbers them; sessions belong to the number above them. */
function byPrintedNumber(slots: Slot[]): Draft[] {
  const drafts: Draft[] = [];
  const early: Slot[] = [];
  const printed = slots.map((slot): PrintedWeek => ({ number: slot.number ?? 0, date: slot.date?.from ?? null }));
  slots.forEach((slot, i) => {
    const current = drafts[drafts.length - 1];
    if (slot.kind !== 'week' || slot.number === null) {
      if (!current) early.push(slot);
      else if (!isBreakBetween(current, slot)) current.slots.push(slot);
      return;
    }
    const week = printed[i] as PrintedWeek;
    const next = slots.findIndex((s, j) => j > i && s.kind === 'week' && s.number !== null && s.number !== slot.number);
    const previous = current && { ...current.printed, date: firstDate(current.slots) };
    if (current && previous && continuesWeek(previous, week, next < 0 ? undefined : printed[next]))
      current.slots.push(slot);
    else drafts.push({ printed: week, slots: [slot] });
  });
  return early.length ? withEarlySessions(drafts, early) : drafts;
}

/** Sessions before the first number: of the week before it, where their dates say so and the count leaves room. */
function withEarlySessions(drafts: Draft[], early: Slot[]): Draft[] {
  const [first, ...others] = drafts;
  if (!first) return drafts;
  const [from, to] = [firstDate(early), firstDate(first.slots)];
  const isWeekBefore = from !== null && to !== null && mondayOf(from) < mondayOf(to) && first.printed.number > 1;
  if (isWeekBefore) return [{ printed: { number: first.printed.number - 1, date: from }, slots: early }, ...drafts];
  return [{ ...first, slots: [...early, ...first.slots] }, ...others];
}

/** The Monday of the week that a slot belongs to; a week that is named by its Sunday begins with it. */
const mondayOfSlot = ({ date }: Slot): string | null =>
  date && mondayOf(date.weekOf || date.kind === 'range' ? addDays(date.from, 1) : date.from);

/** Weeks by the calendar, Monday to Sunday; a week with nothing but "no class" takes no number. */
function byCalendar(slots: Slot[]): Draft[] {
  const drafts: (Draft & { monday: string })[] = [];
  for (const slot of slots) {
    const current = drafts[drafts.length - 1];
    const monday = mondayOfSlot(slot);
    const known = monday === null ? current : drafts.find((draft) => draft.monday === monday);
    if (known) known.slots.push(slot);
    else if (monday) drafts.push({ monday, printed: { number: 0, date: slot.date?.from ?? null }, slots: [slot] });
  }
  const taught = drafts.filter(({ slots: own }) => !isBreakWeek(own));
  return taught.map(({ slots: own }, i) => ({ printed: { number: i + 1, date: firstDate(own) }, slots: own }));
}

/** Numbered meetings, modules and units without dates take the place of weeks. */
function byOrder(slots: Slot[]): Draft[] {
  const drafts: Draft[] = [];
  slots.forEach((slot, i) => {
    const number = slot.number ?? i + 1;
    const current = drafts[drafts.length - 1];
    if (current && current.printed.number === number) current.slots.push(slot);
    else drafts.push({ printed: { number, date: null }, slots: [slot] });
  });
  return drafts;
}

const dateConfidence: Record<CheckedDate['trust'], number> = { order: 0.97, repaired: 0.6, doubtful: 0.4 };

function startDateOf(draft: Draft, checked: CheckedDate | null, context: DateContext): DayField | null {
  const slot = draft.slots.find((s) => s.date);
  if (!checked || !slot?.date) return null;
  const doubt = doubtOfStart(slot.date, checked, context);
  const confidence = dateConfidence[checked.trust] * doubtfulShare(doubt) * (context.from === 'assumed' ? 0.6 : 1);
  return { value: checked.date, evidence: slot.evidence, confidence, ...(doubt && { doubt }) };
}

const doubtfulShare = (doubt: DateDoubt | null) => (doubt === null ? 1 : doubt.reason === 'day-order' ? 0.5 : 0.9);

function doubtOfStart({ days, from, printed }: CalendarMention, checked: CheckedDate, context: DateContext) {
  if (checked.trust === 'repaired') return { reason: 'sequence' as const, printed, days: [checked.date, from] };
  const [day] = days;
  const doubt = day ? doubtOf(day, printed, context) : null;
  return doubt?.reason === 'no-such-day' ? null : doubt;
}

const sessionOf = (slot: Slot): ScheduleSession => ({
  date: sessionDay(slot.date),
  unit: slot.unit !== null && isScheduleTitle(slot.unit) ? null : slot.unit,
  entries: slot.entries,
});

/** The break that a week consists of, as printed, or null. */
function breakNameOf(slots: Slot[]): string | null {
  return isBreakWeek(slots) ? (linesOf(slots).find(isBreakLine) ?? null) : null;
}

function lastDateOf(slots: Slot[]): string | null {
  const ends = slots.flatMap((slot) => (slot.date ? [slot.date.to] : []));
  return ends.length ? (ends.sort()[ends.length - 1] ?? null) : null;
}

/** A date that was put right moves its sessions along. */
function moveSlots(draft: Draft, checked: CheckedDate | null): Slot[] {
  const slot = draft.slots.find((s) => s.date);
  if (checked?.trust !== 'repaired' || !slot?.date) return draft.slots;
  const date = { ...slot.date, from: checked.date, to: checked.date, dates: [checked.date], kind: 'day' as const };
  const entries = slot.entries.map((entry) => (entry.date ? { ...entry, date: checked.date } : entry));
  return draft.slots.map((s) => (s === slot ? { ...slot, date, entries } : s));
}

/** Puts parts without a number where their date falls, and leaves the rest outside: finals, later deadlines. */
function placeApart(apart: Slot[], weeks: ScheduleWeek[]): ScheduleEntry[] {
  const outside: ScheduleEntry[] = [];
  for (const slot of apart) {
    if (isOnlyBreak(linesOf([slot]))) continue;
    const day = slot.date?.to;
    const week = day
      ? weeks.find(
          (w) => w.startDate && day >= mondayOf(w.startDate.value) && day <= addDays(mondayOf(w.startDate.value), 6),
        )
      : undefined;
    if (week) week.sessions.push({ date: day ?? null, unit: null, entries: slot.entries });
    else outside.push(...slot.entries);
  }
  return outside;
}

/**
 * Turns the slots of the schedule into weeks: numbered as printed, else by the calendar, else in order, as the numbered
 * days of a course of a week or two are.
 */
export function assembleWeeks(slots: Slot[], context: DateContext): AssembledSchedule {
  const apart = slots.filter((slot) => slot.kind === 'apart');
  const opened = slots.filter((slot) => slot.kind !== 'apart');
  const numbered = new Set(opened.flatMap((s) => (s.kind === 'week' && s.number !== null ? [s.number] : []))).size >= 2;
  const dated = opened.filter((slot) => slot.date).length >= 2;
  const intensive = !numbered && isIntensive(opened);
  const drafts = numbered ? byPrintedNumber(opened) : dated && !intensive ? byCalendar(opened) : byOrder(opened);
  const numbers = repairNumbers(drafts.map((draft) => draft.printed));
  const checked = checkDates(drafts.map((draft) => firstDate(draft.slots)));
  const weeks = drafts.map((draft, i): ScheduleWeek => {
    const own = moveSlots(draft, checked[i] ?? null);
    return {
      number: numbers[i] ?? i + 1,
      startDate: startDateOf(draft, checked[i] ?? null, context),
      endDate: lastDateOf(own),
      confidence: numbered ? 0.97 : dated ? 0.93 : 0.75,
      breakName: breakNameOf(own),
      sessions: own.filter((slot) => slot.entries.length > 0 || sessionDay(slot.date)).map(sessionOf),
    };
  });
  return { weeks, asPrinted: numbered || intensive, outside: placeApart(apart, weeks) };
}
