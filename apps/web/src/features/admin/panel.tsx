import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

/** A card of the admin area, under its heading. */
export function Panel({
  title,
  note,
  controls,
  actions,
  className,
  children,
}: {
  title: string;
  note?: ReactNode;
  /** What changes the content. On a phone it has a row of its own, under the heading and its actions. */
  controls?: ReactNode;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx('min-w-0 rounded-lg border bg-surface px-4 py-3.5 md:px-5', className)}
    >
      <header className="mb-3 flex min-h-7 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 gap-y-0.5">
          <h2 id={id} className="font-semibold">
            {title}
          </h2>
          {note && <p className="text-muted text-xs">{note}</p>}
        </div>
        {controls && (
          <div className="flex flex-wrap items-center gap-2 max-md:order-last max-md:w-full max-md:*:grow">
            {controls}
          </div>
        )}
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      {children}
    </section>
  );
}
