import type { ServerResponse } from 'node:http';
import type { Problem } from './model-call.ts';
import type { ModelDesk } from './model-desk.ts';
import type { Protocol } from './protocol.ts';
import type { RecordedRequest } from './request-log.ts';
import { otherApi } from './speak.ts';
import type { ModelTrouble } from './trouble.ts';

export interface ModelExchange {
  desk: ModelDesk;
  protocol: Protocol;
  entry: RecordedRequest;
  response: ServerResponse;
  /** Aborted when the connection closes. */
  signal: AbortSignal;
}

/** The provider's answer, or what a trouble makes of it. */
export function reply(run: ModelExchange, body: object, trouble: ModelTrouble | null): void {
  run.entry.status = 200;
  if (trouble?.kind === 'malformed') send(run.response, 200, '{"id": "a body that brea');
  else send(run.response, 200, trouble?.kind === 'wrong-shape' ? otherApi : body);
}

/** The provider's error. */
export function problem(run: ModelExchange, told: Problem, headers = {}): void {
  const { status, body } = run.protocol.error(told);
  run.entry.status = status;
  send(run.response, status, body, headers);
}

/** A body of JSON, or of text that claims to be. */
export function send(response: ServerResponse, status: number, body: object | string, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
