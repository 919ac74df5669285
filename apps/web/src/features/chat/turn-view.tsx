import { fallbackTexts } from '@weekwise/contracts/fallback.ts';
import { CircleAlert, Copy, FileText, HardDrive, RotateCcw, Square, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Notice } from '../../components/notice.tsx';
import { SourceChip } from '../../components/source-chip.tsx';
import { sayDone, sayFailed } from '../../components/toast.ts';
import { count } from '../../lib/text.ts';
import { AnswerText } from './answer-text.tsx';
import { failureText } from './failure-text.ts';
import { ToolCallView } from './tool-call-view.tsx';
import { type Citation, isLive, type ToolCall, type Turn } from './turn.ts';

export interface TurnActions {
  onOpenCitation: (turn: Turn, citation: Citation) => void;
  onAskAgain: (turn: Turn) => void;
  onRemove: (turn: Turn) => void;
  onStop: () => void;
  onDecide: (turn: Turn, call: ToolCall, decision: 'confirm' | 'decline') => void;
}

/** One question and its answer. The answer is announced when it is whole, not letter by letter. */
export function TurnView({
  turn,
  openNumber,
  decidingId,
  actions,
}: {
  turn: Turn;
  openNumber: number | null;
  /** The tool call whose decision is on its way. */
  decidingId: string | null;
  actions: TurnActions;
}) {
  const { onOpenCitation } = actions;
  const open = useCallback((citation: Citation) => onOpenCitation(turn, citation), [onOpenCitation, turn]);
  const live = isLive(turn);
  // An answer that says no more than its tools do is not read twice.
  const isTold = turn.toolCalls.length > 0 && turn.answer === turn.toolCalls.map((call) => call.message).join('\n\n');
  return (
    <article aria-label={turn.question} aria-busy={live} className="group/turn border-b pb-5 last:border-b-0">
      <h3 className="whitespace-pre-wrap font-semibold text-base [overflow-wrap:anywhere]">{turn.question}</h3>
      {turn.progress && live && (
        <p className="mt-1.5 flex items-center gap-1.5 text-muted text-xs">
          <Icon of={FileText} size={14} />
          {turn.progress}
        </p>
      )}
      {turn.answer && !isTold && (
        <div className="mt-1.5">
          <AnswerText
            text={turn.answer}
            writing={live}
            citations={turn.citations}
            openNumber={openNumber}
            onOpen={open}
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
      {turn.fallback && !live && (
        <Notice tone="plain" icon={HardDrive} className="mt-3">
          {fallbackTexts[turn.fallback]}
        </Notice>
      )}
      {live ? (
        <div className="mt-3 flex items-center justify-between">
          <span className="flex items-center gap-2 text-muted text-xs">
            <span className="size-2 animate-pulse rounded-full bg-accent-primary" aria-hidden="true" />
            {turn.status === 'waiting' ? 'Looking' : 'Writing'}
          </span>
          <Button size="sm" onClick={actions.onStop}>
            <Icon of={Square} size={14} />
            Stop
          </Button>
        </div>
      ) : (
        <TurnEnd turn={turn} actions={actions} />
      )}
    </article>
  );
}

function TurnEnd({ turn, actions }: { turn: Turn; actions: TurnActions }) {
  const again = (
    <Button size="sm" onClick={() => actions.onAskAgain(turn)}>
      <Icon of={RotateCcw} size={14} />
      Ask again
    </Button>
  );
  if (turn.status === 'failed' || turn.status === 'unanswered')
    return (
      <Notice tone={turn.failure ? 'danger' : 'plain'} icon={CircleAlert} action={again} className="mt-2">
        {failureText(turn.failure)}
      </Notice>
    );
  return (
    <div className="mt-2 flex items-center gap-1">
      {turn.status === 'stopped' ? (
        <>
          <span className="mr-auto text-muted text-xs">Stopped. Your question is kept.</span>
          {again}
        </>
      ) : (
        <>
          {turn.source && <SourceChip source={turn.source} />}
          <span className="mr-auto text-muted text-xs">
            {turn.citations.length > 0 && count(turn.citations.length, 'citation')}
          </span>
        </>
      )}
      <span className="flex hoverable:opacity-0 transition-opacity focus-within:opacity-100 group-hover/turn:opacity-100">
        <IconButton icon={Copy} label="Copy the answer" size="sm" iconSize={14} onClick={() => void copy(turn)} />
        <IconButton
          icon={Trash2}
          label="Remove this question"
          size="sm"
          iconSize={14}
          onClick={() => actions.onRemove(turn)}
        />
      </span>
    </div>
  );
}

async function copy(turn: Turn): Promise<void> {
  const sources = turn.citations.map((c) => `[${c.number}] ${c.fileName}${c.page === null ? '' : `, p. ${c.page}`}`);
  try {
    await navigator.clipboard.writeText([turn.answer, ...sources].join('\n'));
    sayDone('Answer copied');
  } catch {
    sayFailed('The browser did not allow copying.');
  }
}
