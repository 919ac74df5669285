import type { ReactNode } from 'react';

/** A part of a long form: its name in the margin, its fields beside it; above them on a phone. */
export function FormSection({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="border-t py-4 md:grid md:grid-cols-[128px_minmax(0,1fr)] md:gap-6 md:py-5">
      <div className="pb-2 md:pt-3">
        <h2 className="font-semibold text-sm">{title}</h2>
        {aside && <p className="text-muted text-xs">{aside}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
