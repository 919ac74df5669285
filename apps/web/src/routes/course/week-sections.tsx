import { WeekActivities } from '../../features/activities/week/week-activities.tsx';
import { GuideSection } from '../../features/guides/guide-section.tsx';
import { VocabularySection } from '../../features/guides/vocabulary-section.tsx';
import type { Week } from '../../features/syllabus/course-plan.ts';
import { isDemo } from '../../lib/demo.ts';
import type { OpenPassage } from '../../lib/passage.ts';
import { useUserId } from '../../lib/session/session-store.ts';

/** What was made of a week, below what its syllabus says. Nothing is made in the demo, which is read only. */
export function WeekSections({
  folderId,
  week,
  onOpenPassage,
}: {
  folderId: string;
  week: Week;
  onOpenPassage: OpenPassage;
}) {
  if (isDemo(folderId)) return null;
  return <Sections key={week.id} folderId={folderId} week={week.weekNumber} onOpenPassage={onOpenPassage} />;
}

function Sections({ folderId, week, onOpenPassage }: { folderId: string; week: number; onOpenPassage: OpenPassage }) {
  const userId = useUserId();
  return (
    <>
      <WeekActivities userId={userId} folderId={folderId} week={week} />
      <VocabularySection folderId={folderId} week={week} onOpen={onOpenPassage} />
      <GuideSection folderId={folderId} week={week} />
    </>
  );
}
