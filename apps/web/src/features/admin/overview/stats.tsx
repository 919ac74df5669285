import type { ReactNode } from 'react';
import { Sparkline } from './sparkline.tsx';

export interface Stat {
  label: string;
  value: string;
  detail: ReactNode;
  /** Drawn small beside it. */
  trend?: readonly number[];
}

/** The few numbers that come first. The first one takes the whole width of a phone. */
export function Stats({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <section aria-label={label} className="@container rounded-lg border bg-surface">
      <dl className="-m-px grid grid-cols-2 overflow-hidden rounded-lg lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
        {stats.map(({ label: name, value, detail, trend }) => (
          <div key={name} className="min-w-0 border-t border-s px-4 py-3 odd:first:max-lg:col-span-full md:px-5">
            <dt className="text-muted text-xs">{name}</dt>
            <dd className="font-serif text-[1.75rem] leading-9 tracking-tight [font-variant-numeric:lining-nums_tabular-nums]">
              {value}
            </dd>
            <dd className="flex min-h-6 justify-between gap-2 text-secondary text-xs">
              <span>{detail}</span>
              {trend && <Sparkline values={trend} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
