import { plural, t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Shapes from 'lucide-react/icons/shapes';
import Trash2 from 'lucide-react/icons/trash';
import Upload from 'lucide-react/icons/upload';
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { type RulerTick, TermRuler } from '../../layout/term-ruler.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Cover, colourOf } from '../../ui/cover/cover.tsx';
import { chooseNextPattern } from '../../ui/cover/patterns.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Folder, titleOf } from './folder.ts';

/** Where a course stands, as its card shows it. */
export type CardState =
  | { kind: 'loading' }
  | {
      kind: 'ready';
      ticks: RulerTick[];
      current: number | null;
      /** "Week 8 of 15" */
      position: string;
      /** "Response paper 2, Thu"; null when nothing is due any more. */
      next: string | null;
    }
  | { kind: 'processing'; message: string; progress: number | null }
  | { kind: 'failed'; reason: string }
  | { kind: 'no-syllabus' };

/** "SOC 101 · Okafor": the code, and the family name of who teaches it; else what is in the folder. */
function bylineOf({ course, fileCount }: Folder): string {
  const family = course?.professor?.split(',')[0]?.trim().split(/\s+/).at(-1);
  const parts = [course?.code, family].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : plural(fileCount, { one: '# file', other: '# files' });
}

export function CourseCard({
  folder,
  state,
  accept,
  selection,
  onSyllabus,
  onRename,
  onDelete,
}: {
  folder: Folder;
  state: CardState;
  /** What the file picker offers. */
  accept: string;
  /** While courses are being selected, the whole card is the box to check; null opens the course instead. */
  selection: { checked: boolean; onChange: (checked: boolean) => void } | null;
  onSyllabus: (file: File) => void;
  onRename: () => void;
  onDelete: () => void;
}) {
  const box = useId();
  const colour = colourOf(folder.folderId);
  return (
    <article
      className={clsx(
        'group/card relative flex flex-col overflow-hidden rounded-lg border bg-surface transition-shadow duration-(--syllabus-motion-fast) hover:shadow-md has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus has-[a:focus-visible]:outline-offset-2',
        selection?.checked && 'border-accent outline-1 outline-(--syllabus-border-accent)',
      )}
    >
      <div className="h-20">
        <Cover id={folder.folderId} height={96} />
      </div>
      <div className="flex flex-1 flex-col px-4 pt-3 pb-3.5">
        <p className="truncate pe-8 text-muted text-xs">{bylineOf(folder)}</p>
        <h3 className="mt-0.5 font-medium font-serif text-[1.0625rem] leading-6 tracking-[-0.005em]">
          {selection ? (
            <label htmlFor={box} className="line-clamp-2 cursor-pointer break-words after:absolute after:inset-0">
              {titleOf(folder)}
            </label>
          ) : (
            <Link
              to={`/syllabus/${folder.folderId}`}
              className="line-clamp-2 break-words outline-none after:absolute after:inset-0"
            >
              {titleOf(folder)}
            </Link>
          )}
        </h3>
        <div className="mt-auto pt-2.5">
          <CardFoot state={state} colour={colour} accept={accept} onSyllabus={onSyllabus} />
        </div>
      </div>
      {selection ? (
        <div className="absolute top-[5.5rem] end-3 z-10">
          <Checkbox
            id={box}
            label={t`Select ${titleOf(folder)}`}
            labelHidden
            checked={selection.checked}
            onCheckedChange={selection.onChange}
          />
        </div>
      ) : (
        <div className="absolute top-[5.25rem] end-2 z-10">
          <Menu trigger={<IconButton icon={Ellipsis} label={t`More for ${titleOf(folder)}`} size="sm" />}>
            <MenuItem icon={Pencil} onSelect={onRename}>{t`Rename`}</MenuItem>
            <MenuItem icon={Shapes} onSelect={() => chooseNextPattern(folder.folderId)}>{t`Another cover`}</MenuItem>
            <MenuItem icon={Trash2} onSelect={onDelete}>{t`Move to bin`}</MenuItem>
          </Menu>
        </div>
      )}
    </article>
  );
}

const foot = 'tabular mt-2 flex justify-between gap-2 text-muted text-xs';

function CardFoot({
  state,
  colour,
  accept,
  onSyllabus,
}: {
  state: CardState;
  colour: string;
  accept: string;
  onSyllabus: (file: File) => void;
}) {
  switch (state.kind) {
    case 'loading':
      return (
        <div aria-hidden="true">
          <Skeleton className="h-1.5" />
          <Skeleton className="mt-2.5 h-3 w-1/2" />
        </div>
      );
    case 'ready':
      return (
        <>
          <TermRuler label={state.position} ticks={state.ticks} current={state.current} colour={colour} />
          <p className={foot}>
            <span className="min-w-0 truncate">{state.next ?? t`No due dates ahead`}</span>
            <span className="shrink-0">{state.position}</span>
          </p>
        </>
      );
    case 'processing':
      return (
        <>
          <Meter label={t`Reading the syllabus`} value={state.progress} colour={colour} />
          <p role="status" className={foot}>
            {state.message}
          </p>
        </>
      );
    case 'failed':
      return (
        <>
          <p className="text-danger text-xs">{state.reason}</p>
          <PickSyllabus accept={accept} onSyllabus={onSyllabus}>{t`Replace file`}</PickSyllabus>
        </>
      );
    case 'no-syllabus':
      return (
        <>
          <p className="text-muted text-xs">{t`No syllabus yet. Upload one to get the plan.`}</p>
          <PickSyllabus accept={accept} onSyllabus={onSyllabus}>{t`Upload syllabus`}</PickSyllabus>
        </>
      );
  }
}

function PickSyllabus({
  accept,
  onSyllabus,
  children,
}: {
  accept: string;
  onSyllabus: (file: File) => void;
  children: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        onClick={() => input.current?.click()}
        className="link relative z-10 mt-1 inline-flex items-center gap-1 text-xs touch:py-2"
      >
        <Upload size={12} strokeWidth={1.75} aria-hidden="true" />
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={children}
        accept={accept}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onSyllabus(file);
          event.target.value = '';
        }}
      />
    </>
  );
}

export function CourseCardSkeleton() {
  return (
    <div className="overflow-hidden rounded-lg border bg-surface">
      <Skeleton className="h-20 rounded-none" />
      <div className="px-4 pt-3.5 pb-3.5">
        <Skeleton className="h-3 w-3/5" />
        <Skeleton className="mt-2 h-4.5 w-4/5" />
        <Skeleton className="mt-4 h-1.5" />
        <Skeleton className="mt-2.5 h-3 w-1/2" />
      </div>
    </div>
  );
}
