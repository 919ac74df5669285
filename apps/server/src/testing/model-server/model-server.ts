import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { control } from './control.ts';
import { exchange } from './exchange.ts';
import type { Embedder, ModelScript } from './model-call.ts';
import { ModelDesk, type ScriptName } from './model-desk.ts';
import { send } from './replies.ts';
import type { RecordedRequest } from './request-log.ts';
import type { ModelTrouble } from './trouble.ts';

interface Connection {
  baseURL: string;
  apiKey: string;
}

export interface ModelServer {
  url: string;
  /** What the AI SDK's providers take. */
  openai: Connection;
  anthropic: Connection;
  google: Connection;
  /** Who answers chats from now on; where a script returns undefined, the competent model. */
  answerWith(script: ModelScript | ScriptName): void;
  embedWith(embedder: Embedder): void;
  trouble(trouble: ModelTrouble): void;
  clearTroubles(): void;
  /** Lets go on what stalls and what is silent. */
  release(): void;
  /** Every call since the start or the last `reset`. */
  readonly requests: RecordedRequest[];
  /** Calls that are not answered to their end yet. */
  readonly openConnections: number;
  /** Calls that their client left before the end. */
  readonly aborted: number;
  whenReceived(count?: number): Promise<void>;
  whenAborted(count?: number): Promise<void>;
  /** So many calls stall, or are met with silence. */
  whenHeld(count?: number): Promise<void>;
  /** No call is under way. */
  whenIdle(): Promise<void>;
  reset(): void;
  /** Switches off at once, whatever is under way. */
  stop(): Promise<void>;
}

/** Long enough for searches in logs, errors and exports to find nothing else. */
export const modelServerKey = 'sk-model-server-Zk4vQ9tJ2mXw';

/**
 * Starts a server of the providers' real wire formats on loopback. Without a `key` (null) it asks for none, as Ollama.
 */
export async function startModelServer({
  port = 0,
  key = modelServerKey,
}: {
  port?: number;
  key?: string | null;
} = {}): Promise<ModelServer> {
  const desk = new ModelDesk();
  const server = createServer((incoming, response) => {
    const answered = incoming.url?.startsWith('/__control/')
      ? control(desk, incoming, response)
      : exchange(desk, key, incoming, response);
    answered.catch((error: unknown) => {
      // A script or a call of the control endpoints is wrong: say so where the test looks.
      if (response.headersSent) response.destroy(error as Error);
      else send(response, 500, { error: { message: String(error), type: 'model_server' } });
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const connection = (path: string): Connection => ({ baseURL: `${url}${path}`, apiKey: key ?? '' });

  return {
    url,
    openai: connection('/v1'),
    anthropic: connection('/v1'),
    google: connection('/v1beta'),
    answerWith: (script) => desk.answerWith(script),
    embedWith: (embedder) => desk.embedWith(embedder),
    trouble: (trouble) => desk.troubles.add(trouble),
    clearTroubles: () => desk.troubles.clear(),
    release: () => desk.release(),
    get requests() {
      return desk.log.entries;
    },
    get openConnections() {
      return desk.log.count('open');
    },
    get aborted() {
      return desk.log.count('aborted');
    },
    whenReceived: (count = 1) => desk.log.when(() => desk.log.entries.length >= count),
    whenAborted: (count = 1) => desk.log.when(() => desk.log.count('aborted') >= count),
    whenHeld: (count = 1) => desk.log.when(() => desk.log.held >= count),
    whenIdle: () => desk.log.when(() => desk.log.count('open') === 0),
    reset: () => desk.reset(),
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
