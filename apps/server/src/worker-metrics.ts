import Fastify, { type FastifyInstance } from 'fastify';
import { poolUse } from './db/client.ts';
import type { Deps } from './deps.ts';
import { answerError, errorsPlugin, toAppError } from './plugins/errors.ts';
import { assertMayRead, metricsPlugin } from './plugins/metrics.ts';

/**
 * All that a worker alone answers: what it measured, to whom a web process would say it. It does not listen: main.ts
 * does.
 */
export async function buildWorkerMetrics(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.logger,
    frameworkErrors: (error, request, reply) => answerError(toAppError(error), request, reply),
    requestTimeout: 10_000,
    forceCloseConnections: true,
  });
  await app.register(metricsPlugin, { pool: () => poolUse(deps.db), queues: () => deps.jobs.depths() });
  await app.register(errorsPlugin);
  app.get('/metrics', async (request, reply) => {
    // It listens on loopback whoever the web process lets in.
    assertMayRead({ ...deps.config, localMode: true }, request);
    return reply.type(app.metrics.contentType).send(await app.metrics.metrics());
  });
  return app;
}
