import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { HomeLink } from './home-link.tsx';

/** A page with one thing to say and what to do about it. */
export function MessagePage({
  icon,
  tone = 'plain',
  title,
  actions,
  footnote,
  children,
}: {
  icon: LucideIcon;
  tone?: 'plain' | 'danger';
  title: string;
  actions?: ReactNode;
  footnote?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="px-4 py-4 md:px-8 md:py-6">
        <HomeLink />
      </header>
      <main className="grid flex-1 grid-cols-[minmax(0,1fr)] place-items-center px-4 py-8">
        <div className="w-full max-w-120 rounded-lg border bg-surface p-5 shadow-sm md:p-8">
          <Icon of={icon} size={20} className={tone === 'danger' ? 'text-accent-danger' : 'text-accent-primary'} />
          <h1 tabIndex={-1} className="type-page wrap-anywhere mt-4">
            {title}
          </h1>
          <div className="mt-2 text-md text-secondary">{children}</div>
          {actions && <div className="mt-6 flex flex-wrap gap-2 max-md:*:grow">{actions}</div>}
        </div>
      </main>
      <footer className="min-h-14 px-4 pb-6 text-muted text-xs md:px-8">{footnote}</footer>
    </div>
  );
}
