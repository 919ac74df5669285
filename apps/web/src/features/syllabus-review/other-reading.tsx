import { t } from '@lingui/core/macro';
import { Button } from '../../ui/button.tsx';
import { print } from './describe-item.ts';
import { formFields } from './field-forms.ts';
import type { WeekChoice } from './item-form.tsx';
import type { Decision } from './review.queries.ts';
import type { ReviewItem, Value } from './review-item.ts';

const foundBy = {
  engine: t`Only the offline engine found this.`,
  model: t`Only the language model found this.`,
} as const;

/** What the engine and a language model read differently, for the student to choose. */
export function OtherReading({
  item,
  weeks,
  onDecide,
}: {
  item: ReviewItem;
  weeks: readonly WeekChoice[];
  onDecide: (decision: Decision) => void;
}) {
  const { second } = item;
  if (!second || (second.foundBy === 'both' && second.otherwise.length === 0)) return null;
  return (
    <div className="mt-1.5 space-y-1.5 border-s-2 ps-3 text-secondary text-sm">
      {second.foundBy !== 'both' && <p>{foundBy[second.foundBy]}</p>}
      {second.otherwise.map(({ field, value }) => {
        const choice = choiceOf(item, weeks, field, value);
        const said = `${labelOf(item, field)} ${print(value)}`;
        return (
          <p key={field} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="tabular min-w-0 break-words">{t`The language model reads: ${said}`}</span>
            {choice && (
              <Button size="sm" aria-label={t`Use ${said}`} onClick={() => onDecide(choice)}>{t`Use this`}</Button>
            )}
          </p>
        );
      })}
    </div>
  );
}

function labelOf({ kind }: ReviewItem, field: string): string {
  return field === 'week' ? t`Week` : (formFields[kind].find(({ name }) => name === field)?.label ?? field);
}

/** null where the week it names is not in the plan. */
function choiceOf(item: ReviewItem, weeks: readonly WeekChoice[], field: string, value: Value): Decision | null {
  if (field !== 'week') return { do: 'correct', itemId: item.id, values: { [field]: value } };
  const week = weeks.find(({ label }) => label === `Week ${value}`);
  return week ? { do: 'move', itemId: item.id, weekId: week.weekId } : null;
}
