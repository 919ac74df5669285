import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api/errors.ts';
import { Button } from '../../../ui/button.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { sayDone } from '../../../ui/toast.ts';
import { sayMoment } from '../format.ts';
import { Panel } from '../panel.tsx';
import { PanelSkeleton } from '../panel-skeleton.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';
import { failedJobsQuery, useRetryJob } from './health.queries.ts';

interface FailedJob {
  id: string;
  name: string;
  failedAt: string;
  attempts: number;
  error: string | null;
}

/** Jobs that were given up, each with another try. */
export function FailedJobs() {
  const jobs = useQuery(failedJobsQuery);
  const [trying, setTrying] = useState<FailedJob | null>(null);
  return (
    <Panel title={t`Failed jobs`} note={t`Forgotten after a day`}>
      <QueryBoundary
        query={jobs}
        errorTitle={t`The failed jobs could not be loaded`}
        skeleton={<PanelSkeleton label={t`Loading failed jobs`} className="h-16" />}
      >
        {(rows) => (
          <DataTable
            label={t`Failed jobs`}
            columns={[...columns, retryColumn(setTrying)]}
            rows={rows}
            rowKey={({ id }) => id}
            file="failed-jobs"
            start={{ key: 'at', direction: 'desc' }}
            empty={t`No job was given up in the last day.`}
          />
        )}
      </QueryBoundary>
      {trying && <RetryDialog job={trying} onClose={() => setTrying(null)} />}
    </Panel>
  );
}

const columns: Column<FailedJob>[] = [
  {
    key: 'name',
    label: t`Job`,
    value: ({ name, error }) => (error ? `${name}: ${error}` : name),
    cell: ({ name, error }) => (
      <>
        <span className="block font-medium [overflow-wrap:anywhere]">{name}</span>
        {error && <span className="block text-muted text-xs [overflow-wrap:anywhere]">{error}</span>}
      </>
    ),
  },
  {
    key: 'at',
    label: t`Given up (UTC)`,
    wideOnly: true,
    value: ({ failedAt }) => failedAt,
    cell: ({ failedAt }) => <span className="whitespace-nowrap">{sayMoment(failedAt)}</span>,
  },
  { key: 'attempts', label: t`Tries`, numeric: true, wideOnly: true, value: ({ attempts }) => attempts },
];

const retryColumn = (onRetry: (job: FailedJob) => void): Column<FailedJob> => ({
  key: 'retry',
  label: t`Again`,
  control: true,
  value: () => null,
  cell: (job) => (
    <Button size="sm" aria-label={t`Try ${job.name} again`} onClick={() => onRetry(job)}>{t`Try again`}</Button>
  ),
});

function RetryDialog({ job, onClose }: { job: FailedJob; onClose: () => void }) {
  const retry = useRetryJob();
  const save = (reason: string) =>
    retry.mutate(
      { jobId: job.id, reason },
      {
        onSuccess: () => {
          sayDone(t`The job is in its queue again`);
          onClose();
        },
      },
    );
  return (
    <ReasonDialog
      title={t`Try ${job.name} again`}
      description={t`It goes back into its queue and starts where it stopped.`}
      action={t`Try again`}
      pending={retry.isPending}
      error={retry.isError ? messageOf(retry.error) : null}
      onSave={save}
      onClose={onClose}
    />
  );
}
