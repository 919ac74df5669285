import { t } from '@lingui/core/macro';
import { Business } from '../../features/admin/overview/business.tsx';
import { Headline } from '../../features/admin/overview/headline.tsx';
import { Rankings } from '../../features/admin/overview/rankings.tsx';
import { SideHealth } from '../../features/admin/overview/side-health.tsx';
import { useRange } from '../../features/admin/range.ts';
import { UseOverTime } from '../../features/admin/use/use-over-time.tsx';
import { AdminFrame } from './admin-frame.tsx';

/** The admin's first page: what models cost, what students do, whether everything runs. */
export default function Admin() {
  const { range } = useRange();
  return (
    <AdminFrame title={t`Cost and use`} current="/admin" ranged>
      <Headline range={range} />
      <div className="grid gap-4 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
        <UseOverTime range={range} />
        <SideHealth />
      </div>
      <Business range={range} />
      <Rankings range={range} />
      <p className="text-muted text-xs">{t`Days begin and end at midnight in UTC.`}</p>
    </AdminFrame>
  );
}
