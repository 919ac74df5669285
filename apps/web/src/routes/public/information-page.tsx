import type { ReactNode } from 'react';
import { HomeLink } from '../../layout/home-link.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { useKnownSession } from '../../lib/session/session-store.ts';
import { ThemeMenu } from '../../ui/theme-menu.tsx';
import { PublicFooter } from '../shared/public-footer.tsx';

/** A page of text about the product: what it is for in one sentence, then sections with their names in the margin. */
export function InformationPage({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  usePageTitle(title);
  useKnownSession();
  return (
    <>
      <header className="page flex h-12 items-center justify-between md:h-14 print:hidden">
        <HomeLink />
        <ThemeMenu />
      </header>
      <main id="main" tabIndex={-1} className="page max-w-208 pb-16 outline-none">
        <h1 tabIndex={-1} className="type-display pt-6 md:pt-10">
          {title}
        </h1>
        <p className="type-lead mt-4 mb-8 max-w-[56ch]">{lead}</p>
        {children}
      </main>
      <PublicFooter />
    </>
  );
}

/** A paragraph or a list as these pages set them. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <div className="max-w-[62ch] space-y-3 text-secondary [&_a]:text-link [&_a]:underline [&_a]:underline-offset-2 [&_li]:ps-1 [&_strong]:font-semibold [&_strong]:text-primary [&_ul]:list-disc [&_ul]:space-y-1.5 [&_ul]:ps-5">
      {children}
    </div>
  );
}
