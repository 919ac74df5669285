import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SessionFrame, TickProgress } from '../../../layout/session-frame.tsx';
import { citationLabel } from '../../../lib/citation-label.ts';
import type { CitedPassage } from '../../../lib/passage.ts';
import { useShortcut } from '../../../lib/shortcuts.ts';
import { Button } from '../../../ui/button.tsx';
import { CardSide, EvidenceQuote, StudyCard } from '../../../ui/study-card.tsx';
import { moreThanQuote } from '../session/more-than-quote.ts';
import type { QuizState } from '../session/quiz-screen.tsx';
import { quizTicks } from '../session/quiz-session.ts';
import { ShowAnswerButton } from '../session/show-answer-button.tsx';
import { forgotten, remembered, type TriedItem } from './tried-item.ts';

const hints = [
  { keys: ['Space'], label: t`Turn` },
  { keys: ['1'], label: t`Not yet` },
  { keys: ['2'], label: t`I knew it` },
  { keys: ['Escape'], label: t`Leave` },
];

/** Cards to turn. Without an account nothing schedules them: known or not is all there is to say. */
export function TriedCards({
  quiz: { session, item, answer, dispatch },
  title,
  subtitle,
  summary,
  covered,
  onOpenPassage,
  onLeave,
}: {
  quiz: QuizState<TriedItem>;
  title: string;
  subtitle: string;
  summary: ReactNode;
  covered: boolean;
  onOpenPassage?: (passage: CitedPassage) => void;
  onLeave: () => void;
}) {
  const { at } = session;
  const [turnedAt, setTurnedAt] = useState<number | null>(null);
  const turned = turnedAt === at;
  const face = useRef<HTMLElement>(null);
  const back = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at >= 0) (turned ? back.current : face.current)?.focus();
  }, [at, turned]);

  const grade = (given: number) => {
    answer(given);
    dispatch({ do: 'next' });
    setTurnedAt(null);
  };
  const live = item !== null && !covered;
  const passage = item?.passage ?? null;
  const explanation = item && moreThanQuote(item.explanation, passage);
  const openPassage = () => passage && onOpenPassage?.(passage);
  const turn = () => setTurnedAt(turned ? null : at);
  useShortcut({ keys: 'Space', label: t`Turn the card`, group: 'Session' }, turn, live);
  useShortcut({ keys: '1', label: t`Not yet`, group: 'Session' }, () => grade(forgotten), live && turned);
  useShortcut({ keys: '2', label: t`I knew it`, group: 'Session' }, () => grade(remembered), live && turned);
  useShortcut(
    { keys: 's', label: t`Open the source`, group: 'Session' },
    openPassage,
    live && turned && passage !== null,
  );
  useShortcut({ keys: 'Escape', label: t`Leave`, group: 'Session' }, onLeave, !covered);

  return (
    <SessionFrame
      title={title}
      subtitle={subtitle}
      progress={item && <TickProgress label={t`Cards`} ticks={quizTicks(session)} at={at} />}
      hints={item ? hints : []}
      onLeave={onLeave}
      answers={
        item &&
        (turned ? (
          <fieldset className="grid grid-cols-2 gap-2 md:mx-auto md:w-120">
            <legend className="sr-only">{t`Did you know it?`}</legend>
            <Button size="lg" onClick={() => grade(forgotten)} aria-keyshortcuts="1">{t`Not yet`}</Button>
            <Button size="lg" onClick={() => grade(remembered)} aria-keyshortcuts="2">{t`I knew it`}</Button>
          </fieldset>
        ) : (
          <ShowAnswerButton onTurn={turn} />
        ))
      }
    >
      {item ? (
        <StudyCard ref={face} label={t`Recall: ${item.prompt}`} key={item.id}>
          <CardSide kind={t`Recall`} large={item.prompt.length <= 60}>
            {item.prompt}
          </CardSide>
          {turned && (
            <CardSide ref={back} kind={t`Answer`} divided>
              {item.rightAnswer}
              {explanation && explanation !== item.rightAnswer && (
                <p className="mt-2 text-md text-secondary">{explanation}</p>
              )}
            </CardSide>
          )}
          {turned && passage && (
            <EvidenceQuote quote={passage.quote} label={citationLabel(passage)} onOpen={openPassage} />
          )}
        </StudyCard>
      ) : (
        summary
      )}
    </SessionFrame>
  );
}
