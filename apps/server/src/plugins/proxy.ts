import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config/env.ts';

const advice =
  'Set TRUST_PROXY to true, or to how many proxies there are: until then all students count as one client in every limit';

/** Says once where this server stands behind a proxy that it was not told of. */
export const proxyPlugin = fp(
  async (app: FastifyInstance, { config }: { config: Pick<Config, 'baseUrl' | 'trustProxy'> }) => {
    if (config.trustProxy > 0) return;
    if (config.baseUrl?.startsWith('https:')) {
      app.log.warn(`BASE_URL is https, and this server speaks http: a proxy stands in front. ${advice}`);
      return;
    }
    let isKnown = false;
    app.addHook('onRequest', async ({ headers, log }) => {
      if (isKnown || (headers['x-forwarded-for'] ?? headers.forwarded) === undefined) return;
      isKnown = true;
      log.warn(`Requests come through a proxy. ${advice}`);
    });
  },
);
