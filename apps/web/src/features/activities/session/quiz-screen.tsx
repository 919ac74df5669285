import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { backKey, onwardKey } from '#lingui';
import { type KeyHint, SessionFrame, TickProgress } from '../../../layout/session-frame.tsx';
import type { CitedPassage } from '../../../lib/passage.ts';
import { useShortcut } from '../../../lib/shortcuts.ts';
import { Button } from '../../../ui/button.tsx';
import { CardSide, StudyCard } from '../../../ui/study-card.tsx';
import type { ActivityQuestion } from '../week/week-items.ts';
import { choicesOf, QuizAnswers } from './quiz-answers.tsx';
import { QuizResult } from './quiz-result.tsx';
import { type QuizAnswer, type QuizOutcome, type QuizSession, type QuizStep, quizTicks } from './quiz-session.ts';
import { useChoiceKeys } from './use-choice-keys.ts';

/** How a round stands, and how it goes on. */
export interface QuizState<Q extends ActivityQuestion> {
  session: QuizSession<Q>;
  item: Q | null;
  outcome: QuizOutcome | null;
  /** What was chosen, also while nobody has said how it went. */
  chosen: QuizAnswer | null;
  answer: (answer: QuizAnswer) => void;
  dispatch: (step: QuizStep<Q>) => void;
}

/** One question after the other on the whole screen, whoever says what is right. */
export function QuizScreen<Q extends ActivityQuestion>({
  quiz,
  title,
  subtitle,
  hints,
  actions,
  complaint,
  summary,
  covered = false,
  stuck = false,
  onOpenPassage,
  onLeave,
}: {
  quiz: QuizState<Q>;
  title: string;
  subtitle: string;
  /** Keys beyond those of every round. */
  hints: readonly KeyHint[];
  actions?: ReactNode;
  /** Above the answers: what did not arrive. */
  complaint?: ReactNode;
  summary: ReactNode;
  /** Something else has the keys. */
  covered?: boolean;
  /** An answer waits to be sent. */
  stuck?: boolean;
  onOpenPassage?: (passage: CitedPassage) => void;
  onLeave: () => void;
}) {
  const { session, item, outcome, chosen, answer, dispatch } = quiz;
  const face = useRef<HTMLElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const isTrueFalse = session.items[0]?.type === 'true-false';

  const answered = outcome !== null;
  const { at } = session;
  useEffect(() => {
    if (at >= 0) (answered ? result.current : face.current)?.focus();
  }, [at, answered]);

  const live = item !== null && !covered;
  const choices = item ? choicesOf(item) : [];
  const next = () => dispatch({ do: 'next' });
  const openPassage = () => outcome?.passage && onOpenPassage?.(outcome.passage);
  useChoiceKeys(choices, answer, live && !answered);
  useShortcut({ keys: 'Enter', label: t`Next question`, group: 'Session' }, next, live && answered);
  useShortcut({ keys: 'Space', label: t`Next question`, group: 'Session' }, next, live && answered);
  useShortcut({ keys: onwardKey, label: t`Next question`, group: 'Session' }, next, live && !stuck);
  useShortcut(
    { keys: backKey, label: t`Previous question`, group: 'Session' },
    () => dispatch({ do: 'back' }),
    live && !stuck,
  );
  useShortcut(
    { keys: 's', label: t`Open the source`, group: 'Session' },
    openPassage,
    live && answered && onOpenPassage !== undefined,
  );
  useShortcut({ keys: 'Escape', label: t`Leave`, group: 'Session' }, onLeave, !covered);

  return (
    <SessionFrame
      title={title}
      subtitle={subtitle}
      progress={item && <TickProgress label={t`Questions`} ticks={quizTicks(session)} at={at} />}
      hints={
        item
          ? [
              { keys: isTrueFalse ? ['t'] : ['1', String(choices.length)], label: isTrueFalse ? t`True` : t`Answer` },
              ...(isTrueFalse ? [{ keys: ['f'], label: t`False` }] : []),
              { keys: ['Enter'], label: t`Next` },
              ...hints,
            ]
          : []
      }
      step={item?.id}
      onLeave={onLeave}
      actions={item && answered && actions}
      answers={
        item && (
          <>
            {complaint}
            <QuizAnswers choices={choices} chosen={chosen} outcome={outcome} onAnswer={answer} />
            {answered && (
              <Button
                variant="primary"
                size="lg"
                block
                onClick={next}
                className="mt-3 md:mx-auto md:flex md:w-80"
              >{t`Next`}</Button>
            )}
          </>
        )
      }
    >
      {item ? (
        <StudyCard ref={face} label={item.prompt} key={item.id}>
          <CardSide kind={isTrueFalse ? t`True or false` : t`Question`}>{item.prompt}</CardSide>
          {outcome && <QuizResult outcome={outcome} ref={result} onOpenPassage={openPassage} />}
        </StudyCard>
      ) : (
        summary
      )}
    </SessionFrame>
  );
}
