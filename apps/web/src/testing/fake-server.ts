import type { Contract, ResponseInputOf } from '@weekwise/contracts/contract.ts';
import { type ErrorCode, errorTable } from '@weekwise/contracts/errors.ts';
import { vi } from 'vitest';

interface SeenRequest {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}

type Handler = (request: SeenRequest) => Response | Promise<Response>;

/** Stands in for `fetch`: answers contracts that a test taught it, and fails on any other call. */
export function fakeServer() {
  const handlers: { method: string; pattern: RegExp; handle: Handler }[] = [];
  const seen: SeenRequest[] = [];
  let rest: Handler | null = null;

  const on = (contract: Contract, handle: Handler) => {
    const pattern = new RegExp(`^${contract.path.replace(/:\w+/g, '[^/]+')}$`);
    handlers.unshift({ method: contract.method, pattern, handle });
  };

  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://weekwise.test');
    const request: SeenRequest = {
      method: init.method ?? 'GET',
      path: url.pathname + url.search,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    seen.push(request);
    const found = handlers.find(({ method, pattern }) => method === request.method && pattern.test(url.pathname));
    if (!found && rest) return rest(request);
    if (!found) throw new Error(`The test taught no answer to ${request.method} ${request.path}`);
    return found.handle(request);
  });

  return {
    seen,
    /** Answers a contract with a value of its response. */
    answer<C extends Contract>(contract: C, value: ResponseInputOf<C>): void {
      on(contract, () => Response.json(value));
    },
    /** Answers a contract with an error of the table. */
    refuse(contract: Contract, code: ErrorCode): void {
      const { status, text } = errorTable[code];
      on(contract, () => Response.json({ code, message: text }, { status }));
    },
    /** Refuses all that no answer was taught to. */
    refuseRest(code: ErrorCode): void {
      const { status, text } = errorTable[code];
      rest = () => Response.json({ code, message: text }, { status });
    },
    /** The server does not answer at all. */
    disconnect(contract: Contract): void {
      on(contract, () => Promise.reject(new TypeError('Failed to fetch')));
    },
    on,
  };
}
