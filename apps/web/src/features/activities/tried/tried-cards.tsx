import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Kbd } from '../../../components/kbd.tsx';
import { SessionFrame, TickProgress } from '../../../components/session-frame.tsx';
import { CardSide, StudyCard } from '../../../components/study-card.tsx';
import { useShortcut } from '../../../lib/shortcuts.ts';
import type { QuizState } from '../session/quiz-screen.tsx';
import { quizTicks } from '../session/quiz-session.ts';
import { forgotten, remembered, type TriedItem } from './tried-item.ts';

const hints = [
  { keys: ['Space'], label: 'Turn' },
  { keys: ['1'], label: 'Not yet' },
  { keys: ['2'], label: 'I knew it' },
  { keys: ['Escape'], label: 'Leave' },
];

/** Cards to turn. Without an account nothing schedules them: known or not is all there is to say. */
export function TriedCards({
  quiz: { session, item, answer, dispatch },
  title,
  subtitle,
  summary,
  onLeave,
}: {
  quiz: QuizState<TriedItem>;
  title: string;
  subtitle: string;
  summary: ReactNode;
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
  const live = item !== null;
  const turn = () => setTurnedAt(turned ? null : at);
  useShortcut({ keys: 'Space', label: 'Turn the card', group: 'Session' }, turn, live);
  useShortcut({ keys: '1', label: 'Not yet', group: 'Session' }, () => grade(forgotten), live && turned);
  useShortcut({ keys: '2', label: 'I knew it', group: 'Session' }, () => grade(remembered), live && turned);
  useShortcut({ keys: 'Escape', label: 'Leave', group: 'Session' }, onLeave);

  return (
    <SessionFrame
      title={title}
      subtitle={subtitle}
      progress={item && <TickProgress label="Cards" ticks={quizTicks(session)} at={at} />}
      hints={item ? hints : []}
      onLeave={onLeave}
      answers={
        item &&
        (turned ? (
          <fieldset className="grid grid-cols-2 gap-2 md:mx-auto md:w-120">
            <legend className="sr-only">Did you know it?</legend>
            <Button size="lg" onClick={() => grade(forgotten)} aria-keyshortcuts="1">
              Not yet
            </Button>
            <Button size="lg" onClick={() => grade(remembered)} aria-keyshortcuts="2">
              I knew it
            </Button>
          </fieldset>
        ) : (
          <Button variant="primary" size="lg" block onClick={turn} className="md:mx-auto md:flex md:w-80">
            Show the answer
            <span aria-hidden="true" className="max-md:hidden pointer-coarse:hidden">
              <Kbd>Space</Kbd>
            </span>
          </Button>
        ))
      }
    >
      {item ? (
        <StudyCard ref={face} label={`Recall: ${item.prompt}`} key={item.id}>
          <CardSide kind="Recall" large={item.prompt.length <= 60}>
            {item.prompt}
          </CardSide>
          {turned && (
            <CardSide ref={back} kind="Answer" divided>
              {item.rightAnswer}
              {item.explanation !== '' && item.explanation !== item.rightAnswer && (
                <p className="mt-2 text-md text-secondary">{item.explanation}</p>
              )}
            </CardSide>
          )}
        </StudyCard>
      ) : (
        summary
      )}
    </SessionFrame>
  );
}
