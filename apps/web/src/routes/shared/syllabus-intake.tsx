import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { acceptedFiles, acceptedKinds } from '../../features/files/file-check.ts';
import { statusOf, stepsOf } from '../../features/files/upload-steps.ts';
import { isUnsent, type UploadState } from '../../features/files/upload-store.ts';
import { dismissUploads, retryUploads, startUploads } from '../../features/files/uploads.ts';
import { useUploads } from '../../features/files/use-uploads.ts';
import { syllabusStatusQuery } from '../../features/syllabus/syllabus.queries.ts';
import { structuresQuery } from '../../features/syllabus-review/weeks/weeks.queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dropzone } from '../../ui/dropzone.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { NoWeeks } from './no-weeks.tsx';
import { isRunning, useSyllabusReading } from './use-syllabus-reading.ts';

/** Where a course without a plan gets one: the place to drop the syllabus, or how the reading of it goes. */
export function SyllabusIntake({ folderId }: { folderId: string }) {
  const { cancel } = useUploads(folderId);
  const reading = useSyllabusReading(folderId);
  const upload = reading?.upload ?? null;
  const state: UploadState | null = reading?.state ?? null;
  const { data: status } = useQuery(syllabusStatusQuery(folderId));
  const hasFailed = state?.phase === 'failed';
  // What came to nothing is on the server: it can be read otherwise. What did not arrive is not.
  const { data: inHand } = useQuery({ ...structuresQuery(folderId), enabled: hasFailed });

  const replace = (files: File[]) => {
    if (upload) dismissUploads([upload.id]);
    startUploads(folderId, files.slice(0, 1), 'syllabus');
  };

  return (
    <>
      <h1 tabIndex={-1} className="type-week">
        {hasFailed && status?.failureCode === 'syllabus_without_schedule' ? t`No weeks found` : headingOf(state)}
      </h1>
      {reading && isRunning(reading) ? (
        <section aria-label={t`Progress`} className="mt-6 rounded-lg border bg-surface p-5">
          <div className="mb-4 flex min-h-7 items-center justify-between gap-4">
            <p role="status" className="tabular font-medium">
              {statusOf(reading)}
            </p>
            {upload && (
              <Button
                variant="ghost"
                size="sm"
                className="-me-2.5"
                onClick={() => cancel([upload])}
              >{t`Cancel`}</Button>
            )}
          </div>
          <Stepper label={t`Reading the syllabus`} steps={stepsOf(reading)} labelled />
          <p className="mt-4 text-muted text-sm">
            {isUnsent(reading)
              ? t`Keep this window open until the file is sent. You can go on to the course meanwhile.`
              : t`You can leave this page. The reading goes on, and the course shows it.`}
          </p>
        </section>
      ) : (
        state?.phase !== 'done' && (
          <>
            {state?.phase === 'failed' && (
              <p role="alert" className="mt-3 max-w-(--syllabus-measure) text-danger text-md">
                {upload ? t`${upload.file.name}: ${state.message}` : state.message}
              </p>
            )}
            {!state && (
              <p className="type-lead mt-3 max-w-(--syllabus-measure)">{t`The plan comes from it: weeks, readings and due dates, each with the line it came from.`}</p>
            )}
            <div className="mt-5 grid justify-items-start gap-3">
              {upload && state?.phase === 'failed' && state.retryable && (
                <Button variant="primary" onClick={() => retryUploads([upload.id])}>{t`Try again`}</Button>
              )}
              <div className="w-full">
                {hasFailed && inHand ? (
                  <NoWeeks folderId={folderId} onFile={replace} />
                ) : (
                  <Dropzone
                    label={state ? t`Drop another file here` : t`Drop the syllabus here`}
                    hint={acceptedKinds}
                    button={hasFailed ? t`Replace file` : t`Choose the syllabus`}
                    accept={acceptedFiles}
                    primary
                    onFiles={replace}
                  />
                )}
              </div>
            </div>
          </>
        )
      )}
    </>
  );
}

function headingOf(state: UploadState | null): string {
  switch (state?.phase) {
    case undefined:
      return t`Upload the syllabus`;
    case 'failed':
      return t`The syllabus could not be read`;
    case 'cancelled':
      return t`The upload was cancelled`;
    case 'done':
      return t`The plan is ready`;
    default:
      return t`Reading your syllabus`;
  }
}
