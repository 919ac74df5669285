import { plural, t } from '@lingui/core/macro';
import { languageTag } from '#lingui';
import { type CalendarDate, formatDate } from '../../../lib/dates.ts';
import { inLine } from '../../../lib/text.ts';
import type { Card } from './card.ts';
import type { ReviewQueue } from './cards.queries.ts';

/** The headline of the queue: "12 cards to review", "Nothing due". */
export const queueHeadline = ({ total }: Pick<ReviewQueue, 'total'>): string =>
  total === 0 ? t`Nothing is due` : t`${plural(total, { one: '# card', other: '# cards' })} to review`;

/** How many steps of learning are to be asked now; the others of today wait for their minute. */
const learningNow = ({ total, counts }: Pick<ReviewQueue, 'total' | 'counts'>): number =>
  Math.max(0, total - counts.review - counts.new);

/** What the headline counts, by kind: "3 being learnt, 7 to repeat, 2 new", without what there is none of. */
export function sayCounts(queue: Pick<ReviewQueue, 'total' | 'counts'>): string {
  const { counts } = queue;
  const parts = [
    learningNow(queue) > 0 && t`${learningNow(queue)} being learnt`,
    counts.review > 0 && t`${counts.review} to repeat`,
    counts.new > 0 && t`${counts.new} new`,
  ];
  return inLine(parts);
}

/** What comes back within the day, beyond what the headline counts. */
export function sayLater(queue: Pick<ReviewQueue, 'total' | 'counts'>): string | null {
  const later = queue.counts.learning - learningNow(queue);
  return later > 0 ? plural(later, { one: '# comes back soon', other: '# come back soon' }) : null;
}

/** The first day on which one of these is to be asked; null where none ever is. */
export function nextDueDay(cards: readonly Card[], today: CalendarDate): CalendarDate | null {
  const days = cards.filter(({ suspended, state }) => !suspended && state !== 'new').map(({ dueDay }) => dueDay);
  return days.filter((day) => day > today).toSorted()[0] ?? null;
}

/** When something is to be done again, where nothing is now. */
export function sayNext(queue: Pick<ReviewQueue, 'nextStepAt' | 'overLimit'>, nextDay: CalendarDate | null): string {
  if (queue.nextStepAt) {
    const time = new Date(queue.nextStepAt).toLocaleTimeString(languageTag(), { hour: 'numeric', minute: '2-digit' });
    return t`The next card comes back at ${time}.`;
  }
  if (queue.overLimit > 0)
    return plural(queue.overLimit, {
      one: '# card waits for tomorrow: today’s limit is reached.',
      other: '# cards wait for tomorrow: today’s limit is reached.',
    });
  if (nextDay) return t`Nothing is due until ${formatDate(nextDay, 'full')}.`;
  return t`Cards come from the activities of your weeks, and from questions you missed.`;
}
