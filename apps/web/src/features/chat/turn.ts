import type { ChatMessage } from '@weekwise/contracts/chat.ts';
import type { Citation as CitationOnWire } from '@weekwise/contracts/citation.ts';
import type { ChatEvent, ToolCall as ToolCallOnWire } from '@weekwise/contracts/events.ts';
import type { FallbackReason } from '@weekwise/contracts/fallback.ts';
import type { ClientErrorCode } from '../../lib/api/errors.ts';

/** A verbatim quote that supports a claim, and where it stands. */
export interface Citation {
  /** Number used in the answer as `[1]`. */
  number: number;
  passageId: string;
  fileId: string;
  fileName: string;
  page: number | null;
  block: number;
  lastBlock: number;
  heading: string | null;
  quote: string;
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
export interface Turn {
  /** The question's message id; the same however often it is asked again. */
  id: string;
  question: string;
  askedAt: string | null;
  status: 'waiting' | 'writing' | 'complete' | 'stopped' | 'failed' | 'unanswered';
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
  failure: TurnFailure | null;
}

export function newTurn(id: string, question: string): Turn {
  return {
    id,
    question,
    askedAt: null,
    status: 'waiting',
    progress: null,
    answer: '',
    answerId: null,
    citations: [],
    abstained: false,
    source: null,
    fallback: null,
    toolCalls: [],
    failure: null,
  };
}

export const isLive = (turn: Turn): boolean => turn.status === 'waiting' || turn.status === 'writing';

const citationFromWire = (wire: CitationOnWire): Citation => ({
  number: wire.number,
  passageId: wire.passage_id,
  fileId: wire.file_id,
  fileName: wire.file_name,
  page: wire.page,
  block: wire.block,
  lastBlock: wire.last_block,
  heading: wire.heading,
  quote: wire.quote,
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
export function applyEvent(turn: Turn, event: ChatEvent): Turn {
  switch (event.type) {
    case 'start':
      return { ...turn, answerId: event.message_id };
    case 'processing':
      return event.restarts
        ? { ...turn, status: 'waiting', progress: event.message, answer: '', citations: [] }
        : { ...turn, progress: event.message };
    case 'chunk':
      return { ...turn, status: 'writing', answer: turn.answer + event.content };
    case 'tool_call':
      return { ...turn, toolCalls: withToolCall(turn.toolCalls, toolCallFromWire(event)) };
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
      return { ...turn, status: 'failed', failure: { code: event.code, message: event.message } };
    default:
      return turn;
  }
}

const endings = { stopped: 'stopped', failed: 'failed' } as const;

/** Pairs stored messages: an answer belongs to the question it names as its parent. */
export function turnsFromMessages(messages: readonly ChatMessage[]): Turn[] {
  const turns = new Map<string, Turn>();
  for (const message of messages) {
    if (message.message_type === 'user') {
      const turn = newTurn(message.message_id, message.content);
      turns.set(turn.id, { ...turn, status: 'unanswered', askedAt: message.created_at });
      continue;
    }
    const asked = turns.get(message.parent_message_id ?? '') ?? newTurn(message.message_id, '');
    const { citations, abstained, source, fallback, tool_calls, interrupted } = message.metadata;
    turns.set(asked.id, {
      ...asked,
      status: interrupted ? endings[interrupted] : 'complete',
      answer: message.content,
      answerId: message.message_id,
      citations: citations.map(citationFromWire),
      abstained: abstained ?? false,
      source: source ?? null,
      fallback: fallback ?? null,
      toolCalls: (tool_calls ?? []).map(toolCallFromWire),
    });
  }
  return [...turns.values()];
}
