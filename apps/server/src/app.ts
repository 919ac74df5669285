import multipart from '@fastify/multipart';
import { limits } from '@weekwise/contracts/limits.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { poolUse } from './db/client.ts';
import type { Deps } from './deps.ts';
import { registerAccount } from './features/account/account.routes.ts';
import { registerActivities } from './features/activities/activities.routes.ts';
import { registerOneActivity } from './features/activities/on-demand/one-activity.routes.ts';
import { registerAdmin } from './features/admin/admin.routes.ts';
import { registerAssignments } from './features/assignments/assignments.routes.ts';
import { registerAuth } from './features/auth/auth.routes.ts';
import { createAuth } from './features/auth/auth.service.ts';
import { registerBilling } from './features/billing/billing.routes.ts';
import { registerAnswers } from './features/chat/answers.routes.ts';
import { registerChat } from './features/chat/chat.routes.ts';
import { registerFolderQuery } from './features/chat/folder-query.routes.ts';
import { isStreamResume } from './features/chat/live/is-stream-resume.ts';
import { registerThreads } from './features/chat/threads.routes.ts';
import { registerDemo } from './features/demo/demo.routes.ts';
import { createDemoSessions } from './features/demo/demo-session.service.ts';
import { registerDialogues } from './features/dialogues/dialogues.routes.ts';
import { registerDrives } from './features/drives/drives.routes.ts';
import { registerSync } from './features/drives/sync/sync.routes.ts';
import { registerFiles } from './features/files/files.routes.ts';
import { registerFolders } from './features/folders/folders.routes.ts';
import { registerBackgroundTasks } from './features/overview/background-tasks.routes.ts';
import { registerFolderStatus } from './features/overview/folder-status.routes.ts';
import { registerProgress } from './features/progress/progress.routes.ts';
import { registerEmbedding } from './features/retrieval/embedding.routes.ts';
import { registerRetrieval } from './features/retrieval/retrieval.routes.ts';
import { registerSources } from './features/sources/sources.routes.ts';
import { registerCards } from './features/spaced-repetition/cards.routes.ts';
import { registerStudyGuides } from './features/study-guides/study-guide.routes.ts';
import { registerSummaries } from './features/study-guides/summaries.routes.ts';
import { registerSuggestions } from './features/suggestions/suggestions.routes.ts';
import { registerSyllabus } from './features/syllabus/syllabus.routes.ts';
import { registerSyllabusReview } from './features/syllabus-review/review.routes.ts';
import { registerSystem } from './features/system/system.routes.ts';
import { taskStartLimit } from './features/tasks/task-start-limit.ts';
import { registerWiki } from './features/wiki/wiki.routes.ts';
import { bodyPacePlugin } from './plugins/body-pace.ts';
import { errorsPlugin } from './plugins/errors.ts';
import { identityPlugin } from './plugins/identity.ts';
import { metricsPlugin } from './plugins/metrics.ts';
import { originPlugin } from './plugins/origin.ts';
import { proxyPlugin } from './plugins/proxy.ts';
import { rateLimitsPlugin } from './plugins/rate-limits.ts';
import { refusedBodiesPlugin } from './plugins/refused-bodies.ts';
import { routeListPlugin } from './plugins/route-list.ts';
import { securityHeadersPlugin } from './plugins/security-headers.ts';
import { answerUnspelled, staticWebPlugin } from './plugins/static-web.ts';
import { validationPlugin } from './plugins/validation.ts';

/** The whole server over its dependencies. It does not listen: main.ts does, and tests inject. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.logger,
    genReqId: deps.newId,
    trustProxy: deps.config.trustProxy > 0 && ((_address, hop) => hop < deps.config.trustProxy),
    frameworkErrors: answerUnspelled,
    // Some calls carry a file's name or path in their address.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: limits.filePathLength },
    // Of what is no call of ours; each contract has its own.
    bodyLimit: limits.bodyBytes,
    // Long enough for 25 MB over a slow line, and an end to requests that never finish.
    requestTimeout: 600_000,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: 'idle',
  });
  const auth = createAuth(deps);
  const demo = createDemoSessions(deps);

  await app.register(routeListPlugin);
  await app.register(metricsPlugin, {
    pool: () => poolUse(deps.db),
    queues: () => deps.jobs.depths(),
  });
  await app.register(errorsPlugin);
  await app.register(validationPlugin);
  await app.register(bodyPacePlugin, { countsAddresses: !deps.config.localMode && !deps.config.trustProxy });
  await app.register(securityHeadersPlugin, { https: deps.config.baseUrl?.startsWith('https:') ?? false });
  await app.register(proxyPlugin, { config: deps.config });
  await app.register(originPlugin, { config: deps.config });
  await app.register(rateLimitsPlugin, {
    localMode: deps.config.localMode,
    goesOn: (request) => isStreamResume(deps.answers, request),
  });
  if (!deps.config.localMode) await app.register(refusedBodiesPlugin);
  await app.register(identityPlugin, {
    identify: async (request) => (await auth.sessionOf(request.headers.cookie))?.user ?? null,
    isAdmin: (user) => auth.isAdmin(user.id),
    identifyDemo: (request) => demo.identify(request.headers.cookie),
  });
  // A name that is a path is refused by what takes it; cut to its last part it would be another name.
  await app.register(multipart, {
    preservePath: true,
    limits: { fileSize: limits.uploadBytes, files: 1, fields: 10, fieldSize: 10_000 },
  });

  registerAuth(app, deps, auth);
  registerAccount(app, deps, auth);
  registerDemo(app, deps, demo);
  registerFolders(app, deps);
  registerBilling(app, deps);
  registerFiles(app, deps);
  const pace = taskStartLimit(app, deps);
  registerDrives(app, deps);
  registerSync(app, deps, pace);
  registerEmbedding(app, deps, pace);
  registerBackgroundTasks(app, deps);
  registerFolderStatus(app, deps);
  registerRetrieval(app, deps);
  registerSyllabus(app, deps);
  registerSyllabusReview(app, deps);
  registerSources(app, deps);
  registerActivities(app, deps);
  registerCards(app, deps);
  registerProgress(app, deps);
  registerStudyGuides(app, deps);
  registerDialogues(app, deps);
  registerOneActivity(app, deps);
  registerSummaries(app, deps);
  registerAssignments(app, deps);
  registerChat(app, deps);
  registerAnswers(app, deps);
  registerFolderQuery(app, deps);
  registerSuggestions(app, deps);
  registerThreads(app, deps);
  registerWiki(app, deps);
  registerAdmin(app, deps);
  registerSystem(app, deps, auth);

  await app.register(staticWebPlugin, { directory: deps.webDirectory });
  return app;
}
