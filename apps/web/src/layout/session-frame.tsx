import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import X from 'lucide-react/icons/x';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { Keys } from '../ui/kbd.tsx';

/** How one step of a session went: gone well, gone wrong, the one on screen, or still to come. */
export type Tick = 'done' | 'missed' | 'now' | 'ahead';

const looks: Record<Tick, string> = {
  done: 'h-1.5 bg-accent-primary',
  // Half as high and not only of another colour.
  missed: 'h-1.5 bg-[linear-gradient(0deg,var(--syllabus-accent-primary)_50%,var(--syllabus-background-track)_50%)]',
  now: 'h-3 shadow-[inset_0_0_0_1.5px_var(--syllabus-accent-primary)]',
  ahead: 'h-1.5 bg-track',
};

/** One mark for each step, and the same in words. */
export function TickProgress({ label, ticks, at }: { label: string; ticks: readonly Tick[]; at: number }) {
  const said = t`${Math.min(at + 1, ticks.length)} of ${ticks.length}`;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={ticks.length}
        aria-valuenow={Math.min(at + 1, ticks.length)}
        aria-valuetext={said}
        className={clsx('flex h-3 min-w-0 flex-1 items-end', ticks.length > 30 ? 'gap-px' : 'gap-[3px]')}
      >
        {ticks.map((tick, index) => (
          <span key={index} className={clsx('min-w-0 flex-1 rounded-[1.5px]', looks[tick])} />
        ))}
      </div>
      <span aria-hidden="true" className="tabular shrink-0 text-muted text-xs">
        {said}
      </span>
    </div>
  );
}

/** A key and what it does, for the foot of a session. */
export interface KeyHint {
  /** tinykeys spellings; two are drawn as a range. */
  keys: readonly string[];
  label: string;
}

/**
 * Something done card by card, alone on the screen: where it is and the way out above, one card, what to answer below.
 * On a phone the answers stay at the lower edge, within reach of the thumb.
 */
export function SessionFrame({
  title,
  subtitle,
  progress,
  actions,
  hints = [],
  answers,
  step,
  onLeave,
  children,
}: {
  title: string;
  subtitle?: ReactNode;
  /** `TickProgress`, or nothing once it is over. */
  progress?: ReactNode;
  /** To the right above: undo, edit, more. */
  actions?: ReactNode;
  hints?: readonly KeyHint[];
  /** Below the card: what to answer with. */
  answers?: ReactNode;
  /** What is on the card: another one is seen from its beginning, however far the one before was read. */
  step?: string | number;
  onLeave: () => void;
  children: ReactNode;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [step]);
  return (
    <div className="flex h-dvh flex-col bg-canvas">
      <header className="grid shrink-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 p-2 ps-1 md:min-h-16 md:grid-cols-[minmax(12rem,1fr)_minmax(0,35rem)_minmax(12rem,1fr)] md:gap-6 md:px-6">
        <div className="flex min-w-0 items-center gap-2">
          <IconButton icon={X} label={t`Leave, what you did is kept`} keys="Escape" onClick={onLeave} />
          <div className="min-w-0">
            <h1 className="truncate font-semibold text-base">{title}</h1>
            <p className="line-clamp-2 break-words text-muted text-xs">{subtitle}</p>
          </div>
        </div>
        <div className="min-w-0 max-md:order-last max-md:col-span-2 max-md:px-3">{progress}</div>
        <div className="flex items-center justify-end gap-1">{actions}</div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex min-h-0 w-full max-w-192 flex-1 flex-col gap-3 px-4 pt-1 outline-none md:justify-center md:gap-5 md:px-6 md:py-4"
      >
        <div
          ref={scroller}
          className="-mx-4 min-h-0 overflow-y-auto px-4 pt-1 pb-4 max-md:flex max-md:flex-1 max-md:flex-col"
        >
          {children}
        </div>
        {answers && <div className="shrink-0 pb-[max(1rem,env(safe-area-inset-bottom))] md:pb-0">{answers}</div>}
      </main>
      <footer className="flex h-14 shrink-0 items-center justify-center gap-6 text-muted text-xs max-md:hidden pointer-coarse:hidden">
        {hints.map(({ keys, label }) => (
          <span key={label} className="inline-flex items-center gap-1.5">
            {keys.map((key, index) => (
              <span key={key} className="inline-flex items-center gap-1.5">
                {index > 0 && '–'}
                <Keys keys={key} />
              </span>
            ))}
            {label}
          </span>
        ))}
      </footer>
    </div>
  );
}
