import { t } from '@lingui/core/macro';
import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import { MarginSection } from '../../layout/margin-section.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { FileOfWeek } from './course-plan.ts';

/** What the student has put to a week: slides, notes. */
export function WeekFiles({
  files,
  onOpen,
  onDetach,
}: {
  files: readonly FileOfWeek[];
  onOpen: (fileId: string) => void;
  /** Absent where nothing can be changed. */
  onDetach: ((file: FileOfWeek) => void) | undefined;
}) {
  return (
    <MarginSection title={t`Files`}>
      <ul>
        {files.map((file) => (
          <li key={file.fileId} className="flex min-h-8 items-center gap-2 touch:min-h-11">
            <button
              type="button"
              onClick={() => onOpen(file.fileId)}
              className="inline-flex min-h-6 min-w-0 items-center gap-1.5 rounded-sm text-link text-sm hover:underline"
            >
              <Icon of={FileText} size={14} className="shrink-0" />
              <span className="min-w-0 truncate">{file.name}</span>
            </button>
            {onDetach && (
              <IconButton
                icon={X}
                size="sm"
                iconSize={14}
                label={t`Take off this week: ${file.name}`}
                onClick={() => onDetach(file)}
                className="print:hidden"
              />
            )}
          </li>
        ))}
      </ul>
    </MarginSection>
  );
}
