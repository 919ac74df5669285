import { CircleAlert, CircleCheck, CircleSlash2, FileText, RotateCw, X } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { StepTrack } from '../../components/step-track.tsx';
import { formatBytes } from '../../lib/text.ts';
import { statusOf, stepsOf } from './upload-steps.ts';
import { dismissUpload, retryUpload, type Upload } from './uploads.ts';
import type { FollowedUpload } from './use-uploads.ts';

const marks = {
  waiting: { icon: FileText, look: 'text-muted' },
  sending: { icon: FileText, look: 'text-muted' },
  reading: { icon: FileText, look: 'text-muted' },
  done: { icon: CircleCheck, look: 'text-accent-success' },
  failed: { icon: CircleAlert, look: 'text-accent-danger' },
  cancelled: { icon: CircleSlash2, look: 'text-muted' },
} as const;

/** The files on their way into a course, each with its real steps, and what can be done about it. */
export function UploadList({
  uploads,
  onCancel,
}: {
  uploads: readonly FollowedUpload[];
  onCancel: (upload: Upload) => void;
}) {
  return (
    <ul aria-label="Uploads" className="divide-y rounded-lg border bg-surface">
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} onCancel={() => onCancel(upload)} />
      ))}
    </ul>
  );
}

function UploadRow({ upload, onCancel }: { upload: FollowedUpload; onCancel: () => void }) {
  const { file, state } = upload;
  const mark = marks[state.phase];
  const running = state.phase === 'waiting' || state.phase === 'sending' || state.phase === 'reading';
  return (
    <li className="px-4 py-3">
      <div className="flex items-start gap-3">
        <Icon of={mark.icon} className={`mt-0.5 shrink-0 ${mark.look}`} />
        <div className="min-w-0 flex-1">
          <p className="flex items-baseline gap-2">
            <span className="truncate font-medium">{file.name}</span>
            <span className="tabular shrink-0 text-muted text-xs">{formatBytes(file.size)}</span>
          </p>
          <p
            role={state.phase === 'failed' ? 'alert' : 'status'}
            className={`tabular text-sm ${state.phase === 'failed' ? 'text-danger' : 'text-secondary'}`}
          >
            {statusOf(upload)}
          </p>
        </div>
        {state.phase === 'failed' && state.retryable && (
          <Button size="sm" onClick={() => retryUpload(upload.id)}>
            <Icon of={RotateCw} size={14} />
            Try again
          </Button>
        )}
        {state.phase === 'cancelled' && (
          <Button size="sm" onClick={() => retryUpload(upload.id)}>
            Upload again
          </Button>
        )}
        {running ? (
          <IconButton icon={X} label={`Cancel ${file.name}`} size="sm" onClick={onCancel} className="-my-1" />
        ) : (
          <IconButton
            icon={X}
            label={`Take ${file.name} off the list`}
            size="sm"
            onClick={() => dismissUpload(upload.id)}
            className="-my-1"
          />
        )}
      </div>
      {running && (
        <div className="mt-2.5 pl-7">
          <StepTrack label={`Progress of ${file.name}`} steps={stepsOf(upload)} />
        </div>
      )}
    </li>
  );
}
