import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { SessionFrame, TickProgress } from '../../../components/session-frame.tsx';
import { CardSide, StudyCard } from '../../../components/study-card.tsx';
import type { Passage } from '../../../lib/passage.ts';
import { useActivityEvents } from '../../../lib/proactive/use-activity-events.ts';
import { useShortcut } from '../../../lib/shortcuts.ts';
import { ItemDialog } from '../items/item-dialog.tsx';
import type { Item } from '../week/week-items.ts';
import { NotSaved } from './not-saved.tsx';
import { choicesOf, QuizAnswers } from './quiz-answers.tsx';
import { QuizResult } from './quiz-result.tsx';
import { quizTicks } from './quiz-session.ts';
import { QuizSummary } from './quiz-summary.tsx';
import { useChoiceKeys } from './use-choice-keys.ts';
import { useQuiz } from './use-quiz.ts';

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
  onOpenPassage: (folderId: string, passage: Passage) => void;
  onLeave: () => void;
}) {
  const quiz = useQuiz(folderId, items);
  const { session, item, outcome, chosen, call, answer, dispatch } = quiz;
  const did = Object.keys(session.outcomes).length;
  useActivityEvents({ folderId, week, type: items[0]?.type ?? 'multiple-choice', title, did, over: item === null });
  const [editing, setEditing] = useState<Item | null>(null);
  const face = useRef<HTMLElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const isTrueFalse = items[0]?.type === 'true-false';

  const answered = outcome !== null;
  const { at } = session;
  useEffect(() => {
    if (at >= 0) (answered ? result.current : face.current)?.focus();
  }, [at, answered]);

  const live = item !== null && !suspended;
  const choices = item ? choicesOf(item) : [];
  const next = () => dispatch({ do: 'next' });
  const openPassage = () => outcome?.passage && onOpenPassage(folderId, outcome.passage);
  useChoiceKeys(choices, answer, live && !answered);
  useShortcut({ keys: 'Enter', label: 'Next question', group: 'Session' }, next, live && answered);
  useShortcut({ keys: 'Space', label: 'Next question', group: 'Session' }, next, live && answered);
  useShortcut({ keys: 'ArrowRight', label: 'Next question', group: 'Session' }, next, live && !call.failure);
  useShortcut(
    { keys: 'ArrowLeft', label: 'Previous question', group: 'Session' },
    () => dispatch({ do: 'back' }),
    live && !call.failure,
  );
  useShortcut({ keys: 'e', label: 'Edit the question', group: 'Session' }, () => setEditing(item), live && answered);
  useShortcut({ keys: 's', label: 'Open the source', group: 'Session' }, openPassage, live && answered);
  useShortcut({ keys: 'Escape', label: 'Leave', group: 'Session' }, onLeave, !suspended && !editing);

  return (
    <>
      <SessionFrame
        title={title}
        subtitle={subtitle}
        progress={item && <TickProgress label="Questions" ticks={quizTicks(session)} at={at} />}
        hints={
          item
            ? [
                { keys: isTrueFalse ? ['t'] : ['1', String(choices.length)], label: isTrueFalse ? 'True' : 'Answer' },
                ...(isTrueFalse ? [{ keys: ['f'], label: 'False' }] : []),
                { keys: ['Enter'], label: 'Next' },
                { keys: ['e'], label: 'Edit' },
                { keys: ['s'], label: 'Source' },
                { keys: ['Escape'], label: 'Leave, answers are kept' },
              ]
            : []
        }
        onLeave={onLeave}
        actions={
          item && answered && <IconButton icon={Pencil} label="Edit" keys="e" onClick={() => setEditing(item)} />
        }
        answers={
          item && (
            <>
              <NotSaved call={call} what="This answer" />
              <QuizAnswers choices={choices} chosen={chosen} outcome={outcome} onAnswer={answer} />
              {answered && (
                <Button variant="primary" size="lg" block onClick={next} className="mt-3 md:mx-auto md:flex md:w-80">
                  Next
                </Button>
              )}
            </>
          )
        }
      >
        {item ? (
          <StudyCard ref={face} label={item.prompt} key={item.id}>
            <CardSide kind={isTrueFalse ? 'True or false' : 'Question'}>{item.prompt}</CardSide>
            {outcome && <QuizResult outcome={outcome} ref={result} onOpenPassage={openPassage} />}
          </StudyCard>
        ) : (
          <QuizSummary session={session} onAsk={(again) => dispatch({ do: 'start', items: again })} actions={ended} />
        )}
      </SessionFrame>
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
