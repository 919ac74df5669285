import type { Server, Socket } from 'node:net';
import { limits } from '@weekwise/contracts/limits.ts';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { addressOf } from './rate-limits.ts';
import { sendsBody } from './refused-bodies.ts';

/** A body that is on its way, as far as its pace is concerned. */
export interface ComingBody {
  /** Bytes that came so far. */
  received(): number;
  /** The server has room for more: it is the client that everybody waits for. */
  isAwaited(): boolean;
  cutOff(): void;
}

interface Watched {
  /** When this stretch began, and what had come by then. */
  since: number;
  received: number;
}

/**
 * Cuts off bodies that trickle in. Each stretch of time in which the server waits for the client has to bring its
 * bytes; while the server itself holds a body up, as it does with the ninth upload of a student, no time counts.
 */
export class BodyPace {
  readonly #coming = new Map<ComingBody, Watched>();
  readonly #stretch: number;
  readonly #bytes: number;

  /** @param stretch milliseconds; @param bytesASecond the least pace */
  constructor(stretch: number, bytesASecond: number) {
    this.#stretch = stretch;
    this.#bytes = (bytesASecond * stretch) / 1000;
  }

  begin(body: ComingBody, now: number): void {
    this.#coming.set(body, { since: now, received: body.received() });
  }

  end(body: ComingBody): void {
    this.#coming.delete(body);
  }

  look(now: number): void {
    for (const [body, { since, received }] of this.#coming) {
      const isAwaited = body.isAwaited();
      if (isAwaited && now - since < this.#stretch) continue;
      const isSlow = isAwaited && body.received() - received < this.#bytes;
      if (isSlow) {
        this.end(body);
        body.cutOff();
      } else this.begin(body, now);
    }
  }
}

/** How often is looked at the bodies that are coming, in milliseconds. */
const lookInterval = 2_000;

export const bodyPacePlugin = fp(async (app: FastifyInstance, { countsAddresses }: { countsAddresses: boolean }) => {
  const pace = new BodyPace(limits.bodyStretch, limits.bodyBytesASecond);
  const timer = setInterval(() => pace.look(performance.now()), lookInterval).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  app.addHook('onRequest', async (request) => {
    if (!sendsBody(request)) return;
    const { raw } = request;
    const { socket } = raw;
    const body: ComingBody = {
      received: () => socket.bytesRead,
      isAwaited: () => raw.readableLength < raw.readableHighWaterMark,
      cutOff: () => socket.destroy(),
    };
    pace.begin(body, performance.now());
    for (const event of ['end', 'close']) raw.once(event, () => pace.end(body));
  });

  if (countsAddresses) limitConnections(app.server, limits.connectionsPerAddress);
});

/** One address may have so many connections open; what is more is closed before it is heard. */
export function limitConnections(server: Pick<Server, 'on'>, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = addressOf({ ip: socket.remoteAddress });
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}
