import { MessagesSquare } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { ErrorState } from '../../components/empty-state.tsx';
import { Icon } from '../../components/icon.tsx';
import { Skeleton, Skeletons } from '../../components/skeleton.tsx';
import { SourceChip } from '../../components/source-chip.tsx';
import { sayFailed } from '../../components/toast.ts';
import { messageOf } from '../../lib/api/errors.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { count } from '../../lib/text.ts';
import { Composer, type Scope } from './composer.tsx';
import type { Citation, OpenCitation, Turn } from './turn.ts';
import { type TurnActions, TurnView } from './turn-view.tsx';
import { useCitationKeys } from './use-citation-keys.ts';
import { useConversation } from './use-conversation.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

const pageSize = 10;

export interface ChatPaneProps {
  folderId: string;
  courseCode: string;
  week: number | null;
  topic: string | null;
  openCitation: OpenCitation | null;
  /** `siblings`: every citation of the same answer, for going from one to the next. */
  onOpenCitation: (open: OpenCitation, citation: Citation, siblings: readonly Citation[]) => void;
  /** Buttons at the right of the header. */
  headerActions?: ReactNode;
  /** Below the composer: "Answers quote only the 14 files in this folder." */
  footnote?: string;
}

/** The conversation of a course: questions, answers from its files, and where each claim stands. */
export function ChatPane(props: ChatPaneProps) {
  const { folderId, courseCode, week, topic, openCitation, onOpenCitation } = props;
  const { stored, turns, busy, ask, askAgain, stop, remove, decidingId, decide } = useConversation(folderId);
  const [scope, setScope] = useState<Scope>('week');
  const [shown, setShown] = useState(pageSize);
  const input = useRef<HTMLTextAreaElement>(null);
  const list = useStickToEnd(turns.at(-1));
  useShortcut({ keys: 'c', label: 'Write a question', group: 'Course' }, () => input.current?.focus());

  const context = useMemo(
    () => (scope === 'week' ? { weekNumber: week, topic } : { weekNumber: null, topic: null }),
    [scope, week, topic],
  );
  const open = useCallback(
    (turn: Turn, citation: Citation) =>
      onOpenCitation({ turnId: turn.id, number: citation.number }, citation, turn.citations),
    [onOpenCitation],
  );
  useCitationKeys(turns, openCitation, open);
  const actions: TurnActions = {
    onOpenCitation: open,
    onAskAgain: (turn) => askAgain(turn, context),
    onRemove: (turn) => remove(turn).catch((error: unknown) => sayFailed(messageOf(error))),
    onStop: stop,
    onDecide: (turn, call, decision) =>
      decide(turn, call.id, decision).catch((error: unknown) => sayFailed(messageOf(error))),
  };
  const visible = turns.slice(-shown);
  const source = turns.findLast((turn) => turn.source !== null)?.source;
  return (
    <section aria-label={`Ask ${courseCode}`} className="flex min-h-0 flex-1 flex-col bg-canvas">
      <header className="flex h-11 shrink-0 items-center gap-2 border-b px-5 max-md:h-12">
        <h2 className="truncate font-semibold text-base">Ask {courseCode}</h2>
        {source && <SourceChip source={source} />}
        <span className="ml-auto flex items-center">{props.headerActions}</span>
      </header>
      <div ref={list} className="min-h-0 flex-1 overflow-y-auto px-5 py-5">
        {visible.length < turns.length && (
          <Button size="sm" variant="ghost" className="mb-4" onClick={() => setShown((n) => n + pageSize)}>
            Show earlier questions
          </Button>
        )}
        <div className="space-y-5">
          {visible.map((turn) => (
            <TurnView
              key={turn.id}
              turn={turn}
              decidingId={decidingId}
              openNumber={openCitation?.turnId === turn.id ? openCitation.number : null}
              actions={actions}
            />
          ))}
        </div>
        {turns.length === 0 && (stored.isPending ? <ChatSkeleton /> : null)}
        {turns.length === 0 && stored.isError && (
          <ErrorState
            title="The conversation could not be loaded"
            error={stored.error}
            onRetry={() => void stored.refetch()}
            retrying={stored.isFetching}
          />
        )}
        {turns.length === 0 && stored.isSuccess && (
          <Starters week={week} onAsk={(question) => ask(question, context)} />
        )}
      </div>
      <Announcer turn={turns.at(-1)} />
      <div className="shrink-0 px-4 pb-3">
        <Composer
          inputRef={input}
          week={week}
          courseCode={courseCode}
          scope={scope}
          onScope={setScope}
          busy={busy}
          onAsk={(question) => ask(question, context)}
        />
        {props.footnote && <p className="mt-2 px-1 text-muted text-xs">{props.footnote}</p>}
      </div>
    </section>
  );
}

/** What a first question could be. They ask for facts that every syllabus holds. */
function Starters({ week, onAsk }: { week: number | null; onAsk: (question: string) => void }) {
  const questions = [
    ...(week === null ? [] : [`What do we read in week ${week}?`, `What is due in week ${week}?`]),
    'How is the course graded?',
  ];
  return (
    <div>
      <Icon of={MessagesSquare} size={20} className="text-muted" />
      <p className="mt-2 font-medium font-serif text-[1.0625rem] leading-6">
        Ask about the syllabus or any reading in this folder.
      </p>
      <p className="mt-1 text-secondary text-sm">
        Every claim comes with the place it stands. What your files do not cover, the answer says so.
      </p>
      <ul className="mt-4 flex flex-col items-start gap-2">
        {questions.map((question) => (
          <li key={question}>
            <Button size="sm" onClick={() => onAsk(question)}>
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ChatSkeleton() {
  return (
    <Skeletons label="Loading the conversation" className="space-y-3">
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-5/6" />
      <Skeleton className="mt-6 h-4 w-1/2" />
      <Skeleton className="h-4 w-full" />
    </Skeletons>
  );
}

/** Reads an answer out once, when it is whole. */
function Announcer({ turn }: { turn: Turn | undefined }) {
  const [heard, setHeard] = useState('');
  const liveId = useRef<string | null>(null);
  useEffect(() => {
    if (!turn) return;
    if (turn.status === 'waiting' || turn.status === 'writing') {
      liveId.current = turn.id;
      setHeard('Looking in your files');
    } else if (liveId.current === turn.id) {
      liveId.current = null;
      setHeard(
        turn.status === 'complete'
          ? `${spoken(turn)} Answer complete, ${count(turn.citations.length, 'citation')}.`
          : 'The answer did not arrive.',
      );
    }
  }, [turn]);
  return (
    <p aria-live="polite" className="sr-only">
      {heard}
    </p>
  );
}

/** An answer without its marks, and what the tutor did or asks. */
function spoken({ answer, toolCalls }: Turn): string {
  const text = answer.replace(/ ?\[\d+\]/g, '').replaceAll(' [?]', ' (not from your files)');
  return [text, ...toolCalls.map(({ message }) => message)].filter(Boolean).join(' ');
}
