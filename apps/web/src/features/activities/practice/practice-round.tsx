import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OfferedActivities } from '@weekwise/contracts/chat-events.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { TickProgress } from '../../../layout/session-frame.tsx';
import type { CitedPassage } from '../../../lib/passage.ts';
import { useActivityEvents } from '../../../lib/proactive/use-activity-events.ts';
import { Button } from '../../../ui/button.tsx';
import { NotSaved } from '../session/not-saved.tsx';
import { choicesOf } from '../session/quiz-answers.tsx';
import { itemsToAsk, missedOf, type QuizAnswer, quizTicks } from '../session/quiz-session.ts';
import { useQuiz } from '../session/use-quiz.ts';
import { type Item, itemFromWire } from '../week/week-items.ts';
import { PracticeCard } from './practice-card.tsx';

/** Activities that are done where an answer of the chat stands. They count like those of a session. */
export function PracticeRound({
  folderId,
  offered,
  onOpenPassage,
}: {
  folderId: string;
  offered: OfferedActivities;
  onOpenPassage: (passage: CitedPassage) => void;
}) {
  const offeredNow = offered.activities.map(itemFromWire);
  const [items, setItems] = useState(offeredNow);
  const [touched, setTouched] = useState(false);
  const [again, setAgain] = useState(false);
  // What was answered elsewhere counts here too, until a round is under way.
  if (!touched && stateOf(items) !== stateOf(offeredNow)) setItems(offeredNow);
  const begun = touched || again || items.some(({ last }) => last === null);
  return (
    <section
      aria-label={offered.message}
      data-inline
      className="rounded-lg border border-default bg-surface px-4 py-3.5"
    >
      {begun ? (
        <Round
          key={stateOf(items)}
          folderId={folderId}
          week={offered.week_number}
          items={items}
          title={offered.message}
          onAnswer={() => setTouched(true)}
          onOpenPassage={onOpenPassage}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="min-w-40 flex-1 text-sm">
            <b className="font-semibold">{offered.message}</b>{' '}
            <span className="block text-secondary">{sayDone(items)}</span>
          </p>
          <Button size="sm" onClick={() => setAgain(true)}>{t`Do them again`}</Button>
        </div>
      )}
    </section>
  );
}

const stateOf = (items: readonly Item[]): string => items.map(({ id, last }) => `${id} ${last?.correct}`).join();

function sayDone(items: readonly Item[]): string {
  const wrong = items.filter(({ last }) => last?.correct === false).length;
  return wrong === 0 ? t`All done.` : t`All done, the last time ${items.length - wrong} of ${items.length} right.`;
}

function Round({
  folderId,
  week,
  items,
  title,
  onAnswer,
  onOpenPassage,
}: {
  folderId: string;
  week: number | null;
  items: readonly Item[];
  title: string;
  onAnswer: () => void;
  onOpenPassage: (passage: CitedPassage) => void;
}) {
  const [asked] = useState(() => itemsToAsk(items));
  const { session, item, outcome, chosen, call, answer: send, dispatch } = useQuiz(folderId, asked, 'chat');
  const answer = (given: QuizAnswer) => {
    onAnswer();
    send(given);
  };
  const did = Object.keys(session.outcomes).length;
  useActivityEvents({
    folderId,
    week,
    type: asked[0]?.type ?? 'multiple-choice',
    title,
    did,
    over: !item,
    inline: true,
  });
  const face = useRef<HTMLElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { at } = session;
  const answered = outcome !== null;
  useEffect(() => {
    // Who is in it is led on; who reads elsewhere is not pulled here.
    if (!frame.current?.contains(document.activeElement)) return;
    if (answered) {
      (result.current ?? next.current)?.focus({ preventScroll: true });
      // What leads on comes into sight; where both have no room, what is read first stays.
      next.current?.scrollIntoView({ block: 'nearest' });
      result.current?.scrollIntoView({ block: 'nearest' });
    }
    if (!answered && at > 0) (face.current ?? frame.current).focus({ preventScroll: true });
  }, [at, answered]);

  // The keys of a session, where the focus is in it: the page behind has other uses for them.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || !item || answered || item.back) return;
    const choice = choicesOf(item).find(({ key }) => key === event.key.toLowerCase());
    if (!choice) return;
    event.preventDefault();
    answer(choice.answer);
  };
  const missed = missedOf(session);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys beside the buttons that do the same
    <div ref={frame} tabIndex={-1} className="outline-none" onKeyDown={onKeyDown}>
      <p className="mb-2 font-semibold text-sm">{title}</p>
      {item ? (
        <>
          {asked.length > 1 && <TickProgress label={t`Questions`} ticks={quizTicks(session)} at={at} />}
          <div className="mt-3">
            <PracticeCard
              key={item.id}
              item={item}
              chosen={chosen}
              outcome={outcome}
              face={face}
              result={result}
              onAnswer={answer}
              onOpenPassage={onOpenPassage}
            >
              <NotSaved call={call} what={t`This answer`} />
              {answered && (
                <Button
                  ref={next}
                  block
                  variant="primary"
                  className="mt-3 scroll-mb-4"
                  onClick={() => dispatch({ do: 'next' })}
                >
                  {Object.keys(session.outcomes).length === session.items.length ? t`Finish` : t`Next`}
                </Button>
              )}
            </PracticeCard>
          </div>
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p role="status" className="min-w-40 flex-1 text-sm">
            <Trans>
              {session.items.length - missed.length} of {session.items.length} right.
              {missed.length > 0 && t` What you missed comes back in your review queue.`}
            </Trans>
          </p>
          <Button
            size="sm"
            onClick={() => dispatch({ do: 'start', items: missed.length > 0 ? missed : session.items })}
          >
            {missed.length > 0 ? t`The missed ones again` : t`Once more`}
          </Button>
        </div>
      )}
    </div>
  );
}
