import { t } from '@lingui/core/macro';
import FolderCheck from 'lucide-react/icons/folder-check';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Download } from './source.ts';
import { isUnderWay } from './sources.queries.ts';

/** Brings a text into the folder, and says what became of that. */
export function AddButton({
  title,
  describedBy,
  canAdd,
  isAdded,
  download,
  onAdd,
  onCancel,
}: {
  title: string;
  /** The element that tells it from others of this title. */
  describedBy: string;
  canAdd: boolean;
  isAdded: boolean;
  download: Download | null;
  onAdd: () => void;
  onCancel: (taskId: string) => void;
}) {
  const taskId = download?.taskId ?? null;
  if (isAdded)
    return (
      <span className="inline-flex h-7 items-center gap-1.5 pe-2 font-medium text-sm text-success">
        <Icon of={FolderCheck} size={14} />
        {t`Added`}
      </span>
    );
  if (download && isUnderWay(download))
    return (
      <span role="status" className="inline-flex h-7 items-center gap-1.5 pe-2 text-secondary text-sm">
        <Spinner />
        {t`Adding`}
        {taskId && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => onCancel(taskId)}
            aria-label={t`Cancel adding ${title}`}
          >{t`Cancel`}</Button>
        )}
      </span>
    );
  if (!canAdd) return null;
  return (
    <Button
      size="sm"
      onClick={onAdd}
      aria-label={`${download?.failure ? t`Try again` : t`Add to folder`}: ${title}`}
      aria-describedby={describedBy}
    >
      <Icon of={Plus} size={14} />
      {download?.failure ? t`Try again` : t`Add to folder`}
    </Button>
  );
}
