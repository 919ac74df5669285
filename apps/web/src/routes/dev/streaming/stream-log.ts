import { streamAnswer } from '@weekwise/contracts/chat.ts';
import { streamDone } from '@weekwise/contracts/chat-events.ts';
import { useReducer, useRef } from 'react';
import { ApiError, ContractViolation } from '../../../lib/api/errors.ts';
import { parseEvent, rawEvents } from '../../../lib/api/stream.ts';

/** One thing that came over the wire, or happened to the wire. */
export interface LogLine {
  kind: 'event' | 'comment' | 'wire';
  id: string | null;
  /** Of an event; of the wire, what happened. */
  name: string;
  /** Milliseconds since the question was sent. */
  at: number;
  /** Of the data, in bytes. */
  size: number | null;
  /** Of an event: whether it is what the contract says; else why not. */
  problem: string | null;
  data: string;
}

interface Asked {
  folderId: string;
  question: string;
  /** The connection breaks by itself after so many events; null for not at all. */
  dropAfter: number | null;
}

export interface StreamLog {
  lines: readonly LogLine[];
  state: 'idle' | 'open' | 'dropped' | 'ended';
  /** The text that the chunks make together. */
  text: string;
  ask: (asked: Asked) => void;
  /** Closes the connection as a broken network would. */
  drop: () => void;
  /** Makes it again with the id of the last event. */
  resume: () => void;
}

type Step = { add: LogLine } | { state: StreamLog['state'] } | { clear: true };
type State = Pick<StreamLog, 'lines' | 'state' | 'text'>;

const empty: State = { lines: [], state: 'idle', text: '' };

function reduce(state: State, step: Step): State {
  if ('clear' in step) return { ...empty, state: 'open' };
  if ('state' in step) return { ...state, state: step.state };
  return { ...state, lines: [...state.lines, step.add], text: textAfter(state.text, step.add) };
}

function textAfter(text: string, { kind, name, data }: LogLine): string {
  if (kind !== 'event') return text;
  if (name === 'start') return '';
  return name === 'chunk' ? text + String((JSON.parse(data) as { content?: unknown }).content ?? '') : text;
}

/** A live stream of answers as it comes, event by event. */
export function useStreamLog(): StreamLog {
  const [state, dispatch] = useReducer(reduce, empty);
  const run = useRef<{
    asked: Asked;
    messageId: string;
    began: number;
    events: number;
    lastEventId: string | null;
    abort: AbortController;
  }>(null);

  const open = async () => {
    const current = run.current;
    if (!current) return;
    const { asked, messageId, began, lastEventId, abort } = current;
    const add = (line: Omit<LogLine, 'at'>) => dispatch({ add: { ...line, at: performance.now() - began } });
    const wire = (name: string, data = '') => add({ kind: 'wire', id: null, name, size: null, problem: null, data });
    dispatch({ state: 'open' });
    wire(
      lastEventId === null ? 'connecting' : 'connecting again',
      lastEventId === null ? '' : `Last-Event-ID: ${lastEventId}`,
    );
    try {
      const body = { question: asked.question, current_folder: asked.folderId, message_id: messageId };
      const onComment = (comment: string) =>
        add({ kind: 'comment', id: null, name: 'comment', size: bytesOf(comment), problem: null, data: comment });
      for await (const { id, data } of rawEvents(
        streamAnswer,
        { body, signal: abort.signal },
        { lastEventId, onComment },
      )) {
        if (id !== null) current.lastEventId = id;
        current.events += 1;
        add({ kind: 'event', id, size: bytesOf(data), data, ...checked(data) });
        if (current.events === asked.dropAfter) abort.abort();
        // What had arrived before the connection broke is of no use to a page that was cut off.
        if (abort.signal.aborted) break;
      }
      if (!abort.signal.aborted) wire('ended');
    } catch (error) {
      if (!abort.signal.aborted) wire('failed', error instanceof ApiError ? error.message : String(error));
    }
    // Another question may have taken its place.
    if (run.current?.abort !== abort) return;
    if (abort.signal.aborted) wire('dropped');
    dispatch({ state: abort.signal.aborted ? 'dropped' : 'ended' });
  };
  return {
    ...state,
    ask: (asked) => {
      run.current?.abort.abort();
      const messageId = crypto.randomUUID();
      run.current = {
        asked,
        messageId,
        began: performance.now(),
        events: 0,
        lastEventId: null,
        abort: new AbortController(),
      };
      dispatch({ clear: true });
      void open();
    },
    drop: () => run.current?.abort.abort(),
    resume: () => {
      if (!run.current) return;
      run.current.abort = new AbortController();
      void open();
    },
  };
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength;

function checked(data: string): Pick<LogLine, 'name' | 'problem'> {
  if (data === streamDone) return { name: 'done', problem: null };
  try {
    return { name: parseEvent(streamAnswer, data).type, problem: null };
  } catch (error) {
    return { name: 'unknown', problem: error instanceof ContractViolation ? error.message : String(error) };
  }
}
