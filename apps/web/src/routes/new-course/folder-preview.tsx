import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Cover } from '../../ui/cover/cover.tsx';

/**
 * The folder as its card will look, and what is done next; on a narrow screen a bar at the lower edge with `brief`
 * beside the action. Before the folder exists there is no id to draw the cover from.
 */
export function FolderPreview({
  folderId,
  name,
  summary,
  brief,
  children,
}: {
  folderId: string | null;
  name: string;
  summary?: ReactNode;
  brief?: ReactNode;
  children: ReactNode;
}) {
  return (
    <aside
      aria-label={t`Your course`}
      className="max-lg:-mx-4 z-10 max-lg:mt-auto max-lg:sticky max-lg:bottom-0 max-lg:border-t max-lg:bg-raised max-lg:px-4 max-lg:py-2.5 md:max-lg:-mx-8 md:max-lg:px-8 lg:sticky lg:top-24 lg:overflow-hidden lg:rounded-xl lg:border lg:bg-surface lg:shadow-md"
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
          <p className="text-muted text-xs">{t`Your course`}</p>
          <p className="type-card break-words">{name || t`A new course`}</p>
        </div>
        <div className="max-lg:hidden">{summary}</div>
        <div className="max-lg:flex max-lg:items-center max-lg:gap-4">
          {brief && <p className="min-w-0 flex-1 lg:hidden">{brief}</p>}
          <div className={brief ? 'lg:w-full' : 'w-full'}>{children}</div>
        </div>
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
