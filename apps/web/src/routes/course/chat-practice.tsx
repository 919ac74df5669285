import type { OfferedActivities } from '@weekwise/contracts/chat-events.ts';
import { PracticeRound } from '../../features/activities/practice/practice-round.tsx';
import { InlineDialogue } from '../../features/dialogues/inline-dialogue.tsx';
import type { OpenPassage } from '../../lib/passage.ts';

/** What an answer of the chat brought to be done where it stands. */
export default function ChatPractice({
  folderId,
  offered,
  onOpenPassage,
}: {
  folderId: string;
  offered: OfferedActivities;
  onOpenPassage: OpenPassage;
}) {
  if (offered.activities.length === 0) return <p className="text-secondary text-sm">{offered.message}</p>;
  const dialogues = offered.activities.filter((activity) => activity.type === 'socratic-dialogue');
  if (dialogues.length === 0)
    return <PracticeRound folderId={folderId} offered={offered} onOpenPassage={onOpenPassage} />;
  return dialogues.map(({ id, topic, done }) => (
    <InlineDialogue
      key={id}
      of={{ folderId, activityId: id }}
      topic={topic}
      begun={done !== null}
      onOpenPassage={onOpenPassage}
    />
  ));
}
