import { t } from '@lingui/core/macro';
import { fallbackTexts } from '@weekwise/contracts/fallback.ts';
import FileText from 'lucide-react/icons/file-text';
import HardDrive from 'lucide-react/icons/hard-drive';
import Square from 'lucide-react/icons/square';
import WifiOff from 'lucide-react/icons/wifi-off';
import { memo, type ReactNode, useCallback, useRef, useState } from 'react';
import { say } from '#lingui';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AnswerView } from './answer-view.tsx';
import { QuestionEditor } from './question-editor.tsx';
import { ToolCallView } from './tool-call-view.tsx';
import { type ChatTurn, type Citation, isLive } from './turn.ts';
import type { TurnActions } from './turn-actions.ts';
import { TurnEnd } from './turn-end.tsx';
import { Versions } from './versions.tsx';

/** One question and its answer. The answer is announced by sentence elsewhere, not letter by letter here. */
export const TurnView = memo(function TurnView({
  turn,
  openNumber,
  decidingId,
  busy,
  actions,
  children,
}: {
  turn: ChatTurn;
  openNumber: number | null;
  /** The tool call whose decision is on its way. */
  decidingId: string | null;
  /** Some answer of the conversation is being written: nothing else can be asked. */
  busy: boolean;
  actions: TurnActions;
  /** Below the answer: what is to be done where it stands. */
  children?: ReactNode;
}) {
  const { onOpenCitation } = actions;
  const open = useCallback((citation: Citation) => onOpenCitation(turn, citation), [onOpenCitation, turn]);
  const [editing, setEditing] = useState(false);
  const article = useRef<HTMLElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const live = isLive(turn);
  // An answer that says no more than its tools do is not read twice.
  const isTold = turn.toolCalls.length > 0 && turn.answer === turn.toolCalls.map((call) => call.message).join('\n\n');
  const endEditing = () => {
    setEditing(false);
    article.current?.focus();
  };
  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-label={turn.question}
      aria-busy={live}
      data-turn={turn.id}
      // Hundreds of them are not looked at for each key that is pressed beside them. The margin is for rings around
      // what has the focus.
      className="group/turn border-b pb-5 outline-none [contain-intrinsic-size:auto_14rem] [content-visibility:auto] [overflow-clip-margin:0.5rem] last:border-b-0"
    >
      {editing ? (
        <QuestionEditor
          question={turn.question}
          onCancel={endEditing}
          onAsk={(text) => {
            endEditing();
            actions.onEdit(turn, text);
          }}
        />
      ) : (
        <h3 dir="auto" className="whitespace-pre-wrap font-semibold text-base [overflow-wrap:anywhere]">
          {turn.question}
        </h3>
      )}
      {turn.versions.length > 1 && !live && (
        <Versions ids={turn.versions} current={turn.id} disabled={busy} onShow={actions.onShowVersion} />
      )}
      {turn.progress && live && (
        <p className="mt-1.5 flex items-center gap-1.5 text-muted text-xs">
          <Icon of={FileText} size={14} />
          {turn.progress}
        </p>
      )}
      {turn.answer && !isTold && (
        <div ref={answer} data-answer className="mt-1.5">
          <AnswerView
            text={turn.answer}
            writing={live}
            brokeOff={turn.status === 'stopped' || turn.status === 'failed'}
            citations={turn.citations}
            openNumber={openNumber}
            onOpen={open}
            isOffer={turn.abstained}
          />
        </div>
      )}
      {turn.toolCalls.map((call) => (
        <ToolCallView
          key={call.id}
          call={call}
          deciding={decidingId === call.id}
          onDecide={(decision) => actions.onDecide(turn, call, decision)}
        />
      ))}
      {children}
      {turn.fallback && !live && (
        <Alert tone="plain" icon={HardDrive} className="mt-3">
          {say(fallbackTexts[turn.fallback])}
        </Alert>
      )}
      {live ? (
        <div className="mt-3 flex items-center justify-between gap-3">
          <LiveState turn={turn} />
          <Button size="sm" onClick={() => actions.onStop(turn)}>
            <Icon of={Square} size={14} />
            {t`Stop`}
          </Button>
        </div>
      ) : (
        !editing && (
          <TurnEnd turn={turn} answer={answer} busy={busy} actions={actions} onEdit={() => setEditing(true)} />
        )
      )}
    </article>
  );
});

function LiveState({ turn }: { turn: ChatTurn }) {
  if (turn.connectionLost)
    return (
      <span role="status" className="flex items-center gap-2 text-muted text-xs">
        <Icon of={WifiOff} size={14} />
        {t`Connection lost. Trying again`}
      </span>
    );
  return (
    <span className="flex items-center gap-2 text-muted text-xs">
      <span
        className="size-2 animate-pulse rounded-full bg-accent-primary motion-reduce:animate-none"
        aria-hidden="true"
      />
      {turn.status === 'waiting' ? t`Looking` : t`Writing`}
    </span>
  );
}
