import { mondayOf } from '../../../dates/calendar.ts';
import type { Assignment, Course } from '../../course.ts';
import type { ExpectedCourse, ExpectedWeek, ExpectedWork } from './expected-course.ts';

/** How well a course was read: each figure in [0, 1]. */
export interface PlanScore {
  /** F1 of the topics, paired by week. */
  topics: number;
  /** F1 of the readings, paired by week and title. */
  readings: number;
  /** F1 of the work, paired by title in the whole course. */
  work: number;
  /** Share of the found pieces of work whose due date is right; null where none was found. */
  dueDates: number | null;
  /** Share of course name and teacher that is right. */
  course: number;
  /** The mean of topics, readings and work, where work with a wrong date counts half. */
  plan: number;
}

/** Compares what was read with what a careful reader would take from the same syllabus. */
export function scorePlan(read: Course, expected: ExpectedCourse): PlanScore {
  const topics = new Counts();
  const readings = new Counts();
  for (const [week, found] of pairWeeks(expected.weeks, read.weeks)) {
    const topic = found?.topic?.value;
    topics.add(week?.topic && topic && sameTopic(week.topic, topic) ? 1 : 0, topic ? 1 : 0, week?.topic ? 1 : 0);
    const titles = (found?.readings ?? []).map(({ title }) => title);
    const wanted = week?.readings ?? [];
    const hits = pairs(wanted, titles, (a, b) => Math.max(...a.titles.map((title) => likeness(title, b))), 0.55);
    readings.add(hits.length, titles.length, wanted.length);
  }
  const answers = [...read.weeks.flatMap((week) => week.assignments), ...read.assignmentsOutsideSchedule];
  const hits = pairs(expected.work, answers, workLikeness, 0.5);
  const spared = expected.work.filter((piece) => !piece.required && !hits.some(([hit]) => hit === piece)).length;
  const work = new Counts();
  work.add(hits.length, answers.length, expected.work.length - spared);
  const late = hits.filter(([piece, answer]) => piece.dueDate !== answer.dueDate).length;
  const name = read.name && likeness(expected.name, read.name.value) >= 0.7 ? 0.5 : 0;
  const professor = read.instructor && likeness(expected.professor, read.instructor.value) >= 0.6 ? 0.5 : 0;
  return {
    topics: topics.f1(),
    readings: readings.f1(),
    work: work.f1(),
    dueDates: hits.length > 0 ? 1 - late / hits.length : null,
    course: name + professor,
    plan: (topics.f1() + readings.f1() + work.f1(late / 2)) / 3,
  };
}

/** Found, answered and wanted items of one kind. */
class Counts {
  private found = 0;
  private answered = 0;
  private wanted = 0;

  add(found: number, answered: number, wanted: number): void {
    this.found += found;
    this.answered += answered;
    this.wanted += wanted;
  }

  /** F1, where `lost` found items do not count; 1 where there was nothing to find and nothing was found. */
  f1(lost = 0): number {
    const all = this.answered + this.wanted;
    return all === 0 ? 1 : (2 * (this.found - lost)) / all;
  }
}

type ReadWeek = Course['weeks'][number];

/** Weeks of the same calendar week, then of the same number; those without a partner stand alone. */
function pairWeeks(wanted: readonly ExpectedWeek[], read: readonly ReadWeek[]): [ExpectedWeek?, ReadWeek?][] {
  const left = new Set(read);
  const take = (test: (week: ReadWeek) => boolean): ReadWeek | undefined => {
    const found = [...left].find(test);
    if (found) left.delete(found);
    return found;
  };
  const paired = new Map<ExpectedWeek, ReadWeek | undefined>();
  for (const week of wanted) {
    const monday = week.startDate && mondayOf(week.startDate);
    if (monday)
      paired.set(
        week,
        take(({ startDate }) => startDate !== null && mondayOf(startDate.value) === monday),
      );
  }
  for (const week of wanted) {
    if (!paired.get(week)) {
      paired.set(
        week,
        take(({ number, startDate }) => number === week.number && !(startDate && week.startDate)),
      );
    }
  }
  return [...paired, ...[...left].map((week): [undefined, ReadWeek] => [undefined, week])];
}

function workLikeness(wanted: ExpectedWork, answer: Assignment): number {
  const [few, many] = [wanted.title, answer.title].map(numbersOf).sort((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  if (!few.every((number) => many.includes(number))) return 0;
  const like = likeness(wanted.title, answer.title);
  // Of two pieces with the same title the date tells which is which.
  return like >= 0.5 && wanted.dueDate === answer.dueDate ? like + 0.01 : like;
}

const numbersOf = (text: string): string[] => text.match(/\d+/g) ?? [];
const sameTopic = (wanted: string, answer: string): boolean =>
  dice(wanted, answer) >= 0.5 || containment(wanted, answer) >= 0.8;

/** Overlap of words, raised where one text has nearly all the words of the other. */
function likeness(a: string, b: string): number {
  const overlap = dice(a, b);
  return containment(a, b) >= 0.85 && overlap >= 0.35 ? Math.max(overlap, 0.6) : overlap;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Dice overlap of two multisets of words. */
function dice(a: string, b: string): number {
  const [x, y] = [wordsOf(a), wordsOf(b)];
  const rest = [...y];
  const shared = x.filter((word) => rest.includes(word) && rest.splice(rest.indexOf(word), 1)).length;
  return x.length + y.length === 0 ? 0 : (2 * shared) / (x.length + y.length);
}

/** Share of the words of the shorter text that the other has. */
function containment(a: string, b: string): number {
  const [few, many] = [new Set(wordsOf(a)), new Set(wordsOf(b))].sort((x, y) => x.size - y.size) as [
    Set<string>,
    Set<string>,
  ];
  return few.size === 0 ? 0 : [...few].filter((word) => many.has(word)).length / few.size;
}

/** Pairs one to one, the most alike first. */
function pairs<A, B>(
  wanted: readonly A[],
  answers: readonly B[],
  like: (a: A, b: B) => number,
  least: number,
): [A, B][] {
  const all = wanted.flatMap((a, i) => answers.map((b, j) => ({ a, b, i, j, like: like(a, b) })));
  const [usedA, usedB] = [new Set<number>(), new Set<number>()];
  return all
    .filter((pair) => pair.like >= least)
    .sort((x, y) => y.like - x.like)
    .filter(({ i, j }) => !usedA.has(i) && !usedB.has(j) && usedA.add(i) && usedB.add(j))
    .map(({ a, b }) => [a, b]);
}
