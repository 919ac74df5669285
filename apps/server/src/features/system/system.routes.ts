import { getHealth, getMetrics, getOpenApi } from '@weekwise/contracts/system.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { madeFile } from '../../plugins/file-answer.ts';
import { assertMayRead } from '../../plugins/metrics.ts';
import { openApi } from '../../plugins/openapi.ts';
import type { Auth } from '../auth/auth.service.ts';
import { healthOf } from './system.service.ts';

export function registerSystem(app: FastifyInstance, deps: Deps, auth: Auth): void {
  route(app, getHealth, async ({ request }) => {
    const [health, mayKnow] = await Promise.all([healthOf(deps), mayKnowParts(request)]);
    if (!mayKnow) return { status: health.status };
    return { ...health, version: deps.version, local_mode: deps.config.localMode };
  });

  /** In local mode nobody comes from elsewhere. */
  async function mayKnowParts({ headers }: FastifyRequest): Promise<boolean> {
    if (deps.config.localMode) return true;
    // Health is told also where the database, and with it who asks, is out of reach.
    const session = await auth.sessionOf(headers.cookie).catch(() => null);
    return session !== null && (await auth.isAdmin(session.user.id).catch(() => false));
  }

  route(app, getMetrics, async ({ request }) => {
    assertMayRead(deps.config, request);
    return madeFile('metrics.txt', app.metrics.contentType, await app.metrics.metrics());
  });

  route(app, getOpenApi, openApi(deps.version));
}
