import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Clock from 'lucide-react/icons/clock';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileText from 'lucide-react/icons/file-text';
import FolderInput from 'lucide-react/icons/folder-input';
import Paperclip from 'lucide-react/icons/paperclip';
import PencilLine from 'lucide-react/icons/pencil-line';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash';
import { memo, type ReactNode, useState } from 'react';
import { kindOf } from '../../lib/file-kinds.ts';
import { formatBytes } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { FileEntry } from './file-entry.ts';
import { type FileState, stateNames, stateOf } from './file-view.ts';
import { taskQuery } from './tasks.queries.ts';
import { followedAtOnce } from './use-uploads.ts';

/** What a row can ask for. Keep its identity stable: five hundred rows are drawn anew when it changes. */
export interface FileActions {
  onOpen: (file: FileEntry) => void;
  onDownload: (file: FileEntry) => void;
  onReread: (file: FileEntry) => void;
  onDelete: (file: FileEntry) => void;
  /** Absent where nothing may be changed. */
  onRename?: (file: FileEntry) => void;
  onGroup?: (file: FileEntry) => void;
  /** To a week or to a reading of it; absent where there is no plan. */
  onAttach?: ((file: FileEntry) => void) | undefined;
}

/** The files of a course, each with whether it can be searched, and why not. */
export function FileList({
  files,
  actions,
  label = t`Files`,
  follows = true,
}: {
  files: readonly FileEntry[];
  actions: FileActions;
  label?: string;
  /** How far the reading of a file is may be asked for: by whose it is. */
  follows?: boolean;
}) {
  const reading = follows ? files.filter(({ taskId }) => taskId !== null) : [];
  // Those that were added first are read first; the rest has nothing to tell yet.
  const followed = new Set(
    reading
      .toSorted((one, other) => one.uploadedAt.localeCompare(other.uploadedAt))
      .slice(0, followedAtOnce)
      .map(({ fileId }) => fileId),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: between a `ul` and its items nothing may stand; here stand groups of rows
    <div role="list" aria-label={label} className="divide-y rounded-lg border bg-surface">
      {inGroups(files).map((group) => (
        <FileGroup key={group[0]?.fileId} files={group} followed={followed} actions={actions} />
      ))}
    </div>
  );
}

/** Rows that are laid out and drawn together once they come near: a few screens of a phone, one of a desk. */
const groupSize = 16;
/** What a row is high, mostly; the browser remembers those that it has seen. */
const rowHeight = 4.0625;

function inGroups(files: readonly FileEntry[]): FileEntry[][] {
  const count = Math.ceil(files.length / groupSize);
  return Array.from({ length: count }, (_, at) => files.slice(at * groupSize, (at + 1) * groupSize));
}

/** Two thousand rows that the browser looks at one by one, each whether it is near, are too many for one frame. */
function FileGroup({
  files,
  followed,
  actions,
}: {
  files: readonly FileEntry[];
  followed: ReadonlySet<string>;
  actions: FileActions;
}) {
  return (
    <div
      role="presentation"
      style={{ containIntrinsicBlockSize: `auto ${files.length * rowHeight}rem` }}
      className="divide-y [content-visibility:auto]"
    >
      {files.map((file) => (
        <FileListItem key={file.fileId} file={file} followed={followed.has(file.fileId)} actions={actions} />
      ))}
    </div>
  );
}

