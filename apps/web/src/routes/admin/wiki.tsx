import { t } from '@lingui/core/macro';
import { Panel } from '../../features/admin/panel.tsx';
import { ReportedWikis } from '../../features/wiki/moderation/reported-wikis.tsx';
import { AdminFrame } from './admin-frame.tsx';

/** Keeping the wiki clean: what was reported, and what is hidden. */
export default function AdminWiki() {
  return (
    <AdminFrame
      title={t`Wiki`}
      current="/admin/wiki"
      lead={t`Reports that nobody has decided yet, and pages that are hidden.`}
    >
      <Panel title={t`Reported wiki pages`}>
        <ReportedWikis />
      </Panel>
    </AdminFrame>
  );
}
