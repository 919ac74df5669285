import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { plansQuery } from '../../features/billing/billing.queries.ts';
import { TakeDialog } from '../../features/wiki/take/take-dialog.tsx';
import type { WikiPage } from '../../features/wiki/wiki.ts';
import { Alert } from '../../ui/alert.tsx';
import { sayDone } from '../../ui/toast.ts';

/** Taking a course, and what the student's plan has to do with it. Ends in week 1 of the new course. */
export function TakeCourse({ page, onClose }: { page: WikiPage; onClose: () => void }) {
  const navigate = useNavigate();
  const plans = useQuery(plansQuery);
  const firstWeek = page.schedule[0]?.weekNumber ?? 1;
  return (
    <TakeDialog
      page={page}
      planNote={
        plans.data &&
        plans.data.billing !== 'off' && (
          <Alert tone="plain">
            {plans.data.plans.some(({ kind, available }) => kind === 'free_test' && available)
              ? t`This will be your free course: every week is open.`
              : t`Week 1 opens right away. You can unlock the rest from the course.`}
          </Alert>
        )
      }
      onTaken={(folderId) => {
        onClose();
        sayDone(t`The course is yours`);
        void navigate(`/syllabus/${folderId}?week=${firstWeek}`);
      }}
      onClose={onClose}
    />
  );
}
