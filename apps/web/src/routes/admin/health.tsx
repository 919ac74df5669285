import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { FailedJobs } from '../../features/admin/health/failed-jobs.tsx';
import { Storage } from '../../features/admin/health/storage.tsx';
import { SystemHealthPanels } from '../../features/admin/health/system-health.tsx';
import { healthQuery } from '../../features/system/health.queries.ts';
import { AdminFrame } from './admin-frame.tsx';

export default function AdminHealth() {
  const { data, isError } = useQuery(healthQuery);
  const lead = isError
    ? t`The server is unhealthy: its health check fails.`
    : data?.version && t`Weekwise ${data.version}`;
  return (
    <AdminFrame title={t`Health`} current="/admin/health" lead={lead}>
      <SystemHealthPanels />
      <FailedJobs />
      <Storage />
    </AdminFrame>
  );
}
