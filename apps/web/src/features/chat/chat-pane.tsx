import { t } from '@lingui/core/macro';
import type { OfferedActivities } from '@weekwise/contracts/chat-events.ts';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { messageOf } from '../../lib/api/errors.ts';
import { isDemo } from '../../lib/demo.ts';
import { lazyComponent, lazyModule } from '../../lib/lazy-module.tsx';
import { useShortcut } from '../../lib/shortcuts.ts';
import { SourceChip } from '../../ui/source-chip.tsx';
import { sayDone, sayFailed } from '../../ui/toast.ts';
import { Announcer } from './announcer.tsx';
import { ChatHeader } from './chat-header.tsx';
import { Composer, type Scope } from './composer.tsx';
import type { PlanKnows } from './starters.tsx';
import { ThreadAddress } from './thread-address.tsx';
import type { ChatTurn, Citation, OpenCitation } from './turn.ts';
import type { TurnActions } from './turn-actions.ts';
import { TurnList } from './turn-list.tsx';
import { useCitationKeys } from './use-citation-keys.ts';
import { useConversation } from './use-conversation.ts';

const ThreadList = lazyComponent(
  lazyModule(() => import('./threads/thread-list.tsx'), { soon: true }),
  (threads) => threads.ThreadList,
);

export interface ChatPaneProps {
  folderId: string;
  courseCode: string;
  week: number | null;
  topic: string | null;
  openCitation: OpenCitation | null;
  /** `siblings`: every citation of the same answer, for going from one to the next. */
  onOpenCitation: (open: OpenCitation, citation: Citation, siblings: readonly Citation[]) => void;
  /** Makes a flashcard of words of an answer; null where nothing is kept. */
  onMakeCard: ((words: string) => void) | null;
  /** Draws activities that are to be done inside the chat. */
  drawOffered: (offered: OfferedActivities) => ReactNode;
  /** Buttons at the right of the header. */
  headerActions?: ReactNode;
  /** It is mounted out of sight: its keys belong to whatever shows it. */
  hidden?: boolean;
  /** Below the composer: "Answers quote only the 14 files in this folder." Undefined until that is known. */
  footnote?: string | undefined;
  /** Whether there is something to answer from; undefined until that is known. */
  hasFiles?: boolean | undefined;
  /** What the plan can answer of the week and the course; undefined until there is one. */
  knows?: PlanKnows | undefined;
}

const everything: PlanKnows = { readings: true, work: true, grading: true };

/** The conversation of a course: questions, answers from its files, and where each claim stands. */
export function ChatPane(props: ChatPaneProps) {
  const { folderId, courseCode, week, topic, openCitation, onOpenCitation, hidden = false } = props;
  const [scope, setScope] = useState<Scope>('week');
  const context = useMemo(
    () => (scope === 'week' ? { weekNumber: week, topic } : { weekNumber: null, topic: null }),
    [scope, week, topic],
  );
  const conversation = useConversation(folderId, context);
  const { turns, busy } = conversation;
  const [listing, setListing] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  useShortcut(
    { keys: 'c', label: t`Write a question`, group: 'Course' },
    () => input.current?.focus(),
    !listing && !hidden,
  );

  const open = useCallback(
    (turn: ChatTurn, citation: Citation) =>
      onOpenCitation({ turnId: turn.id, number: citation.number }, citation, turn.citations),
    [onOpenCitation],
  );
  useCitationKeys(turns, openCitation, open);
  const demo = isDemo(folderId);
  const failed = (error: unknown) => sayFailed(messageOf(error));
  const pane = useRef<HTMLElement>(null);
  const remove = async (turn: ChatTurn) => {
    const at = turns.findIndex(({ id }) => id === turn.id);
    const beside = turns[at + 1] ?? turns[at - 1];
    const drawn = (of: ChatTurn) => pane.current?.querySelector<HTMLElement>(`[data-turn="${CSS.escape(of.id)}"]`);
    const undo = await conversation.remove(turn);
    sayDone(t`Question removed`, () => void undo().catch(failed));
    // What held the focus is gone, or about to be.
    const { activeElement: active, body } = document;
    const isLost = active === body || drawn(turn)?.contains(active);
    if (isLost) ((beside && drawn(beside)) ?? input.current)?.focus({ preventScroll: true });
  };
  const actions: TurnActions = {
    onOpenCitation: open,
    onAskAgain: (turn) => conversation.askAgain(turn, context),
    onEdit: (turn, text) => conversation.edit(turn, text, context),
    onRemove: (turn) => remove(turn).catch(failed),
    onStop: conversation.stop,
    onDecide: (turn, call, decision) => conversation.decide(turn, call.id, decision).catch(failed),
    onShowVersion: (messageId) => conversation.showVersion(messageId).catch(failed),
    onRate: demo ? null : (turn, rating) => conversation.rate(turn, rating).catch(failed),
    onMakeCard: props.onMakeCard,
  };
  const ask = (question: string) => conversation.ask(question, context);
  const source = turns.findLast((turn) => turn.source !== null)?.source;
  const opened = useRef(false);
  const closeList = (threadId: string | null) => {
    if (threadId) conversation.open(threadId);
    opened.current = threadId !== null;
    setListing(false);
  };
  const wasListing = useRef(false);
  useEffect(() => {
    // Only what is drawn takes the focus: the field of a conversation that was opened, else what opened the list.
    const list = pane.current?.querySelector<HTMLElement>('[data-conversations]');
    if (wasListing.current && !listing) (opened.current ? input.current : list)?.focus();
    wasListing.current = listing;
  }, [listing]);
  return (
    <section ref={pane} aria-label={t`Ask ${courseCode}`} className="flex min-h-0 flex-1 flex-col bg-canvas">
      {!demo && <ThreadAddress folderId={folderId} />}
      {listing && (
        <Suspense fallback={null}>
          <ThreadList
            folderId={folderId}
            openId={conversation.threadId}
            onOpen={closeList}
            onClose={() => closeList(null)}
          />
        </Suspense>
      )}
      <div hidden={listing} className={listing ? '' : 'flex min-h-0 flex-1 flex-col'}>
        <ChatHeader
          folderId={folderId}
          courseCode={courseCode}
          onList={demo ? null : () => setListing(true)}
          onBegun={() => input.current?.focus()}
          actions={props.headerActions}
        />
        <TurnList
          key={conversation.threadId ?? 'new'}
          conversation={conversation}
          openCitation={openCitation}
          week={week}
          knows={props.knows ?? everything}
          hasFiles={props.hasFiles ?? true}
          actions={actions}
          drawOffered={props.drawOffered}
          onAsk={ask}
        />
        <Announcer turn={turns.at(-1)} />
        <div className="shrink-0 px-4 pb-3">
          <Composer
            inputRef={input}
            week={week}
            courseCode={courseCode}
            scope={scope}
            onScope={setScope}
            busy={busy}
            onAsk={ask}
          />
          <div className="mt-2 flex min-h-5 flex-wrap items-center gap-x-3 gap-y-1 px-1 text-muted text-xs">
            <p className="min-w-0 flex-1 basis-40">{props.footnote}</p>
            {source && <SourceChip source={source} />}
          </div>
        </div>
      </div>
    </section>
  );
}
