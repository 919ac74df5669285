import { useQuery } from '@tanstack/react-query';
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  Clock,
  Download,
  Ellipsis,
  FileText,
  RotateCw,
  Trash2,
} from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Chip } from '../../components/chip.tsx';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../components/menu.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { count, formatBytes } from '../../lib/text.ts';
import type { FileEntry } from './file-entry.ts';
import { type FileState, kindOf, stateNames, stateOf } from './file-view.ts';
import { taskQuery } from './tasks.queries.ts';
import { followedAtOnce } from './use-uploads.ts';

/** What a row can ask for. Keep its identity stable: five hundred rows are drawn anew when it changes. */
export interface FileActions {
  onOpen: (file: FileEntry) => void;
  onDownload: (file: FileEntry) => void;
  onReread: (file: FileEntry) => void;
  onDelete: (file: FileEntry) => void;
}

/** The files of a course, each with whether it can be searched, and why not. */
export function FileList({ files, actions }: { files: readonly FileEntry[]; actions: FileActions }) {
  const reading = files.filter(({ taskId }) => taskId !== null);
  // Those that were added first are read first; the rest has nothing to tell yet.
  const followed = new Set(
    reading
      .toSorted((one, other) => one.uploadedAt.localeCompare(other.uploadedAt))
      .slice(0, followedAtOnce)
      .map(({ fileId }) => fileId),
  );
  return (
    <ul aria-label="Files" className="divide-y rounded-lg border bg-surface">
      {files.map((file) => (
        <FileRow key={file.fileId} file={file} followed={followed.has(file.fileId)} actions={actions} />
      ))}
    </ul>
  );
}

const FileRow = memo(function FileRow({
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
    <li className="relative grid grid-cols-[16px_minmax(0,1fr)_auto_auto] items-center gap-x-3 px-4 py-2.5 [contain-intrinsic-size:auto_4rem] [content-visibility:auto] hover:bg-hover">
      <Icon of={FileText} className="text-muted" />
      <div className="min-w-0">
        <p className="flex min-w-0 items-center gap-2">
          <button
            type="button"
            onClick={() => actions.onOpen(file)}
            className="min-w-0 truncate text-left font-medium outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2"
          >
            {file.name}
          </button>
          {file.role === 'syllabus' && <Chip tone="line">Syllabus</Chip>}
        </p>
        <p className="tabular mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted text-xs">
          {followed ? <Progress taskId={file.taskId ?? ''} /> : <State state={state} />}
          {kind && <span>{kind}</span>}
          {file.pageCount !== null && <span>{count(file.pageCount, 'page')}</span>}
          {file.passageCount > 0 && <span className="max-sm:hidden">{count(file.passageCount, 'passage')}</span>}
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
        <RowMenu label={`More for ${file.name}`}>
          <MenuItem icon={Download} onSelect={() => actions.onDownload(file)}>
            Download
          </MenuItem>
          <MenuItem icon={RotateCw} disabled={state === 'reading'} onSelect={() => actions.onReread(file)}>
            Read again
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} danger onSelect={() => actions.onDelete(file)}>
            Remove from the course
          </MenuItem>
        </RowMenu>
      </span>
    </li>
  );
});

/** The menu of one row. What it is made of comes with the first press: five hundred of them are too much to have ready. */
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

const readLabel = { failed: 'Try again', unread: 'Read' } as const;

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
      {state === 'reading' ? 'Waits to be read' : stateNames[state]}
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
      <Chip mark={<Spinner size={11} />}>{task.data?.message ?? 'Reading'}</Chip>
    </span>
  );
}
