import { t } from '@lingui/core/macro';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, useState } from 'react';
import { isDemo } from '../../../lib/demo.ts';
import type { CitedPassage } from '../../../lib/passage.ts';
import { useActivityEvents } from '../../../lib/proactive/use-activity-events.ts';
import { useShortcut } from '../../../lib/shortcuts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ItemDialog } from '../items/item-dialog.tsx';
import type { Item } from '../week/week-items.ts';
import { NotSaved } from './not-saved.tsx';
import { QuizScreen } from './quiz-screen.tsx';
import { QuizSummary } from './quiz-summary.tsx';
import { useQuiz } from './use-quiz.ts';

const source = { keys: ['s'], label: t`Source` };
const hints = [{ keys: ['e'], label: t`Edit` }, source, { keys: ['Escape'], label: t`Leave, answers are kept` }];
const demoHints = [source, { keys: ['Escape'], label: t`Leave` }];

/** Questions one after the other: answer, see whether it was right and why, go on. */
export function QuizRound({
  folderId,
  week,
  items,
  title,
  subtitle,
  ended,
  suspended = false,
  onOpenPassage,
  onLeave,
}: {
  folderId: string;
  week: number;
  items: readonly Item[];
  title: string;
  subtitle: string;
  /** What can be done at the end, beside asking again. */
  ended: ReactNode;
  /** Something else covers the session and has the keys. */
  suspended?: boolean;
  onOpenPassage: (folderId: string, passage: CitedPassage) => void;
  onLeave: () => void;
}) {
  const demo = isDemo(folderId);
  const quiz = useQuiz(folderId, items);
  const { session, item, outcome, call, dispatch } = quiz;
  const did = Object.keys(session.outcomes).length;
  useActivityEvents({ folderId, week, type: items[0]?.type ?? 'multiple-choice', title, did, over: item === null });
  const [editing, setEditing] = useState<Item | null>(null);
  const canEdit = item !== null && outcome !== null && !suspended && !demo;
  useShortcut({ keys: 'e', label: t`Edit the question`, group: 'Session' }, () => setEditing(item), canEdit);

  return (
    <>
      <QuizScreen
        quiz={quiz}
        title={title}
        subtitle={subtitle}
        hints={demo ? demoHints : hints}
        actions={!demo && <IconButton icon={Pencil} label={t`Edit`} keys="e" onClick={() => setEditing(item)} />}
        complaint={<NotSaved call={call} what={t`This answer`} />}
        summary={
          <QuizSummary
            session={session}
            kept={!demo}
            onAsk={(again) => dispatch({ do: 'start', items: again })}
            actions={ended}
          />
        }
        covered={suspended || editing !== null}
        stuck={call.failure !== null}
        onOpenPassage={(passage) => onOpenPassage(folderId, passage)}
        onLeave={onLeave}
      />
      {editing && (
        <ItemDialog
          itemId={editing.id}
          folderId={folderId}
          onChanged={(changed) => dispatch({ do: 'changed', item: changed.item })}
          onTakenOut={() => dispatch({ do: 'taken-out', itemId: editing.id })}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}
