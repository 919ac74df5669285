import { limits } from '@weekwise/contracts/limits.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { addressOf, tooMany } from './rate-limits.ts';

const window = 60_000;
/** Addresses that are remembered. Whoever has more of them is not held back by their number. */
const mostAddresses = 10_000;

export const sendsBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * A body costs work before it is refused, so an address may have so many refused in a minute. Then its calls with a
 * body are refused before the body is read; calls without one are answered as ever.
 */
export const refusedBodiesPlugin = fp(async (app: FastifyInstance) => {
  const refused = new LRUCache<string, { count: number }>({ max: mostAddresses, ttl: window });

  app.addHook('onRequest', async (request) => {
    const address = addressOf(request);
    if (!sendsBody(request) || (refused.get(address)?.count ?? 0) < limits.refusedBodies) return;
    throw tooMany(refused.getRemainingTTL(address));
  });

  app.addHook('onResponse', async (request, { statusCode }) => {
    if (![400, 413].includes(statusCode) || !sendsBody(request)) return;
    const address = addressOf(request);
    const known = refused.get(address);
    if (known) known.count += 1;
    else refused.set(address, { count: 1 });
  });
});
