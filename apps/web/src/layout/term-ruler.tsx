import { lineEnd } from '#lingui';
export interface RulerTick {
  /** Stable key: the week's number or id. */
  id: string | number;
  /** 0 to 1: how much of it is done; null where nobody marks that, or nothing is to be done: then its days count. */
  done: number | null;
  /** 0 to 1: how much of its days is behind. */
  passed?: number;
}

/** Filled by what is done; days that went by beside it are grey. */
export function tickFill(
  { done, passed = 0 }: Omit<RulerTick, 'id'>,
  towards: string,
  colour = 'var(--syllabus-accent-primary)',
): string {
  const [first, then] = [100 * (done ?? passed), 100 * Math.max(done ?? 0, passed)];
  return `linear-gradient(to ${towards}, ${colour} ${first}%, var(--syllabus-border-strong) ${first}% ${then}%, var(--syllabus-background-track) ${then}%)`;
}

/** One tick per week; the current one stands taller. The label says the same in words. */
export function TermRuler({
  label,
  ticks,
  current,
  colour,
}: {
  label: string;
  ticks: readonly RulerTick[];
  /** Index of the current tick; null outside the term. */
  current: number | null;
  colour?: string;
}) {
  return (
    <div role="img" aria-label={label} className="flex h-3 items-end gap-0.5">
      {ticks.map((tick, index) => (
        <i
          key={tick.id}
          className="flex-1 rounded-[1.5px]"
          style={{
            height: index === current ? 12 : 6,
            background: tickFill(tick, lineEnd, colour),
          }}
        />
      ))}
    </div>
  );
}
