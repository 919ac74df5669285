import { clsx } from 'clsx';

/** Progress as a bar, always beside words that say the same. `value` 0 to 1; null while it cannot be known. */
export function Meter({
  label,
  value,
  colour = 'var(--syllabus-accent-primary)',
  className,
}: {
  label: string;
  value: number | null;
  colour?: string;
  className?: string;
}) {
  const percent = value === null ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={clsx('h-1.5 overflow-hidden rounded-full bg-track', className)}
    >
      <div
        className={clsx(
          'h-full origin-left rtl:origin-right transition-[width] duration-(--syllabus-motion-slow)',
          percent === undefined && 'w-1/3 animate-pulse',
        )}
        style={{ background: colour, ...(percent === undefined ? {} : { width: `${percent}%` }) }}
      />
    </div>
  );
}
