import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../app-error.ts';
import type { Config } from '../config/env.ts';

type OriginConfig = Pick<Config, 'baseUrl' | 'trustedOrigins' | 'port'>;

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Answers that only our own pages read. Some of them do something: a stream makes a week, a link is spent. */
const ownKinds = new Set<string | undefined>(['json', 'sse']);

/**
 * Only our own pages may change data or read answers. Browsers say where a request comes from; together with the
 * SameSite cookie that ends cross-site request forgery and DNS rebinding. What sends neither header is no browser.
 */
export const originPlugin = fp(async (app: FastifyInstance, options: { config: OriginConfig }) => {
  app.addHook('onRequest', async (request) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (safeMethods.has(request.method)) {
      const { contract } = request.routeOptions.config;
      if (isOwnSite(site) || !ownKinds.has(contract?.kind)) return;
      if (origin && ownOrigins(options.config, request).includes(origin)) return;
      throw new AppError('origin_refused');
    }
    const own = origin ? ownOrigins(options.config, request).includes(origin) : isOwnSite(site);
    if (!own) throw new AppError('origin_refused');
  });
});

const isOwnSite = (site: string | string[] | undefined): boolean =>
  site === undefined || site === 'same-origin' || site === 'none';

/** Never taken from the Host header, which a caller chooses. */
function ownOrigins(config: OriginConfig, request: FastifyRequest): string[] {
  const listening = ['127.0.0.1', 'localhost', '[::1]'].map((host) => `http://${host}:${portOf(config, request)}`);
  return [...(config.baseUrl ? [new URL(config.baseUrl).origin] : listening), ...config.trustedOrigins];
}

/** Where links for this student lead: the address they are using, as far as it is ours. */
export function publicOrigin(config: OriginConfig, request: FastifyRequest): string {
  const { origin } = request.headers;
  if (origin && ownOrigins(config, request).includes(origin)) return origin;
  return config.baseUrl ?? `http://127.0.0.1:${portOf(config, request)}`;
}

/** Where this student's browser has its session: the address it has open, as far as it is ours. */
export function openedOrigin(config: OriginConfig, request: FastifyRequest): string {
  const opened = `http://${request.host}`;
  return ownOrigins(config, request).includes(opened) ? opened : publicOrigin(config, request);
}

/** The port listened on, also where any free one was asked for. */
const portOf = (config: OriginConfig, request: FastifyRequest): number => request.socket.localPort ?? config.port;
