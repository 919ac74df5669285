import { plural, t } from '@lingui/core/macro';
import type { Rating } from '@weekwise/domain/chat.ts';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Copy from 'lucide-react/icons/copy';
import Layers from 'lucide-react/icons/layers';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import Trash2 from 'lucide-react/icons/trash';
import type { RefObject } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton, type IconButtonProps } from '../../ui/icon-button.tsx';
import { SourceChip } from '../../ui/source-chip.tsx';
import { sayFailed } from '../../ui/toast.ts';
import { copiedAnswer } from './copied-answer.ts';
import { failureText } from './failure-text.ts';
import { selectedWordsIn } from './selected-words.ts';
import type { ChatTurn } from './turn.ts';
import type { TurnActions } from './turn-actions.ts';

/** Below an answer: how it ended, who wrote it, and what can be done with it. */
export function TurnEnd({
  turn,
  answer,
  busy,
  actions,
  onEdit,
}: {
  turn: ChatTurn;
  answer: RefObject<HTMLElement | null>;
  busy: boolean;
  actions: TurnActions;
  onEdit: () => void;
}) {
  const again = (
    <Button size="sm" disabled={busy} onClick={() => actions.onAskAgain(turn)}>
      <Icon of={RotateCcw} size={14} />
      {t`Ask again`}
    </Button>
  );
  const failed = turn.status === 'failed' || turn.status === 'unanswered';
  return (
    <>
      {failed && (
        <Alert tone={turn.failure ? 'danger' : 'plain'} icon={CircleAlert} action={again} className="mt-2">
          {failureText(turn.failure)}
        </Alert>
      )}
      {doubtsOf(turn).map(({ fileName, doubt }) => (
        <Alert key={fileName} tone="warning" title={fileName} className="mt-2">
          {doubt}
        </Alert>
      ))}
      {/* Side by side where there is room; else the tools begin the next line where the answer begins. */}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {turn.status === 'stopped' && (
            <>
              <span className="text-muted text-xs">{t`Stopped. Your question is kept.`}</span>
              {again}
            </>
          )}
          {turn.status === 'complete' && (
            <>
              {turn.source && turn.source !== 'engine' && <SourceChip source={turn.source} />}
              <span className="text-muted text-xs">
                {turn.citations.length > 0 &&
                  plural(turn.citations.length, { one: '# citation', other: '# citations' })}
              </span>
            </>
          )}
        </div>
        <TurnTools turn={turn} answer={answer} busy={busy} actions={actions} onEdit={onEdit} />
      </div>
    </>
  );
}

/** Of the files that an answer rests on, those whose words may be wrong. */
function doubtsOf({ citations }: ChatTurn): { fileName: string; doubt: string }[] {
  const doubts = new Map(citations.flatMap(({ fileName, doubt }) => (doubt === undefined ? [] : [[fileName, doubt]])));
  return [...doubts].map(([fileName, doubt]) => ({ fileName, doubt }));
}

function TurnTools({ turn, answer, busy, actions, onEdit }: Parameters<typeof TurnEnd>[0]) {
  const { onRate, onMakeCard } = actions;
  const isComplete = turn.status === 'complete';
  const rate = (rating: Rating) => onRate?.(turn, turn.rating === rating ? null : rating);
  const makeCard = () => {
    const words = selectedWordsIn(answer.current);
    if (words) onMakeCard?.(words);
    else sayFailed(t`Select the words of the answer that the card is to be about.`);
  };
  return (
    <fieldset
      aria-label={t`What to do with this answer`}
      className="-ms-1.75 flex hoverable:opacity-0 transition-opacity focus-within:opacity-100 group-hover/turn:opacity-100 group-last/turn:opacity-100"
    >
      {isComplete && onRate && (
        <>
          <Tool
            icon={ThumbsUp}
            label={t`Good answer`}
            aria-pressed={turn.rating === 'up'}
            className={turn.rating === 'up' ? 'bg-selected' : ''}
            onClick={() => rate('up')}
          />
          <Tool
            icon={ThumbsDown}
            label={t`Bad answer`}
            aria-pressed={turn.rating === 'down'}
            className={turn.rating === 'down' ? 'bg-selected' : ''}
            onClick={() => rate('down')}
          />
        </>
      )}
      {turn.answer !== '' && onMakeCard && (
        // Pressing it must not take the selection away.
        <Tool
          icon={Layers}
          label={t`Make a flashcard of the selected words`}
          onPointerDown={(event) => event.preventDefault()}
          onClick={makeCard}
        />
      )}
      {turn.answer !== '' && (
        <Tool
          icon={Copy}
          label={t`Copy the answer`}
          onClick={() => void copyText(copiedAnswer(turn), t`Answer copied`)}
        />
      )}
      {isComplete && (
        <Tool icon={RotateCcw} label={t`Answer anew`} disabled={busy} onClick={() => actions.onAskAgain(turn)} />
      )}
      <Tool icon={Pencil} label={t`Edit the question`} disabled={busy} onClick={onEdit} />
      <Tool icon={Trash2} label={t`Remove this question`} disabled={busy} onClick={() => actions.onRemove(turn)} />
    </fieldset>
  );
}

const Tool = (props: IconButtonProps) => <IconButton size="sm" iconSize={14} {...props} />;
