import type { MemoryState } from '@weekwise/domain/spaced-repetition.ts';
import { daysBetween } from '../dates/calendar.ts';
import { finalDays } from './exam-retention.ts';

/** A card that might be asked today. */
export interface QueueCandidate {
  id: string;
  state: MemoryState;
  due: Date;
  /** `YYYY-MM-DD`; see `dueDay`. */
  dueDay: string;
  /** Probability that it is recalled now; 0 while new. */
  recall: number;
  /** Cards with the same one say the same thing in two ways. */
  sibling: string;
  /** `YYYY-MM-DD` of the next exam that the card is part of. */
  exam: string | null;
  /** A question that was answered wrong: it comes before what was never seen. */
  missed: boolean;
  /** Where the course has it: week, then place within the week. */
  position: readonly [week: number, item: number];
}

export interface QueueLimits {
  /** New cards and reviews that a day may bring. */
  newPerDay: number;
  reviewsPerDay: number;
  /** How many of them the student had today. */
  newDone: number;
  reviewsDone: number;
  /** Siblings of cards that were asked today. */
  askedToday: ReadonlySet<string>;
}

export interface Queue {
  /** In the order in which they are asked. */
  ids: string[];
  counts: { learning: number; review: number; new: number };
  /** Left for another day: beyond the daily limits, or because a sibling is asked today. */
  held: { overLimit: number; siblings: number };
  /** When the next card of the steps of learning is to be asked, where none of them is now. */
  nextStepAt: Date | null;
}

/** So much before its minute a step of learning may be asked, where nothing else is left. */
const learnAheadMinutes = 20;

/**
 * What is to be asked now, over all folders. First the steps of learning whose minute has come; then reviews, the
 * likeliest to be forgotten first, with new cards spread evenly among them: missed questions, then the nearest exam,
 * then the course's order. One of several siblings a day, except in the last days before their exam. The same cards
 * always give the same order.
 */
export function buildQueue(
  candidates: readonly QueueCandidate[],
  { now, today }: { now: Date; today: string },
  limits: QueueLimits,
): Queue {
  const steps = candidates
    .filter(({ state }) => state === 'learning' || state === 'relearning')
    .sort((x, y) => x.due.getTime() - y.due.getTime() || byId(x, y));
  const stepsNow = steps.filter(({ due }) => due <= now);
  const reviews = candidates
    .filter((card) => card.state === 'review' && card.dueDay <= today)
    .sort((x, y) => x.recall - y.recall || byId(x, y));
  const fresh = candidates.filter(({ state }) => state === 'new').sort(byCourse);

  const asked = new Set([...limits.askedToday, ...steps.map(({ sibling }) => sibling)]);
  const isSpaced = (card: QueueCandidate): boolean => {
    const isLastChance = card.exam !== null && daysBetween(today, card.exam) <= finalDays;
    if (asked.has(card.sibling) && !isLastChance) return false;
    asked.add(card.sibling);
    return true;
  };
  const spacedReviews = reviews.filter(isSpaced);
  const spacedFresh = fresh.filter(isSpaced);
  const reviewsLeft = Math.max(0, limits.reviewsPerDay - limits.reviewsDone);
  const newLeft = Math.max(0, limits.newPerDay - limits.newDone);
  const reviewsNow = spacedReviews.slice(0, reviewsLeft);
  const freshNow = spacedFresh.slice(0, newLeft);

  const rest = interleave(reviewsNow, freshNow);
  const ahead = new Date(now.getTime() + learnAheadMinutes * 60_000);
  const stepsAhead = rest.length + stepsNow.length === 0 ? steps.filter(({ due }) => due <= ahead) : [];
  const order = [...stepsNow, ...rest, ...stepsAhead];
  const nextStep = steps.find(({ id }) => !order.some((card) => card.id === id));
  return {
    ids: order.map(({ id }) => id),
    counts: { learning: steps.length, review: reviewsNow.length, new: freshNow.length },
    held: {
      overLimit: spacedReviews.length - reviewsNow.length + spacedFresh.length - freshNow.length,
      siblings: reviews.length - spacedReviews.length + fresh.length - spacedFresh.length,
    },
    nextStepAt: stepsNow.length > 0 ? null : (nextStep?.due ?? null),
  };
}

const byId = (x: { id: string }, y: { id: string }): number => (x.id < y.id ? -1 : x.id > y.id ? 1 : 0);

function byCourse(x: QueueCandidate, y: QueueCandidate): number {
  const [exam, other] = [x.exam ?? '9999', y.exam ?? '9999'];
  return (
    Number(y.missed) - Number(x.missed) ||
    exam.localeCompare(other) ||
    x.position[0] - y.position[0] ||
    x.position[1] - y.position[1] ||
    byId(x, y)
  );
}

/** The second list spread evenly over the first, both in their order. */
function interleave<T>(first: readonly T[], second: readonly T[]): T[] {
  const places = [
    ...first.map((value, i) => ({ value, place: (i + 0.5) / first.length, list: 0 })),
    ...second.map((value, i) => ({ value, place: (i + 0.5) / second.length, list: 1 })),
  ];
  return places.sort((x, y) => x.place - y.place || x.list - y.list).map(({ value }) => value);
}
