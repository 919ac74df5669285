import { t } from '@lingui/core/macro';
import { formatDateRange } from '../../../lib/dates.ts';
import { type Bar, barUnits, colourAt, type Series, sayBar } from './bars.ts';

/** What the colours mean, with the numbers of the bar that is read, or of the whole range. */
export function Legend({
  label,
  series,
  bars,
  read,
  perBar,
  as,
  say,
}: {
  label: string;
  series: readonly Series[];
  bars: readonly Bar[];
  read: Bar | null;
  perBar: 1 | 7 | 30;
  as: 'sum' | 'mean';
  say: (value: number) => string;
}) {
  const totals = bars.map(({ total }) => total);
  const over = (values: number[]) => {
    const sum = values.reduce((total, value) => total + value, 0);
    return as === 'sum' ? sum : sum / Math.max(1, values.length);
  };
  const [first, last] = [bars[0], bars.at(-1)];
  const range = first && last ? formatDateRange(first.from, last.to) : '';
  return (
    <div className="mb-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-xs">
      <p className="tabular text-secondary text-sm">
        {read ? sayBar(read) : range}
        {as === 'mean' && (!read || perBar > 1) && t`, a day`}:{' '}
        <b className="font-medium text-primary">{say(read ? read.total : over(totals))}</b>
      </p>
      {series.length > 1 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 md:ml-auto">
          {series.map((one, at) => (
            <li key={one.key} className="flex min-w-0 items-center gap-1.5 text-secondary">
              <span aria-hidden="true" className="size-2 shrink-0 rounded-[2px]" style={{ background: colourAt(at) }} />
              <span className="max-w-48 truncate">{one.label}</span>
              <b className="tabular font-medium text-primary">
                {say(read ? (read.values[at] ?? 0) : over(bars.map(({ values }) => values[at] ?? 0)))}
              </b>
            </li>
          ))}
        </ul>
      )}
      <p className="sr-only">
        {t`${label} per ${barUnits[perBar]}, ${range}: between ${say(Math.min(...totals))} and ${say(Math.max(...totals))}.`}
      </p>
      {perBar > 1 && (
        <p className="w-full text-muted">{perBar === 7 ? t`One bar is a week.` : t`One bar is 30 days.`}</p>
      )}
    </div>
  );
}
