import { t } from '@lingui/core/macro';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { backKey, onwardKey } from '#lingui';
import { SessionFrame, TickProgress } from '../../../layout/session-frame.tsx';
import type { CitedPassage } from '../../../lib/passage.ts';
import { useActivityEvents } from '../../../lib/proactive/use-activity-events.ts';
import { useShortcut } from '../../../lib/shortcuts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Card } from '../cards/card.ts';
import { ItemDialog } from '../items/item-dialog.tsx';
import { CardFace } from './card-face.tsx';
import { isOver, summaryOf, ticksOf } from './card-session.ts';
import { GradeButtons } from './grade-buttons.tsx';
import { NotSaved } from './not-saved.tsx';
import { RoundSummary } from './round-summary.tsx';
import { SessionMenu } from './session-menu.tsx';
import { ShowAnswerButton } from './show-answer-button.tsx';
import { useCardSession } from './use-card-session.ts';

const hints = [
  { keys: ['Space'], label: t`Turn` },
  { keys: ['1', '4'], label: t`Grade` },
  { keys: ['u'], label: t`Undo` },
  { keys: ['e'], label: t`Edit` },
  { keys: ['s'], label: t`Source` },
  { keys: ['Escape'], label: t`Leave, progress is kept` },
];

/** Cards one after the other: recall, turn, grade. */
export function FlashcardRound({
  cards,
  title,
  subtitle,
  ended,
  suspended = false,
  onOpenPassage,
  onLeave,
}: {
  cards: readonly Card[];
  title: string;
  subtitle: string;
  /** What can be done when the round is over. */
  ended: ReactNode;
  /** Something else covers the session and has the keys. */
  suspended?: boolean;
  onOpenPassage: (folderId: string, passage: CitedPassage) => void;
  onLeave: () => void;
}) {
  const round = useCardSession(cards);
  const { session, card, call } = round;
  const [first] = cards;
  useActivityEvents({
    folderId: first?.folderId ?? '',
    week: cards.every(({ weekNumber }) => weekNumber === first?.weekNumber) ? (first?.weekNumber ?? null) : null,
    type: 'flashcards',
    title,
    did: session.graded.length,
    over: isOver(session),
  });
  const { turned, visits, at } = session;
  const [editing, setEditing] = useState<Card | null>(null);
  const face = useRef<HTMLElement>(null);
  const back = useRef<HTMLDivElement>(null);

  const isFirst = useRef(true);
  useEffect(() => {
    // The card that comes has the focus; then its other side, so that a screen reader reads on from there.
    if (at >= 0) (turned ? back.current : face.current)?.focus({ preventScroll: isFirst.current });
    isFirst.current = false;
  }, [at, turned]);

  const live = card !== null && !suspended;
  const canGrade = live && turned && visits[at]?.grade === null;
  const openPassage = () => card?.passage && turned && onOpenPassage(card.folderId, card.passage);
  useShortcut({ keys: 'Space', label: t`Turn the card`, group: 'Session' }, round.turn, live);
  useShortcut({ keys: '1', label: t`Again`, group: 'Session' }, () => round.grade('again'), canGrade);
  useShortcut({ keys: '2', label: t`Hard`, group: 'Session' }, () => round.grade('hard'), canGrade);
  useShortcut({ keys: '3', label: t`Good`, group: 'Session' }, () => round.grade('good'), canGrade);
  useShortcut({ keys: '4', label: t`Easy`, group: 'Session' }, () => round.grade('easy'), canGrade);
  useShortcut({ keys: onwardKey, label: t`Next card`, group: 'Session' }, () => round.move(1), live);
  useShortcut({ keys: backKey, label: t`Previous card`, group: 'Session' }, () => round.move(-1), live);
  useShortcut({ keys: 'u', label: t`Undo the grade`, group: 'Session' }, round.undo, !suspended);
  useShortcut({ keys: 'e', label: t`Edit the card`, group: 'Session' }, () => setEditing(card), live);
  useShortcut({ keys: 's', label: t`Open the source`, group: 'Session' }, openPassage, live);
  useShortcut({ keys: 'Escape', label: t`Leave`, group: 'Session' }, onLeave, !suspended && !editing);

  const last = visits[session.graded.at(-1) ?? -1];
  return (
    <>
      <SessionFrame
        title={title}
        subtitle={subtitle}
        progress={!isOver(session) && <TickProgress label={t`Cards`} ticks={ticksOf(session)} at={at} />}
        hints={isOver(session) ? [] : hints}
        step={at}
        onLeave={onLeave}
        actions={
          <>
            <Button variant="ghost" size="sm" onClick={round.undo} disabled={!last} className="touch:h-11">
              <Icon of={Undo2} size={14} />
              {t`Undo`}
            </Button>
            {card && (
              <SessionMenu
                card={card}
                onEdit={() => setEditing(card)}
                onOpenPassage={turned && card.passage ? openPassage : null}
                onTakenOut={() => round.takeOut(card.id)}
              />
            )}
          </>
        }
        answers={
          card && (
            <>
              <NotSaved call={call} what={t`This grade`} />
              {!turned ? (
                <ShowAnswerButton onTurn={round.turn} />
              ) : visits[at]?.grade === null ? (
                <GradeButtons options={card.options} onGrade={round.grade} />
              ) : (
                <p className="py-4 text-center text-secondary text-sm">{t`You graded this card. Undo takes it back.`}</p>
              )}
            </>
          )
        }
      >
        {card ? (
          <CardFace
            key={`${at} ${card.id}`}
            card={card}
            turned={turned}
            face={face}
            back={back}
            onOpenPassage={openPassage}
          />
        ) : (
          <RoundSummary {...summaryOf(session)} actions={ended} />
        )}
      </SessionFrame>
      <p role="status" className="sr-only">
        {last?.grade && !isOver(session) && t`Graded ${last.grade}.`}
      </p>
      {editing && (
        <ItemDialog
          itemId={editing.id}
          folderId={editing.folderId}
          onChanged={() => round.refresh(editing.id)}
          onTakenOut={() => round.takeOut(editing.id)}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}
