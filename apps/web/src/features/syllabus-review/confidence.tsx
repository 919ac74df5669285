import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { confidenceLevel } from '../../ui/marks.tsx';

const looks = {
  clear: { word: t`Clear`, bars: 3, text: 'text-success', bar: 'bg-accent-success' },
  check: { word: t`Check`, bars: 2, text: 'text-warning', bar: 'bg-accent-warning' },
  unsure: { word: t`Unsure`, bars: 1, text: 'text-danger', bar: 'bg-accent-danger' },
} as const;
const heights = ['h-1.25', 'h-2', 'h-2.75'];

/**
 * How sure the reading is: bars, a word and the number, never colour alone. What stands with a date in doubt is not
 * clear, however sure the rest of it.
 */
export function Confidence({ value, inDoubt }: { value: number; inDoubt: boolean }) {
  const level = confidenceLevel(value);
  const look = looks[inDoubt && level === 'clear' ? 'check' : level];
  return (
    <span className={clsx('inline-flex items-center gap-1.5 font-medium text-xs', look.text)}>
      <span aria-hidden="true" className="inline-flex items-end gap-0.5">
        {heights.map((height, i) => (
          <i key={height} className={clsx('w-1 rounded-[1px]', height, i < look.bars ? look.bar : 'bg-track')} />
        ))}
      </span>
      {look.word}
      <span className="tabular font-normal text-muted">{value.toFixed(2)}</span>
    </span>
  );
}
