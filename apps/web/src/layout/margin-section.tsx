import type { ReactNode } from 'react';

/** A part of a page of course matter: its name and a count in the margin, the matter beside it; above it on a phone. */
export function MarginSection({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="border-t py-3.5 md:grid md:grid-cols-[var(--syllabus-size-label-column)_minmax(0,1fr)] md:gap-6 md:py-4">
      <header className="mb-2 flex items-baseline gap-2 md:mb-0 md:block">
        <h2 className="font-semibold text-base md:text-sm">{title}</h2>
        {aside && <p className="tabular text-muted text-xs">{aside}</p>}
      </header>
      {/* Below the last row of a list there is the room of the section, and no more. */}
      <div className="min-w-0 [&>:is(ul,ol):last-child>li:last-child]:pb-0">{children}</div>
    </section>
  );
}
