import { FileCheck, FileClock, FileWarning } from 'lucide-react';
import { Link } from 'react-router';
import { Icon } from '../../components/icon.tsx';
import type { FileEntry } from '../../features/files/file-entry.ts';
import { useAllUploads } from '../../features/files/upload-store.ts';
import { summarize } from '../../features/files/upload-summary.ts';
import { count } from '../../lib/text.ts';

/** "14 files, all searchable", or how far those on their way are, and the way to the list. */
export function FilesSummary({ folderId, files, to }: { folderId: string; files: readonly FileEntry[]; to: string }) {
  const uploads = useAllUploads();
  const { progress } = summarize(uploads.filter((upload) => upload.folderId === folderId));
  const failed = files.filter(({ status }) => status === 'failed').length;
  const searchable = files.filter(({ status }) => status === 'embedded').length;
  const icon = failed > 0 ? FileWarning : searchable < files.length ? FileClock : FileCheck;
  return (
    <>
      <Icon of={icon} size={16} className={failed > 0 ? 'text-accent-warning' : 'text-muted'} />
      <span className="tabular min-w-0 flex-1 truncate">
        {progress?.split(',')[0] ?? count(files.length, 'file')}
        {progress === null && files.length > 0 && `, ${stateOf(searchable, failed, files.length)}`}
      </span>
      <Link to={to} className="link touch:py-3">
        Manage
      </Link>
    </>
  );
}

function stateOf(searchable: number, failed: number, all: number): string {
  if (searchable === all) return all === 1 ? 'searchable' : 'all searchable';
  if (failed > 0) return `${failed} not readable`;
  return `${searchable} searchable`;
}
