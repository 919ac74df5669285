import multipart from '@fastify/multipart';
import { limits } from '@weekwise/contracts/limits.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { registerAuth } from './features/auth/auth.routes.ts';
import { createAuth } from './features/auth/auth.service.ts';
import { registerChat } from './features/chat/chat.routes.ts';
import { registerFiles } from './features/files/files.routes.ts';
import { registerFolders } from './features/folders/folders.routes.ts';
import { registerIndexing } from './features/indexing/indexing.routes.ts';
import { registerReview } from './features/review/review.routes.ts';
import { registerSyllabus } from './features/syllabus/syllabus.routes.ts';
import { registerSystem } from './features/system/system.routes.ts';
import { answerError, errorsPlugin, toAppError } from './plugins/errors.ts';
import { identityPlugin } from './plugins/identity.ts';
import { openApiPlugin } from './plugins/openapi.ts';
import { originPlugin } from './plugins/origin.ts';
import { rateLimitsPlugin } from './plugins/rate-limits.ts';
import { routeListPlugin } from './plugins/route-list.ts';
import { securityHeadersPlugin } from './plugins/security-headers.ts';
import { staticWebPlugin } from './plugins/static-web.ts';
import { validationPlugin } from './plugins/validation.ts';

/** The whole server over its dependencies. It does not listen: main.ts does, and tests inject. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.logger,
    genReqId: deps.newId,
    trustProxy: deps.config.trustProxy,
    frameworkErrors: (error, request, reply) => answerError(toAppError(error), request, reply),
    routerOptions: { ignoreTrailingSlash: true },
    // Long enough for 25 MB over a slow line, and an end to requests that never finish.
    requestTimeout: 600_000,
    forceCloseConnections: 'idle',
  });
  const auth = createAuth(deps);

  await app.register(routeListPlugin);
  await app.register(errorsPlugin);
  await app.register(validationPlugin);
  await app.register(securityHeadersPlugin, { https: deps.config.baseUrl?.startsWith('https:') ?? false });
  await app.register(originPlugin, { config: deps.config });
  await app.register(rateLimitsPlugin, { localMode: deps.config.localMode });
  await app.register(identityPlugin, {
    identify: async (request) => (await auth.sessionOf(request.headers.cookie))?.user ?? null,
  });
  await app.register(multipart, { limits: { fileSize: limits.uploadBytes, files: 1, fields: 10, fieldSize: 10_000 } });
  await app.register(openApiPlugin, { version: deps.version });

  registerAuth(app, deps, auth);
  registerFolders(app, deps);
  registerFiles(app, deps);
  registerIndexing(app, deps);
  registerSyllabus(app, deps);
  registerReview(app, deps);
  registerChat(app, deps);
  registerSystem(app, deps);

  await app.register(staticWebPlugin, { directory: deps.webDirectory });
  return app;
}
