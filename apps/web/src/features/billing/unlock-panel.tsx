import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';

/** In the place of what a plan does not hold: what it would be, and the one way to it. */
export function UnlockPanel({ folderId, week }: { folderId: string; week: number }) {
  return (
    <section aria-label="Locked" className="mt-8">
      <EmptyState
        icon={Lock}
        title={`Activities, vocabulary and the guide of week ${week} are locked`}
        actions={
          <Button size="sm" variant="primary" asChild>
            <Link to={`/dashboard/unlock/${encodeURIComponent(folderId)}`}>Unlock the course</Link>
          </Button>
        }
      >
        This course is in its trial, which holds week 1. The plan, your files and their answers are open in every week.
      </EmptyState>
    </section>
  );
}
