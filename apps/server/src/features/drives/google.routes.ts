import { connectGoogleDrive, googleDriveCallback } from '@weekwise/contracts/drives-google.ts';
import { errorTable } from '@weekwise/contracts/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { logError } from '../../plugins/errors.ts';
import { openedOrigin } from '../../plugins/origin.ts';
import { limiter } from '../../plugins/rate-limits.ts';
import { beginGoogle, finishGoogle } from './google.service.ts';

export function registerGoogleDrive(app: FastifyInstance, deps: Deps): void {
  const consentsOfStudent = limiter(app, {
    max: 30,
    timeWindow: 60_000,
    keyOf: ({ identity, ip }) => identity?.id ?? ip,
  });

  route(app, connectGoogleDrive, async ({ user, query, request }) => {
    await consentsOfStudent(request);
    const origin = openedOrigin(deps.config, request);
    return orBack(request, () => beginGoogle(deps, { userId: user.id, connectionId: query.connection_id, origin }));
  });

  route(app, googleDriveCallback, async ({ user, request }) => {
    await consentsOfStudent(request);
    const origin = openedOrigin(deps.config, request);
    return orBack(request, async () => {
      const { id } = await finishGoogle(deps, { userId: user.id, origin, query: queryOf(request) });
      return `/drives?connected=${id}`;
    });
  });
}

/** What goes wrong is said where the student came from: they are signed in, and `/?error=` is for those who are not. */
async function orBack(request: FastifyRequest, work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logError(error, request);
    return `/drives?error=${encodeURIComponent(errorTable[error.code].text)}`;
  }
}

const queryOf = ({ url }: FastifyRequest): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
