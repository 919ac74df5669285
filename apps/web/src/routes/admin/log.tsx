import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router';
import type { SubjectKind } from '../../features/admin/log/log.queries.ts';
import { LogList } from '../../features/admin/log/log-list.tsx';
import { Panel } from '../../features/admin/panel.tsx';
import { Select } from '../../ui/input.tsx';
import { AdminFrame } from './admin-frame.tsx';

const kinds: Record<SubjectKind, string> = {
  user: t`Students`,
  folder: t`Courses`,
  job: t`Jobs`,
  'wiki-page': t`Wiki pages`,
};
const kindFrom = (text: string | null) => (Object.keys(kinds) as SubjectKind[]).find((kind) => kind === text);

/** Every change that an admin made, with its reason. */
export default function AdminLog() {
  const [params, setParams] = useSearchParams();
  const kind = kindFrom(params.get('kind'));
  return (
    <AdminFrame title={t`Log`} current="/admin/log" lead={t`What admins changed, and why. Nobody can edit it.`}>
      <Panel
        title={t`Changes`}
        actions={
          <Select
            label={t`Changes to`}
            labelHidden
            value={kind ?? ''}
            onChange={({ target }) => setParams(target.value ? { kind: target.value } : {}, { replace: true })}
          >
            <option value="">{t`Everything`}</option>
            {Object.entries(kinds).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        }
      >
        <LogList of={kind === undefined ? {} : { kind }} />
      </Panel>
    </AdminFrame>
  );
}
