import { t } from '@lingui/core/macro';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import { textOf } from '../../lib/api/errors.ts';
import { formatBytes } from '../../lib/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { complaintAbout } from './file-check.ts';

/** Files picked but not sent yet; what cannot be read says so now. */
export function ChosenFiles({ files, onRemove }: { files: readonly File[]; onRemove: (file: File) => void }) {
  return (
    <ul className="divide-y rounded-lg border border-default bg-surface">
      {files.map((file) => {
        const complaint = complaintAbout(file);
        return (
          <li key={`${file.name}${file.size}${file.lastModified}`} className="flex items-center gap-3 py-1.5 pe-2 ps-4">
            <Icon of={complaint ? CircleAlert : FileText} className={complaint ? 'text-accent-danger' : 'text-muted'} />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{file.name}</span>
              {complaint && <span className="block text-danger text-xs">{textOf(complaint)}</span>}
            </span>
            <span className="tabular shrink-0 text-muted text-xs">{formatBytes(file.size)}</span>
            <IconButton icon={X} label={t`Remove ${file.name}`} size="sm" onClick={() => onRemove(file)} />
          </li>
        );
      })}
    </ul>
  );
}
