import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { failedJobsQuery, systemHealthQuery } from '../health/health.queries.ts';
import { HealthParts } from '../health/health-parts.tsx';
import { Panel } from '../panel.tsx';
import { PanelSkeleton } from '../panel-skeleton.tsx';

/** Whether everything runs, beside the costs. */
export function SideHealth() {
  const health = useQuery(systemHealthQuery);
  const failed = useQuery(failedJobsQuery).data;
  return (
    <Panel title={t`System health`} actions={<Link to="/admin/health" className="link text-sm">{t`All`}</Link>}>
      <QueryBoundary
        query={health}
        errorTitle={t`The server does not say how it is`}
        skeleton={<PanelSkeleton label={t`Asking the server`} />}
      >
        {({ parts, queues }) => {
          const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0);
          return (
            <HealthParts
              parts={[
                ...parts,
                {
                  name: t`Queues`,
                  status: failed && failed.length > 0 ? 'degraded' : 'ok',
                  detail: t`${waiting} waiting, ${failed?.length ?? 0} failed in the last day`,
                },
              ]}
            />
          );
        }}
      </QueryBoundary>
    </Panel>
  );
}
