import { Panel } from '../features/admin/panel.tsx';
import { ReportedWikis } from '../features/wiki/moderation/reported-wikis.tsx';
import { AdminFrame } from './admin/admin-frame.tsx';

/** Keeping the wiki clean: what was reported, and what is hidden. */
export default function AdminWiki() {
  return (
    <AdminFrame
      title="Wiki"
      current="/admin/wiki"
      lead="Reports that nobody has decided yet, and pages that are hidden."
    >
      <Panel title="Reported wiki pages">
        <ReportedWikis />
      </Panel>
    </AdminFrame>
  );
}
