import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import FolderPlus from 'lucide-react/icons/folder-plus';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { acceptedFiles } from '../../features/files/file-check.ts';
import { startUploads } from '../../features/files/uploads.ts';
import { folderBinQuery } from '../../features/folders/bin.queries.ts';
import { CourseCard } from '../../features/folders/course-card.tsx';
import { CourseSortMenu, sortCourses, useCourseSort } from '../../features/folders/course-sort.tsx';
import type { Folder } from '../../features/folders/folder.ts';
import { RenameDialog } from '../../features/folders/rename-dialog.tsx';
import { useUserId } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { CourseOverview } from './use-course-overviews.ts';
import { useMoveToBin } from './use-move-to-bin.ts';

const cards = 'grid gap-3 md:grid-cols-2 md:gap-5 xl:grid-cols-3';

/** The cards of all courses; several can be selected and moved to the bin together. */
export function CourseSection({
  overviews,
  settled,
}: {
  overviews: CourseOverview[];
  /** Whether it is known of all courses what is due next. */
  settled: boolean;
}) {
  const [sort, setSort] = useCourseSort();
  const [renaming, setRenaming] = useState<Folder | null>(null);
  /** Null while nothing is being selected. */
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const { move, moving } = useMoveToBin(overviews.length);
  const heading = useRef<HTMLHeadingElement>(null);
  const folders = overviews.map(({ folder }) => folder);
  // Plans come one by one; a card does not move away under the pointer with each of them, nor with that of a course
  // that is added.
  const [wasSettled, setSettled] = useState(settled);
  if (settled && !wasSettled) setSettled(true);
  const known = wasSettled ? overviews : overviews.map((overview) => ({ ...overview, nextDue: null }));
  const sorted = sortCourses(known, sort);
  // While all have ended none is put away.
  const folds = sorted.some((overview) => !overview.ended);
  const ended = folds ? sorted.filter((overview) => overview.ended) : [];
  const current = folds ? sorted.filter((overview) => !overview.ended) : sorted;
  const chosen = folders.filter(({ folderId }) => selected?.has(folderId));

  const moveToBin = (moved: readonly Folder[]) =>
    void move(moved, () => {
      setSelected(null);
      // The card whose menu was open is gone.
      heading.current?.focus();
    });
  const toggle = (folderId: string, on: boolean) =>
    setSelected((now) => new Set([...(now ?? [])].filter((id) => id !== folderId).concat(on ? [folderId] : [])));

  const cardOf = (folder: Folder, state: CourseOverview['state']) => (
    <CourseCard
      folder={folder}
      state={state}
      accept={acceptedFiles}
      selection={
        selected && {
          checked: selected.has(folder.folderId),
          onChange: (on) => toggle(folder.folderId, on),
        }
      }
      onSyllabus={(file) => startUploads(folder.folderId, [file], 'syllabus')}
      onRename={() => setRenaming(folder)}
      onDelete={() => moveToBin([folder])}
    />
  );

  return (
    <section aria-labelledby="courses">
      <div
        className={clsx(
          'flex min-h-7 flex-wrap items-center gap-x-1 gap-y-1 md:gap-x-3',
          // What is done with the chosen cards stays in sight while more are chosen.
          selected
            ? '-mx-1 -mt-2 mb-1 sticky top-14 z-10 bg-canvas px-1 py-2 max-md:top-21 max-md:touch:top-23'
            : 'mb-3',
        )}
      >
        <h2
          id="courses"
          ref={heading}
          tabIndex={-1}
          className={clsx('font-semibold outline-none', selected && 'max-md:sr-only')}
        >{t`Courses`}</h2>
        <TermName folders={folders} />
        <span className="flex-1" />
        {selected ? (
          <>
            <p role="status" className="tabular text-secondary text-sm">
              {t`${plural(chosen.length, { one: '# course', other: '# courses' })} selected`}
            </p>
            <Button size="sm" variant="ghost" onClick={() => setSelected(null)}>{t`Cancel`}</Button>
            <Button
              size="sm"
              disabled={chosen.length === 0}
              loading={moving ? t`Moving` : false}
              onClick={() => moveToBin(chosen)}
            >
              <Icon of={Trash2} size={14} />
              {t`Move to bin`}
            </Button>
          </>
        ) : (
          <>
            <BinLink />
            {folders.length > 1 && (
              <>
                <Button size="sm" variant="ghost" onClick={() => setSelected(new Set())}>{t`Select`}</Button>
                <CourseSortMenu sort={sort} onSort={setSort} />
              </>
            )}
          </>
        )}
      </div>
      <ul className={cards}>
        {current.map(({ folder, state }) => (
          <li key={folder.folderId} className="grid">
            {cardOf(folder, state)}
          </li>
        ))}
        <li className="grid">
          <AddCourse first={folders.length === 0} />
        </li>
      </ul>
      {ended.length > 0 && (
        <Disclosure
          className="mt-5"
          label={plural(ended.length, { one: '# course that has ended', other: '# courses that have ended' })}
        >
          <ul className={clsx(cards, 'mt-3')}>
            {ended.map(({ folder, state }) => (
              <li key={folder.folderId} className="grid">
                {cardOf(folder, state)}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {renaming && <RenameDialog folder={renaming} onClose={() => setRenaming(null)} />}
    </section>
  );
}

/** The way to the bin, while something is in it. */
function BinLink() {
  const { data } = useQuery(folderBinQuery(useUserId()));
  if (!data?.length) return null;
  return (
    <Button size="sm" variant="ghost" asChild>
      <Link to="/dashboard/bin">
        <Icon of={Trash2} size={14} />
        {t`Bin (${data.length})`}
      </Link>
    </Button>
  );
}

function AddCourse({ first }: { first: boolean }) {
  return (
    <Link
      to="/dashboard/new"
      className="flex min-h-30 flex-col items-start justify-end gap-1 rounded-lg border border-strong border-dashed p-4 hover:bg-hover"
    >
      <Icon of={first ? FolderPlus : Plus} size={20} />
      <span className="mt-1 font-medium">{t`Add a course`}</span>
      <span className="text-muted text-xs">{t`Upload its syllabus. The plan takes about a minute.`}</span>
    </Link>
  );
}

/** "Fall 2025", where all courses agree on it. */
function TermName({ folders }: { folders: Folder[] }) {
  const terms = new Set(folders.flatMap(({ course }) => course?.term ?? []));
  const [term] = terms;
  return terms.size === 1 ? <span className="text-muted text-sm max-md:hidden">{term}</span> : null;
}
