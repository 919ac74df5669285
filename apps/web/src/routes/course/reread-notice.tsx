import { t } from '@lingui/core/macro';
import { statusOf } from '../../features/files/upload-steps.ts';
import { Alert } from '../../ui/alert.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { isRunning, useSyllabusReading } from '../shared/use-syllabus-reading.ts';

/** A course that has a plan while another syllabus is read: the plan stays until the new one is there. */
export function RereadNotice({ folderId }: { folderId: string }) {
  const reading = useSyllabusReading(folderId);
  if (!reading || reading.state.phase === 'done' || reading.state.phase === 'cancelled') return null;
  // The task says so first, the course's state with its next look.
  if (reading.task?.status === 'completed') return null;
  const running = isRunning(reading);
  return (
    <div className="mx-auto max-w-208 px-4 pt-4 md:px-10">
      <Alert
        tone={running ? 'info' : 'danger'}
        title={running ? t`A new syllabus is being read.` : t`The new syllabus could not be read.`}
        action={running && <Spinner />}
      >
        {statusOf(reading)} {!running && t`The plan you have stays.`}
      </Alert>
    </div>
  );
}
