import { type CalendarDate, formatDate } from '../../../lib/dates.ts';
import { count } from '../../../lib/text.ts';
import type { Card } from './card.ts';
import type { ReviewQueue } from './cards.queries.ts';

/** The headline of the queue: "12 cards to review", "Nothing due". */
export const queueHeadline = ({ total }: Pick<ReviewQueue, 'total'>): string =>
  total === 0 ? 'Nothing is due' : `${count(total, 'card')} to review`;

/** "3 being learnt, 7 to review, 2 new", without what there is none of. */
export function sayCounts({ counts }: Pick<ReviewQueue, 'counts'>): string {
  const parts = [
    counts.learning > 0 && `${counts.learning} being learnt`,
    counts.review > 0 && `${counts.review} to repeat`,
    counts.new > 0 && `${counts.new} new`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** The first day on which one of these is to be asked; null where none ever is. */
export function nextDueDay(cards: readonly Card[], today: CalendarDate): CalendarDate | null {
  const days = cards.filter(({ suspended, state }) => !suspended && state !== 'new').map(({ dueDay }) => dueDay);
  return days.filter((day) => day > today).toSorted()[0] ?? null;
}

/** When something is to be done again, where nothing is now. */
export function sayNext(queue: Pick<ReviewQueue, 'nextStepAt' | 'overLimit'>, nextDay: CalendarDate | null): string {
  if (queue.nextStepAt) {
    const time = new Date(queue.nextStepAt).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
    return `The next card comes back at ${time}.`;
  }
  if (queue.overLimit > 0)
    return `${count(queue.overLimit, 'card')} ${queue.overLimit === 1 ? 'waits' : 'wait'} for tomorrow: today’s limit is reached.`;
  if (nextDay) return `Nothing is due until ${formatDate(nextDay, 'full')}.`;
  return 'Cards come from the activities of your weeks, and from questions you missed.';
}
