import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { count } from '../../lib/text.ts';
import { type FolderPlan, openWeeks, unlockPath } from './billing.ts';

/** In the place of what a plan does not hold: what it would be, and the one way to it. */
export function UnlockPanel({ folderId, week, plan }: { folderId: string; week: number; plan: FolderPlan }) {
  return (
    <section aria-label="Locked" className="mt-8">
      <EmptyState
        icon={Lock}
        title={`Activities, vocabulary and the guide of week ${week} are locked`}
        actions={
          <Button size="sm" variant="primary" asChild>
            <Link to={unlockPath(folderId)}>Unlock the course</Link>
          </Button>
        }
      >
        Of this course {openWeeks(plan)}, {count(plan.lockedWeeks.length, 'week')} locked. The plan, your files and
        their answers are open in every week.
      </EmptyState>
    </section>
  );
}
