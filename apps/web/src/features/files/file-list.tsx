import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleDashed, Ellipsis, FileText, Trash2 } from 'lucide-react';
import { Chip } from '../../components/chip.tsx';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Menu, MenuItem } from '../../components/menu.tsx';
import { Skeleton, Skeletons } from '../../components/skeleton.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { count, formatBytes } from '../../lib/text.ts';
import type { FileEntry } from './file-entry.ts';
import { taskQuery } from './tasks.queries.ts';

/** The files of a course, each with whether it can be searched, and why not. */
export function FileList({
  files,
  onOpen,
  onDelete,
}: {
  files: readonly FileEntry[];
  onOpen: (file: FileEntry) => void;
  onDelete: (file: FileEntry) => void;
}) {
  return (
    <ul aria-label="Files" className="divide-y rounded-lg border bg-surface">
      {files.map((file) => (
        <FileRow key={file.fileId} file={file} onOpen={() => onOpen(file)} onDelete={() => onDelete(file)} />
      ))}
    </ul>
  );
}

function FileRow({ file, onOpen, onDelete }: { file: FileEntry; onOpen: () => void; onDelete: () => void }) {
  return (
    <li className="relative grid grid-cols-[16px_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2.5 hover:bg-hover">
      <Icon of={FileText} className="text-muted" />
      <div className="min-w-0">
        <p className="flex min-w-0 items-center gap-2">
          <button
            type="button"
            onClick={onOpen}
            className="min-w-0 truncate text-left font-medium outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            {file.name}
          </button>
          {file.role === 'syllabus' && <Chip tone="line">Syllabus</Chip>}
        </p>
        <p className="tabular mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted text-xs">
          <FileStatus file={file} />
          {file.pageCount !== null && <span>{count(file.pageCount, 'page')}</span>}
          <span>{formatBytes(file.size)}</span>
        </p>
        {file.failure && <p className="mt-1 text-danger text-xs">{file.failure}</p>}
        {file.warnings.map((warning) => (
          <p key={warning} className="mt-1 text-warning text-xs">
            {warning}
          </p>
        ))}
      </div>
      <span className="relative">
        <Menu trigger={<IconButton icon={Ellipsis} label={`More for ${file.name}`} size="sm" />}>
          <MenuItem icon={Trash2} danger onSelect={onDelete}>
            Remove from the course
          </MenuItem>
        </Menu>
      </span>
    </li>
  );
}

function FileStatus({ file }: { file: FileEntry }) {
  const task = useQuery({ ...taskQuery(file.taskId ?? ''), enabled: file.taskId !== null });
  if (file.taskId !== null)
    return (
      <span role="status">
        <Chip mark={<Spinner size={11} />}>{task.data?.message ?? 'Reading'}</Chip>
      </span>
    );
  switch (file.status) {
    case 'embedded':
      return (
        <Chip tone="success" icon={CircleCheck}>
          Searchable
        </Chip>
      );
    case 'failed':
      return (
        <Chip tone="danger" icon={CircleAlert}>
          Not readable
        </Chip>
      );
    case 'not_embedded':
      return <Chip icon={CircleDashed}>Not read yet</Chip>;
  }
}

export function FileListSkeleton() {
  return (
    <Skeletons label="Loading the files" className="divide-y rounded-lg border bg-surface">
      {[0.5, 0.66, 0.4].map((width) => (
        <div key={width} className="px-4 py-3">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="mt-2 h-3 w-1/4" />
        </div>
      ))}
    </Skeletons>
  );
}