export const FileListItem = memo(function FileRow({
  file,
  followed,
  actions,
}: {
  file: FileEntry;
  followed: boolean;
  actions: FileActions;
}) {
  const state = stateOf(file);
  const kind = kindOf(file.name);
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the list that it is in
    <div
      role="listitem"
      className="relative grid grid-cols-[16px_minmax(0,1fr)_auto_auto] items-center gap-x-3 px-4 py-2.5 hover:bg-hover"
    >
      <Icon of={FileText} className="text-muted" />
      <div className="min-w-0">
        <p className="flex min-w-0 items-center gap-2">
          <button
            type="button"
            onClick={() => actions.onOpen(file)}
            className="min-w-0 truncate text-start font-medium outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2"
          >
            {file.name}
          </button>
          {file.role === 'syllabus' && <Chip tone="line">{t`Syllabus`}</Chip>}
        </p>
        <p className="tabular mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted text-xs">
          {followed ? <Progress taskId={file.taskId ?? ''} /> : <State state={state} />}
          {kind && <span>{kind}</span>}
          {file.pageCount !== null && <span>{plural(file.pageCount, { one: '# page', other: '# pages' })}</span>}
          {file.passageCount > 0 && (
            <span className="max-sm:hidden">
              {plural(file.passageCount, { one: '# passage', other: '# passages' })}
            </span>
          )}
          <span>{formatBytes(file.size)}</span>
        </p>
        {file.failure && state === 'failed' && <p className="mt-1 text-danger text-xs">{file.failure}</p>}
        {file.warnings.map((warning) => (
          <p key={warning} className="mt-1 text-warning text-xs">
            {warning}
          </p>
        ))}
      </div>
      <span className="relative">
        {(state === 'failed' || state === 'unread') && (
          <Button size="sm" aria-label={`${readLabel[state]} ${file.name}`} onClick={() => actions.onReread(file)}>
            {readLabel[state]}
          </Button>
        )}
      </span>
      <span className="relative">
        <RowMenu label={t`More for ${file.name}`}>
          <MenuItem icon={Download} onSelect={() => actions.onDownload(file)}>{t`Download`}</MenuItem>
          <MenuItem
            icon={RotateCw}
            disabled={state === 'reading'}
            onSelect={() => actions.onReread(file)}
          >{t`Read again`}</MenuItem>
          <ChangeItems file={file} actions={actions} />
          <MenuSeparator />
          <MenuItem icon={Trash2} danger onSelect={() => actions.onDelete(file)}>{t`Remove from the course`}</MenuItem>
        </RowMenu>
      </span>
    </div>
  );
});

function ChangeItems({ file, actions: { onAttach, onRename, onGroup } }: { file: FileEntry; actions: FileActions }) {
  return (
    <>
      {onAttach && file.role === 'material' && (
        <MenuItem icon={Paperclip} onSelect={() => onAttach(file)}>{t`Attach to a week or reading`}</MenuItem>
      )}
      {onRename && <MenuItem icon={PencilLine} onSelect={() => onRename(file)}>{t`Rename`}</MenuItem>}
      {onGroup && <MenuItem icon={FolderInput} onSelect={() => onGroup(file)}>{t`Put in a group`}</MenuItem>}
    </>
  );
}

/**
 * The menu of one row. What it is made of comes with the first press: five hundred of them are too much to have ready.
 */
function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  const [used, setUsed] = useState(false);
  if (used)
    return (
      <Menu defaultOpen trigger={<IconButton icon={Ellipsis} label={label} size="sm" />}>
        {children}
      </Menu>
    );
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-haspopup="menu"
      onClick={() => setUsed(true)}
      className="inline-flex size-7 items-center justify-center rounded-md text-secondary hover:bg-button-ghost-hover touch:size-9"
    >
      <Icon of={Ellipsis} />
    </button>
  );
}

const readLabel = { failed: t`Try again`, unread: t`Read` } as const;

const looks = {
  searchable: { tone: 'success', icon: CircleCheck },
  reading: { tone: 'plain', icon: Clock },
  unread: { tone: 'plain', icon: CircleDashed },
  failed: { tone: 'danger', icon: CircleAlert },
} as const;

function State({ state }: { state: FileState }) {
  const { tone, icon } = looks[state];
  return (
    <Chip tone={tone} icon={icon}>
      {state === 'reading' ? t`Waiting to be read` : stateNames[state]}
    </Chip>
  );
}

/** "Reading page 12 of 59", while it happens. */
function Progress({ taskId }: { taskId: string }) {
  const task = useQuery(taskQuery(taskId));
  // The list itself follows within seconds.
  if (task.data?.status === 'completed') return <State state="searchable" />;
  return (
    <span role="status">
      <Chip mark={<Spinner size={11} />}>{task.data?.message ?? t`Reading`}</Chip>
    </span>
  );
}
