import type { ReactNode } from 'react';
import { Cover } from '../../components/cover/cover.tsx';

/** The folder as its card will look. Before it exists there is no id to draw the cover from. */
export function FolderPreview({
  folderId,
  name,
  children,
}: {
  folderId: string | null;
  name: string;
  children: ReactNode;
}) {
  return (
    <aside
      aria-label="Your folder"
      className="overflow-hidden rounded-xl border bg-surface shadow-md max-lg:border-0 max-lg:bg-transparent max-lg:shadow-none lg:sticky lg:top-24"
    >
      <div className="h-36 max-lg:hidden">
        {folderId ? (
          <div className="fade-in h-full">
            <Cover id={folderId} height={144} />
          </div>
        ) : (
          <BlankCover />
        )}
      </div>
      <div className="lg:px-6 lg:pt-5 lg:pb-6">
        <div className="mb-5 max-lg:hidden">
          <p className="text-muted text-xs">Your folder</p>
          <p className="type-card break-words">{name || 'A new course'}</p>
          <p className="mt-1 text-muted text-xs">The cover is drawn from the folder itself and never changes.</p>
        </div>
        {children}
      </div>
    </aside>
  );
}

/** The grid that a cover is drawn on, still empty. */
function BlankCover() {
  return (
    <svg className="size-full text-(--syllabus-border-default)" aria-hidden="true">
      <defs>
        <pattern id="blank-cover" width="24" height="24" patternUnits="userSpaceOnUse">
          <path d="M24 0H0V24" fill="none" stroke="currentColor" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="var(--syllabus-background-sunken)" />
      <rect width="100%" height="100%" fill="url(#blank-cover)" />
    </svg>
  );
}
