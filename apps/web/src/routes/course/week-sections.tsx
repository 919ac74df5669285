import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { WeekActivitiesSection } from '../../features/activities/week/week-activities-section.tsx';
import { isOpen } from '../../features/billing/billing.ts';
import { folderPlanQuery } from '../../features/billing/folder-plan.queries.ts';
import { UnlockPanel } from '../../features/billing/unlock-panel.tsx';
import { StudyGuideSection } from '../../features/study-guides/study-guide-section.tsx';
import { VocabularySection } from '../../features/study-guides/vocabulary-section.tsx';
import type { Week } from '../../features/syllabus/course-plan.ts';
import { isDemo } from '../../lib/demo.ts';
import type { OpenPassage } from '../../lib/passage.ts';
import { useOwnerId } from '../../lib/session/owner.ts';
import { useUserId } from '../../lib/session/session-store.ts';

export interface WeekSectionsProps {
  folderId: string;
  week: Week;
  onOpenPassage: OpenPassage;
}

/** What was made of a week, below what its syllabus says. */
export function WeekSections({ folderId, week, onOpenPassage }: WeekSectionsProps) {
  const Sections = isDemo(folderId) ? Made : Unlocked;
  return <Sections folderId={folderId} week={week.weekNumber} onOpenPassage={onOpenPassage} />;
}

interface OfWeek {
  folderId: string;
  week: number;
  onOpenPassage: OpenPassage;
}

function Unlocked({ folderId, week, onOpenPassage }: OfWeek) {
  const userId = useUserId();
  const plan = useQuery(folderPlanQuery(userId, folderId));
  // What is locked is not asked for.
  if (plan.isLoading) return null;
  if (plan.data && !isOpen(plan.data, week))
    return (
      <div className="mt-8">
        <UnlockPanel
          folderId={folderId}
          title={t`Activities, vocabulary and the guide of week ${week} are locked`}
          plan={plan.data}
        />
      </div>
    );
  return <Made folderId={folderId} week={week} onOpenPassage={onOpenPassage} />;
}

function Made({ folderId, week, onOpenPassage }: OfWeek) {
  const userId = useOwnerId(folderId);
  return (
    <>
      <WeekActivitiesSection userId={userId} folderId={folderId} week={week} />
      <VocabularySection folderId={folderId} week={week} onOpen={onOpenPassage} />
      <StudyGuideSection folderId={folderId} week={week} />
    </>
  );
}
