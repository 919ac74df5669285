import type { ChatMessage } from '@weekwise/contracts/chat.ts';
import type { ChatEvent, OfferedActivities, ToolCall as ToolCallOnWire } from '@weekwise/contracts/chat-events.ts';
import type { Citation as CitationOnWire } from '@weekwise/contracts/citation.ts';
import { fixedTexts } from '@weekwise/contracts/fixed-texts.ts';
import type { Rating } from '@weekwise/domain/chat.ts';
import type { FallbackReason } from '@weekwise/domain/tutor.ts';
import { say } from '#lingui';
import type { ClientErrorCode } from '../../lib/api/errors.ts';

/** A verbatim quote that supports a claim, and where it stands. */
export interface Citation {
  /** Number used in the answer as `[1]`. */
  number: number;
  passageId: string;
  fileId: string;
  fileName: string;
  page: number | null;
  /** What print calls the page, where that is not its number. */
  pageLabel?: string | undefined;
  /** The letters of the page make no sense in the file. */
  hardToRead?: boolean | undefined;
  /** The file is the course's syllabus. */
  isSyllabus?: boolean | undefined;
  block: number;
  lastBlock: number;
  heading: string | null;
  quote: string;
  /** Why the words may not be those of the file's author. */
  doubt?: string;
}

/** A citation whose passage is open beside the chat. */
export interface OpenCitation {
  turnId: string;
  number: number;
}

/** Something the tutor did for the student, or asks to do. */
export interface ToolCall {
  id: string;
  tool: string;
  /** `asks`: nothing has changed yet. */
  status: ToolCallOnWire['status'];
  message: string;
  detail: Record<string, unknown>;
}

export interface TurnFailure {
  code: ClientErrorCode;
  message: string;
}

/** One question with its answer, as far as it has come. */
export interface ChatTurn {
  /** The question's message id; the same however often it is asked again. */
  id: string;
  /** null until the server has said which conversation it belongs to. */
  threadId: string | null;
  question: string;
  /** The question that this one stands in place of. */
  edits: string | null;
  /** The ids of every wording of the question, in order; fewer than two where there is only this one. */
  versions: string[];
  askedAt: string | null;
  status: 'waiting' | 'writing' | 'complete' | 'stopped' | 'failed' | 'unanswered';
  /** The connection is gone and is being made again. */
  connectionLost: boolean;
  /** "Read 5 passages in 3 files". */
  progress: string | null;
  answer: string;
  answerId: string | null;
  citations: Citation[];
  abstained: boolean;
  /** "engine" or a model's name. */
  source: string | null;
  /** Why the engine answered though a model was asked. */
  fallback: FallbackReason | null;
  toolCalls: ToolCall[];
  /** To be done where the answer stands. */
  offered: OfferedActivities[];
  rating: Rating | null;
  failure: TurnFailure | null;
}

/** What an answer is before anything of it has arrived. */
const nothingYet = {
  status: 'waiting',
  connectionLost: false,
  progress: null,
  answer: '',
  answerId: null,
  citations: [],
  abstained: false,
  source: null,
  fallback: null,
  toolCalls: [],
  offered: [],
  rating: null,
  failure: null,
} satisfies Partial<ChatTurn>;

export function newTurn(
  id: string,
  question: string,
  more: Partial<Pick<ChatTurn, 'threadId' | 'edits'>> = {},
): ChatTurn {
  return { id, question, threadId: null, edits: null, versions: [], askedAt: null, ...nothingYet, ...more };
}

export const isLive = (turn: ChatTurn): boolean => turn.status === 'waiting' || turn.status === 'writing';

const citationFromWire = (wire: CitationOnWire): Citation => ({
  number: wire.number,
  passageId: wire.passage_id,
  fileId: wire.file_id,
  fileName: wire.file_name,
  page: wire.page,
  pageLabel: wire.page_label,
  hardToRead: wire.hard_to_read,
  isSyllabus: wire.is_syllabus,
  block: wire.block,
  lastBlock: wire.last_block,
  heading: wire.heading,
  quote: wire.quote,
  ...(wire.doubt !== undefined && { doubt: wire.doubt }),
});

const toolCallFromWire = ({ call_id, tool, status, message, detail }: ToolCallOnWire): ToolCall => ({
  id: call_id,
  tool,
  status,
  message,
  detail,
});

/** The calls with this one in its newest state. */
function withToolCall(calls: readonly ToolCall[], call: ToolCall): ToolCall[] {
  const known = calls.some(({ id }) => id === call.id);
  return known ? calls.map((other) => (other.id === call.id ? call : other)) : [...calls, call];
}

/** What an event of the stream makes of a turn. Events that concern other parts of the screen leave it as it is. */
export function applyEvent(turn: ChatTurn, event: ChatEvent): ChatTurn {
  switch (event.type) {
    case 'start':
      // Also after a drop that the server could not bridge: the answer begins at nothing.
      return { ...turn, ...nothingYet, answerId: event.message_id, threadId: event.thread_id };
    case 'processing':
      return event.restarts
        ? { ...turn, ...nothingYet, answerId: turn.answerId, progress: event.message }
        : { ...turn, progress: event.message };
    case 'chunk':
      return { ...turn, status: 'writing', answer: turn.answer + event.content };
    case 'tool_call':
      return { ...turn, toolCalls: withToolCall(turn.toolCalls, toolCallFromWire(event)) };
    case 'activity': {
      const { type: _, ...offered } = event;
      return { ...turn, offered: [...turn.offered, offered] };
    }
    case 'citations':
      return { ...turn, citations: event.citations.map(citationFromWire) };
    case 'complete':
      return {
        ...turn,
        status: 'complete',
        answerId: event.message_id,
        answer: event.content,
        citations: event.citations.map(citationFromWire),
        abstained: event.abstained,
        source: event.source,
        fallback: event.fallback,
      };
    case 'error':
      // Stopped elsewhere: what was written of it stays.
      if (event.code === 'answer_stopped') return { ...turn, status: 'stopped' };
      return {
        ...turn,
        status: 'failed',
        failure: { code: event.code, message: say(event.message || fixedTexts.unknownError) },
      };
    default:
      return turn;
  }
}

const endings = { stopped: 'stopped', failed: 'failed' } as const;

/** Pairs stored messages: an answer belongs to the question it names as its parent. */
export function turnsFromMessages(messages: readonly ChatMessage[]): ChatTurn[] {
  const turns = new Map<string, ChatTurn>();
  for (const message of messages) {
    const { message_id, thread_id: threadId } = message;
    if (message.message_type === 'user') {
      const turn = newTurn(message_id, message.content, { threadId });
      const { versions, created_at: askedAt } = message;
      turns.set(turn.id, { ...turn, status: 'unanswered', versions, askedAt });
      continue;
    }
    const asked = turns.get(message.parent_message_id ?? '') ?? newTurn(message_id, '', { threadId });
    const { citations, abstained, source, fallback, tool_calls, activities, interrupted } = message.metadata;
    turns.set(asked.id, {
      ...asked,
      status: interrupted ? endings[interrupted] : 'complete',
      answer: message.content,
      answerId: message_id,
      citations: citations.map(citationFromWire),
      abstained: abstained ?? false,
      source: source ?? null,
      fallback: fallback ?? null,
      toolCalls: (tool_calls ?? []).map(toolCallFromWire),
      offered: activities ?? [],
      rating: message.rating,
    });
  }
  return [...turns.values()];
}
