import { formatShare } from '../../lib/text.ts';
import { Meter } from '../../ui/meter.tsx';
import { type Mastery, sayMastery } from './progress.ts';

/** How well something is known: a bar, a figure and a word. */
export function MasteryBar({ of, label }: { of: Mastery; label: string }) {
  return (
    <div className="flex items-center gap-3">
      <Meter label={`${label}: ${sayMastery(of)}`} value={of.mastery} className="w-24 shrink-0 md:w-32" />
      <span className="tabular w-36 shrink-0 text-secondary text-xs">
        {of.tried > 0 && `${formatShare(of.mastery)} · `}
        {sayMastery(of)}
      </span>
    </div>
  );
}
