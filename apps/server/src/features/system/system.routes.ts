import { getHealth, getMetrics, getOpenApi } from '@weekwise/contracts/system.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { madeFile } from '../../plugins/file-answer.ts';
import { assertMayRead } from '../../plugins/metrics.ts';
import { healthOf } from './system.service.ts';

export function registerSystem(app: FastifyInstance, deps: Deps): void {
  route(app, getHealth, async () => {
    const health = await healthOf(deps);
    return { ...health, version: deps.version, local_mode: deps.config.localMode };
  });

  route(app, getMetrics, async ({ request }) => {
    assertMayRead(deps.config, request);
    return madeFile('metrics.txt', app.metrics.contentType, await app.metrics.metrics());
  });

  route(app, getOpenApi, async () => app.swagger() as { openapi: string; info: Record<string, unknown> });
}
