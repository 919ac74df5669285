import { t } from '@lingui/core/macro';
import { explainDoubt } from '../../lib/date-doubt.ts';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import type { Decision } from './review.queries.ts';
import type { ReviewItem } from './review-item.ts';

/** A date in doubt: why, and each day that it can be, one press away. */
export function DateChoices({ item, onDecide }: { item: ReviewItem; onDecide: (decision: Decision) => void }) {
  const { id, doubt, kind } = item;
  if (!doubt) return null;
  const field = kind === 'week' ? 'startDate' : 'dueDate';
  return (
    <div className="mt-1.5 space-y-1.5 border-s-2 ps-3 text-secondary text-sm">
      <p className="break-words">{explainDoubt(doubt)}</p>
      {doubt.days.length > 0 && (
        <p className="tabular flex flex-wrap gap-1.5">
          {doubt.days.map((day) => {
            const said = `${formatDate(day, 'weekday')}, ${formatDate(day, 'withYear')}`;
            return (
              <Button
                key={day}
                size="sm"
                aria-label={t`Use ${said}`}
                onClick={() => onDecide({ do: 'correct', itemId: id, values: { [field]: day } })}
              >
                {said}
              </Button>
            );
          })}
        </p>
      )}
    </div>
  );
}
