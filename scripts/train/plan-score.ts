import { mondayOf } from '@weekwise/engine/dates/calendar.ts';
import type { Assignment, Course, Reading, Week } from '@weekwise/engine/syllabus/course.ts';
import { containment, dice, pairUp, titleLikeness, wordsOf } from './alike.ts';
import { type Gold, type GoldItem, type GoldWeek, renderings } from './labelled.ts';

/** Each item of a plan with whether the labels have it; `due` is absent where the labels give no date. */
export interface JudgedPlan {
  /** The mean F1 of topics, readings and assignments, in [0, 1]; an assignment with a wrong due date counts half. */
  score: number;
  topics: { week: Week; right: boolean }[];
  readings: { week: Week; reading: Reading; right: boolean }[];
  assignments: { assignment: Assignment; right: boolean; due?: boolean }[];
}

const textsOf = (item: object, field: string) => renderings(item, field).filter((text) => text !== null);
const numbersOf = (text: string | null | undefined): string[] => (text ?? '').match(/\d+/g) ?? [];

/** "Homework 3" is not "Homework 4": the numbers of the title with fewer stand in the other, in order. */
function numbersAgree(a: string, b: string): boolean {
  const [few = [], many = []] = [numbersOf(a), numbersOf(b)].sort((x, y) => x.length - y.length);
  let at = 0;
  for (const number of few) {
    at = many.indexOf(number, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

const likeness = (gold: GoldItem, title: string) =>
  Math.max(0, ...textsOf(gold, 'title').map((text) => titleLikeness(text, title)));

function sameWork(gold: GoldItem, found: Assignment): number {
  if (textsOf(gold, 'title').every((text) => !numbersAgree(text, found.title))) return 0;
  const value = likeness(gold, found.title);
  return value >= 0.5 && found.dueDate && renderings(gold, 'due_date').includes(found.dueDate) ? value + 0.01 : value;
}

const f1 = ([right, wrong, missed]: [number, number, number]) =>
  right > 0 ? (2 * right) / (2 * right + wrong + missed) : wrong + missed > 0 ? 0 : 1;

/** The week that was read for each labelled one: of the same calendar week, else of the same number. */
export function pairWeeks<W extends Pick<Week, 'number' | 'startDate'>>(
  gold: Gold,
  weeks: readonly W[],
): Map<GoldWeek, W> {
  const left = new Set(weeks);
  const pairs = new Map<GoldWeek, W>();
  const dayOf = (date: string) => (gold.year_not_stated ? date.slice(5) : mondayOf(date));
  const take = (own: GoldWeek, test: (week: W) => boolean) => {
    const found = pairs.has(own) ? undefined : [...left].find(test);
    if (!found) return;
    left.delete(found);
    pairs.set(own, found);
  };
  for (const own of gold.weeks ?? [])
    take(own, ({ startDate }) =>
      textsOf(own, 'start_date').some((date) => startDate !== null && dayOf(date) === dayOf(startDate.value)),
    );
  for (const own of gold.weeks ?? [])
    take(own, (week) => week.number === own.week_number && (!own.start_date || !week.startDate));
  for (const own of gold.weeks ?? []) take(own, (week) => week.number === own.week_number);
  return pairs;
}

const skips = (place: { do_not_score?: string[] }, field: string) => (place.do_not_score ?? []).includes(field);

/** The work that the labels name, in the order of the weeks, that outside them last. */
const worksOf = (gold: Gold): GoldItem[] => [
  ...(gold.weeks ?? []).flatMap((w) => w.assignments ?? []),
  ...(gold.assignments_outside_schedule ?? []),
];

/** Whether the labels leave open what a text is. */
function undecidedBy(gold: Gold): (title: string) => boolean {
  const undecided = (gold.unsure ?? []).filter((text) => typeof text === 'string');
  return (title) =>
    undecided.some(
      (text) => dice(text, title) >= 0.6 || (wordsOf(title).length > 1 && containment(text, title) >= 0.9),
    );
}

const hasDate = (gold: Gold, own: GoldItem, { dueDate }: Assignment) =>
  renderings(own, 'due_date').some((date) =>
    gold.year_not_stated ? date?.slice(5) === dueDate?.slice(5) : date === dueDate,
  );

/**
 * For each proposed piece of work whether the labels have it, and its date where they give one; null where they leave
 * it open. What the rules do not take is right only where it is labelled work that nothing they take is, and is asked
 * of all.
 */
export function judgeWorks(
  gold: Gold,
  proposals: readonly { assignment: Assignment; taken: boolean }[],
): ({ right: boolean; due?: boolean } | null)[] {
  const wanted = new Set(worksOf(gold));
  const isUndecided = undecidedBy(gold);
  const found = new Map<Assignment, GoldItem>();
  for (const taken of [true, false]) {
    const left = [...wanted];
    const own = proposals.filter((one) => one.taken === taken).map(({ assignment }) => assignment);
    for (const [i, j] of pairUp(left, own, sameWork, 0.5)) {
      const [item, assignment] = [left[i], own[j]];
      if (item && assignment) found.set(assignment, item);
      if (item) wanted.delete(item);
    }
  }
  return proposals.map(({ assignment, taken }) => {
    const item = found.get(assignment);
    if (!item) return isUndecided(assignment.title) ? null : { right: false };
    if (item.optional && !taken) return null;
    return {
      right: true,
      ...(item.due_date && !skips(gold, 'due_date') ? { due: hasDate(gold, item, assignment) } : {}),
    };
  });
}

/** Holds a plan against the labels, much as the scorer beside the project does. */
export function judgePlan(gold: Gold, course: Pick<Course, 'weeks' | 'assignmentsOutsideSchedule'>): JudgedPlan {
  const counts: Record<'topic' | 'reading' | 'assignment', [number, number, number]> = {
    topic: [0, 0, 0],
    reading: [0, 0, 0],
    assignment: [0, 0, 0],
  };
  const judged: JudgedPlan = { score: 0, topics: [], readings: [], assignments: [] };
  const isUndecided = undecidedBy(gold);
  const pairs = pairWeeks(gold, course.weeks);
  const extra = course.weeks.filter((week) => ![...pairs.values()].includes(week));
  const places: [Partial<GoldWeek>, Week | undefined][] = [
    ...(gold.weeks ?? []).map((own): [GoldWeek, Week | undefined] => [own, pairs.get(own)]),
    ...extra.map((week): [Partial<GoldWeek>, Week] => [{}, week]),
  ];
  for (const [own, week] of places) {
    if (!skips(own, 'topic') && !skips(gold, 'topic')) {
      const topic = week?.topic?.value;
      const right = topic
        ? textsOf(own, 'topic').some((text) => dice(text, topic) >= 0.5 || containment(text, topic) >= 0.8)
        : false;
      if (right) counts.topic[0]++;
      else {
        if (topic) counts.topic[1]++;
        if (own.topic) counts.topic[2]++;
      }
      if (week && topic) judged.topics.push({ week, right });
    }
    if (skips(own, 'readings') || skips(gold, 'readings')) continue;
    const [wanted, found] = [own.readings ?? [], week?.readings ?? []];
    const hits = pairUp(wanted, found, (g, f) => likeness(g, f.title), 0.55);
    counts.reading[0] += hits.length;
    counts.reading[2] += wanted.filter(
      (g, i) => !g.optional && !g.graduate_only && !hits.some(([k]) => k === i),
    ).length;
    for (const [j, reading] of found.entries()) {
      const right = hits.some(([, k]) => k === j);
      if (!right && isUndecided(reading.title)) continue;
      if (!right) counts.reading[1]++;
      if (week) judged.readings.push({ week, reading, right });
    }
  }
  const wanted = worksOf(gold);
  const found = [...course.weeks.flatMap((w) => w.assignments), ...course.assignmentsOutsideSchedule];
  const hits = pairUp(wanted, found, sameWork, 0.5);
  let late = 0;
  counts.assignment[0] += hits.length;
  counts.assignment[2] += wanted.filter((g, i) => !g.optional && !hits.some(([k]) => k === i)).length;
  for (const [j, assignment] of found.entries()) {
    const hit = hits.find(([, k]) => k === j);
    const own = hit && wanted[hit[0]];
    if (!own) {
      if (isUndecided(assignment.title)) continue;
      counts.assignment[1]++;
      judged.assignments.push({ assignment, right: false });
    } else if (!own.due_date || skips(gold, 'due_date')) judged.assignments.push({ assignment, right: true });
    else {
      const due = hasDate(gold, own, assignment);
      if (!due) late += 0.5;
      judged.assignments.push({ assignment, right: true, due });
    }
  }
  const [right, wrong, missed] = counts.assignment;
  const has = {
    topic: (gold.weeks ?? []).some((week) => week.topic),
    reading: (gold.weeks ?? []).some((week) => week.readings?.length),
    assignment: wanted.length > 0,
  };
  const parts = (['topic', 'reading', 'assignment'] as const)
    .filter((kind) => counts[kind].some((count) => count > 0))
    .map((kind) => {
      if (!has[kind]) return Math.max(0, 1 - counts[kind][1] / 4);
      return f1(kind === 'assignment' ? [right - late, wrong + late, missed + late] : counts[kind]);
    });
  judged.score = parts.length ? parts.reduce((a, b) => a + b, 0) / parts.length : 1;
  return judged;
}
