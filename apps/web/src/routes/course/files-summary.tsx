import { plural, t } from '@lingui/core/macro';
import FileCheck from 'lucide-react/icons/file-check';
import FileClock from 'lucide-react/icons/file-clock';
import FileWarning from 'lucide-react/icons/file-exclamation-point';
import { Link } from 'react-router';
import type { FileEntry } from '../../features/files/file-entry.ts';
import { useAllUploads } from '../../features/files/upload-store.ts';
import { summarize } from '../../features/files/upload-summary.ts';
import { isDemo } from '../../lib/demo.ts';
import { Icon } from '../../ui/icon.tsx';

/** "14 files, all searchable", or how far those on their way are, and the way to the list. */
export function FilesSummary({
  folderId,
  files: known,
  to,
}: {
  folderId: string;
  /** Undefined until they are known. */
  files: readonly FileEntry[] | undefined;
  to: string;
}) {
  const uploads = useAllUploads();
  const files = known ?? [];
  const { progress } = summarize(uploads.filter((upload) => upload.folderId === folderId));
  const failed = files.filter(({ status }) => status === 'failed').length;
  const searchable = files.filter(({ status }) => status === 'embedded').length;
  const icon = failed > 0 ? FileWarning : searchable < files.length ? FileClock : FileCheck;
  return (
    <>
      <Icon of={icon} size={16} className={failed > 0 ? 'text-accent-warning' : 'text-muted'} />
      <span className="tabular min-w-0 flex-1 truncate">
        {progress?.split(',')[0] ?? (known && plural(files.length, { one: '# file', other: '# files' }))}
        {progress === null && files.length > 0 && `, ${stateOf(searchable, failed, files.length)}`}
      </span>
      <Link to={to} className="link touch:py-3">
        {isDemo(folderId) ? t`Show all` : t`Manage`}
      </Link>
    </>
  );
}

function stateOf(searchable: number, failed: number, all: number): string {
  if (searchable === all) return plural(all, { one: 'searchable', other: 'all searchable' });
  if (failed > 0) return t`${failed} not readable`;
  return t`${searchable} searchable`;
}
