export interface RulerTick {
  /** Stable key: the week's number or id. */
  id: string | number;
  /** 0 to 1: how much of it is behind. */
  done: number;
}

/** One tick per week; the current one stands taller. The label says the same in words. */
export function TermRuler({
  label,
  ticks,
  current,
  colour = 'var(--syllabus-accent-primary)',
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
            background: `linear-gradient(90deg, ${colour} ${tick.done * 100}%, var(--syllabus-background-track) ${tick.done * 100}%)`,
          }}
        />
      ))}
    </div>
  );
}
