import { clsx } from 'clsx';

/** Beside words that say what is going on; never alone. */
export function Spinner({ className, size = 14 }: { className?: string; size?: number }) {
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size }}
      className={clsx(
        'inline-block shrink-0 animate-spin rounded-full border-2 border-[color-mix(in_oklab,currentColor_30%,transparent)] border-t-current',
        className,
      )}
    />
  );
}
