import type { IncomingHttpHeaders } from 'node:http';
import type { Provider } from '../../adapters/models/models.port.ts';
import type { WireModelRequest } from './model-call.ts';
import type { ModelTrouble } from './trouble.ts';

export interface RecordedRequest {
  id: number;
  provider: Provider;
  path: string;
  /** Keys redacted. */
  headers: IncomingHttpHeaders;
  body: unknown;
  /** As read, null for a list of models and for what was refused. */
  request: WireModelRequest | null;
  trouble: ModelTrouble['kind'] | null;
  /** `aborted`: the client left before the end; `cut`: this server hung up. */
  outcome: 'open' | 'complete' | 'aborted' | 'cut';
  /** The status of the answer, null before it. */
  status: number | null;
}

const secrets = ['authorization', 'x-api-key', 'x-goog-api-key', 'cookie'];

export function redacted(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, secrets.includes(name) ? '[redacted]' : value]),
  );
}

/** What came in and how it ended, and promises for what is yet to come. */
export class RequestLog {
  entries: RecordedRequest[] = [];
  /** How many requests stall. */
  held = 0;
  private waiting: { met: () => boolean; resolve: () => void }[] = [];

  add(entry: RecordedRequest): void {
    this.entries.push(entry);
    this.changed();
  }

  end(entry: RecordedRequest, outcome: RecordedRequest['outcome']): void {
    if (entry.outcome !== 'open') return;
    entry.outcome = outcome;
    this.changed();
  }

  count(outcome: RecordedRequest['outcome']): number {
    return this.entries.filter((entry) => entry.outcome === outcome).length;
  }

  hold(): void {
    this.held++;
    this.changed();
  }

  letGo(): void {
    this.held--;
  }

  /** Resolves as soon as `met` holds after a request came or ended. */
  when(met: () => boolean): Promise<void> {
    if (met()) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push({ met, resolve }));
  }

  private changed(): void {
    const ready = this.waiting.filter(({ met }) => met());
    this.waiting = this.waiting.filter((each) => !ready.includes(each));
    for (const { resolve } of ready) resolve();
  }
}
