import { useQuery } from '@tanstack/react-query';
import { FailedJobs } from '../features/admin/health/failed-jobs.tsx';
import { Storage } from '../features/admin/health/storage.tsx';
import { SystemHealthPanels } from '../features/admin/health/system-health.tsx';
import { healthQuery } from '../features/system/health.queries.ts';
import { AdminFrame } from './admin/admin-frame.tsx';

export default function AdminHealth() {
  const version = useQuery(healthQuery).data?.version;
  return (
    <AdminFrame title="Health" current="/admin/health" lead={version && `Weekwise ${version}`}>
      <SystemHealthPanels />
      <FailedJobs />
      <Storage />
    </AdminFrame>
  );
}
