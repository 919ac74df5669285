import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

/** A card of the admin area, under its heading. */
export function Panel({
  title,
  note,
  actions,
  className,
  children,
}: {
  title: string;
  note?: ReactNode;
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
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {note && <p className="text-muted text-xs">{note}</p>}
        {actions && <div className="ms-auto flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      {children}
    </section>
  );
}
