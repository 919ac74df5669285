import { t } from '@lingui/core/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleSlash2 from 'lucide-react/icons/circle-slash-2';
import CopyCheck from 'lucide-react/icons/copy-check';
import FileText from 'lucide-react/icons/file-text';
import Files from 'lucide-react/icons/files';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { useOnline } from '../../lib/online.ts';
import { formatBytes } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { NameChoice } from './name-choice.tsx';
import { statusOf, stepsOf } from './upload-steps.ts';
import type { Upload } from './upload-store.ts';
import { pathOf } from './upload-summary.ts';
import { dismissUploads, retryUploads } from './uploads.ts';
import type { FollowedUpload } from './use-uploads.ts';

const marks = {
  waiting: { icon: FileText, look: 'text-muted' },
  sending: { icon: FileText, look: 'text-muted' },
  reading: { icon: FileText, look: 'text-muted' },
  done: { icon: CircleCheck, look: 'text-accent-success' },
  skipped: { icon: CopyCheck, look: 'text-muted' },
  clash: { icon: Files, look: 'text-accent-warning' },
  failed: { icon: CircleAlert, look: 'text-accent-danger' },
  cancelled: { icon: CircleSlash2, look: 'text-muted' },
} as const;

/** The files on their way into a course, each with its real steps, and what can be done about it. */
export function UploadList({
  label = t`Uploads`,
  uploads,
  onCancel,
}: {
  label?: string;
  uploads: readonly FollowedUpload[];
  onCancel: (uploads: readonly Upload[]) => void;
}) {
  const online = useOnline();
  // A few are read out as they go; of many, whoever shows them says the sum.
  const spoken = uploads.length <= 3;
  return (
    <ul aria-label={label} className="divide-y rounded-lg border bg-surface">
      {uploads.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          online={online}
          spoken={spoken}
          onCancel={() => onCancel([upload])}
        />
      ))}
    </ul>
  );
}

function UploadRow({
  upload,
  online,
  spoken,
  onCancel,
}: {
  upload: FollowedUpload;
  online: boolean;
  spoken: boolean;
  onCancel: () => void;
}) {
  const { id, file, state } = upload;
  const mark = marks[state.phase];
  const folders = pathOf(file).slice(0, -file.name.length);
  const running = state.phase === 'waiting' || state.phase === 'sending' || state.phase === 'reading';
  return (
    <li className="px-4 py-2.5 [contain-intrinsic-size:auto_4rem] [content-visibility:auto]">
      <div className="flex items-start gap-3">
        <Icon of={mark.icon} className={`mt-0.5 shrink-0 ${mark.look}`} />
        <div className="min-w-0 flex-1">
          <p className="flex items-baseline gap-2">
            <span className="flex min-w-0 font-medium">
              {/* Where there is no room, the folders go first. An empty one would have no baseline. */}
              {folders && <span className="truncate">{folders}</span>}
              <span className="max-w-full shrink-0 truncate">{file.name}</span>
            </span>
            <span className="tabular shrink-0 text-muted text-xs">{formatBytes(file.size)}</span>
          </p>
          <p
            role={spoken ? (state.phase === 'failed' ? 'alert' : 'status') : undefined}
            className={`tabular text-sm ${state.phase === 'failed' ? 'text-danger' : 'text-secondary'}`}
          >
            {state.phase === 'waiting' && !online ? t`Waiting for the network` : statusOf(upload)}
          </p>
        </div>
        {state.phase === 'failed' && state.retryable && (
          <Button size="sm" onClick={() => retryUploads([id])}>
            <Icon of={RotateCw} size={14} />
            {t`Try again`}
          </Button>
        )}
        {state.phase === 'cancelled' && <Button size="sm" onClick={() => retryUploads([id])}>{t`Upload again`}</Button>}
        {state.phase === 'skipped' && <Button size="sm" onClick={() => retryUploads([id])}>{t`Upload anyway`}</Button>}
        {running ? (
          <IconButton icon={X} label={t`Cancel ${file.name}`} size="sm" onClick={onCancel} className="-my-1" />
        ) : (
          <IconButton
            icon={X}
            label={t`Take ${file.name} off the list`}
            size="sm"
            onClick={() => dismissUploads([id])}
            className="-my-1"
          />
        )}
      </div>
      {state.phase === 'clash' && (
        <div className="mt-2 ps-7">
          <NameChoice name={file.name} ids={[id]} />
        </div>
      )}
      {running && (
        <div className="mt-2 ps-7">
          <Stepper label={t`Progress of ${file.name}`} steps={stepsOf(upload)} />
        </div>
      )}
    </li>
  );
}
