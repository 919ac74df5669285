import { t } from '@lingui/core/macro';
import { type KeyboardEvent, lazy, type PointerEvent, Suspense, useState } from 'react';
import { breakpoints, useMediaQuery } from '../../../lib/use-media-query.ts';
import { type Bar, barsOf, daysPerBar, type Series, sayBar } from './bars.ts';
import { axisWidth, heights } from './chart-size.ts';
import { Legend } from './legend.tsx';

// The library for charts is a chunk of its own: the numbers are there before it.
const StackedBars = lazy(async () => ({ default: (await import('./bar-chart.tsx')).StackedBars }));

export interface ChartProps {
  /** "Cost": names the chart. */
  label: string;
  dates: readonly string[];
  series: readonly Series[];
  /** Numbers of several days in one bar: their sum, or what they are in the middle. */
  as?: 'sum' | 'mean';
  say: (value: number) => string;
  sayAxis: (value: number) => string;
  /** What is counted comes in no parts: the axis has whole numbers alone. */
  whole?: boolean;
  size?: keyof typeof heights;
}

/**
 * Bars over a range of days. The legend reads out the bar under the mouse, finger or arrow keys; nothing covers the
 * bars.
 */
export function Chart({ label, dates, series, as = 'sum', say, sayAxis, whole = false, size = 'large' }: ChartProps) {
  const narrow = !useMediaQuery(breakpoints.md);
  const [at, setAt] = useState<number | null>(null);
  const perBar = daysPerBar(dates.length, narrow);
  const bars = barsOf(dates, series, perBar, as);
  const read = at === null ? null : (bars[at] ?? null);
  const height = heights[size][narrow ? 'narrow' : 'wide'];

  const barUnder = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const place = (clientX - left - axisWidth) / (width - axisWidth);
    setAt(place < 0 || place >= 1 ? null : Math.floor(place * bars.length));
  };
  const step = (event: KeyboardEvent) => {
    const last = bars.length - 1;
    const next = { ArrowLeft: (at ?? bars.length) - 1, ArrowRight: (at ?? -1) + 1, Home: 0, End: last }[event.key];
    if (event.key === 'Escape') setAt(null);
    if (next === undefined) return;
    event.preventDefault();
    setAt(Math.max(0, Math.min(last, next)));
  };
  const spoken = (bar: Bar) =>
    `${sayBar(bar)}: ${say(bar.total)}. ${series.map((one, index) => `${one.label} ${say(bar.values[index] ?? 0)}`).join(', ')}`;
  const now = at ?? bars.length - 1;
  const current = bars[now];
  const legend = <Legend label={label} series={series} bars={bars} read={read} perBar={perBar} as={as} say={say} />;
  if (bars.every(({ total }) => total === 0))
    return (
      <>
        {legend}
        <p
          style={{ minHeight: height }}
          className="grid place-items-center rounded-md border border-dashed text-muted text-sm"
        >{t`Nothing in these days.`}</p>
      </>
    );
  return (
    <>
      {legend}
      <div
        role="slider"
        tabIndex={0}
        aria-label={t`${label}, bar by bar`}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, bars.length - 1)}
        aria-valuenow={Math.max(0, now)}
        aria-valuetext={current ? spoken(current) : t`No day`}
        onPointerMove={barUnder}
        onPointerDown={barUnder}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setAt(null)}
        onKeyDown={step}
        onBlur={() => setAt(null)}
        className="relative touch-pan-y rounded-sm"
        style={{ height }}
      >
        {read && (
          <span
            aria-hidden="true"
            className="absolute top-2 bottom-6 bg-hover"
            style={{
              left: `calc(${axisWidth}px + (100% - ${axisWidth}px) * ${now / bars.length})`,
              width: `calc((100% - ${axisWidth}px) / ${bars.length})`,
            }}
          />
        )}
        <div aria-hidden="true" className="pointer-events-none absolute inset-0">
          <Suspense>
            <StackedBars bars={bars} series={series} height={height} sayAxis={sayAxis} whole={whole} />
          </Suspense>
        </div>
      </div>
    </>
  );
}
