// Every call × everybody who should not get through. A new contract joins by itself: what it names is read from its
// schemas.
import type { Contract } from '@weekwise/contracts/contract.ts';
import { errorTable } from '@weekwise/contracts/errors.ts';
import type { Syllabus } from '@weekwise/contracts/syllabus.ts';
import { demoFolder, demoUser } from '@weekwise/domain/demo.ts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type IdOf, requestFor } from './testing/access/requests.ts';
import { takeSnapshot, traces } from './testing/access/snapshot.ts';
import { makeWorld, type World } from './testing/access/world.ts';
import { demoHeaders, readDemo } from './testing/demo.ts';
import { makeFolder } from './testing/factories.ts';
import { addItems, socraticDialogue, trueFalse, weekIdOf } from './testing/practice.ts';
import type { Student } from './testing/student.ts';
import { useTestApp } from './testing/test-app.ts';
import { taskEnd } from './testing/uploads.ts';

const testApp = useTestApp();
let owner: World;
let stranger: World;
const counts = { routes: 0, requests: 0 };

beforeAll(async () => {
  owner = await makeWorld(testApp, 'ottilie');
  stranger = await makeWorld(testApp, 'severin');
  for (const { student, ids } of [owner, stranger]) await taskEnd(student, ids.task ?? '');
});

afterAll(() => {
  process.stdout.write(
    `Access matrix: ${counts.routes} guarded routes, ${counts.requests} requests refused, 0 leaks\n`,
  );
});

/** Why somebody else's id in a call is no trespass. */
const harmless: Record<string, { kinds: string[]; reason: string }> = {
  'POST /api/ai/folder-agent/folder-agent/proactive-event': {
    kinds: ['activity'],
    reason: 'an event says where to look; of what it names, the course alone is looked up',
  },
  'POST /api/ai/folder-agent/folder-agent/fast-chat': {
    kinds: ['message'],
    reason: 'the asker names the new message; ids are unique within a thread only',
  },
  'POST /api/ai/folder-agent/folder-agent/stream': {
    kinds: ['message'],
    reason: 'the asker names the new message; ids are unique within a thread only',
  },
  'POST /api/communication/chat-history/send': {
    kinds: ['message'],
    reason: 'the sender names the new message, and its parent within the own thread',
  },
  'POST /api/communication/chat-history/add-message': {
    kinds: ['message'],
    reason: 'the sender names the new message, and its parent within the own thread',
  },
};

const nameOf = ({ method, path }: Contract): string => `${method} ${path}`;
/** Once each: a GET is registered as HEAD too. */
const guarded = (): Contract[] => {
  const contracts = testApp.app.routeList.flatMap(({ contract }) => contract ?? []);
  return [...new Set(contracts)].filter(({ access }) => access !== 'public');
};
const idsOf =
  (world: World): IdOf =>
  (kind) =>
    world.ids[kind];

/** Kinds of things that a call names, besides who calls. */
async function kindsNamed(contract: Contract): Promise<string[]> {
  const { kinds } = await requestFor(contract, idsOf(owner));
  return [...kinds].filter((kind) => kind !== 'user');
}

async function send(contract: Contract, idOf: IdOf, actor: Student | null, headers = {}) {
  const { request } = await requestFor(contract, idOf);
  const cookie = actor ? { cookie: actor.cookie } : {};
  return testApp.app.inject({ ...request, headers: { ...request.headers, ...cookie, ...headers } });
}

/** Who navigates is led to a page that says why not: the status that the same refusal has elsewhere. */
function statusOf({ statusCode, headers }: LightMyRequestResponse): number {
  const error = new URL(String(headers.location), 'http://localhost').searchParams.get('error');
  return Object.values(errorTable).find(({ text }) => statusCode === 302 && text === error)?.status ?? statusCode;
}

/** Refused with one of these, and nothing of the owner's in what was said. */
function expectRefusal(what: string, answer: LightMyRequestResponse, statuses: number[]): void {
  counts.requests++;
  expect(statuses, `${what} answered ${answer.statusCode}: ${answer.body.slice(0, 300)}`).toContain(statusOf(answer));
  for (const secret of owner.secrets) expect(answer.body, what).not.toContain(secret);
}

async function expectNoTrace(attempts: () => Promise<void>): Promise<void> {
  const before = await takeSnapshot(testApp.deps);
  await attempts();
  expect(traces(before, await takeSnapshot(testApp.deps), Object.values(owner.ids))).toEqual([]);
}

test('nobody: without a session every guarded call is refused', async () => {
  counts.routes = guarded().length;
  await expectNoTrace(async () => {
    for (const contract of guarded()) {
      expectRefusal(nameOf(contract), await send(contract, idsOf(owner), null), [401]);
    }
  });
});

test('another student: everything of the owner’s at once does not exist', async () => {
  await expectNoTrace(async () => {
    for (const contract of guarded()) {
      const mine: IdOf = (kind) => (kind === 'user' ? stranger.ids.user : owner.ids[kind]);
      const names = (await kindsNamed(contract)).length > 0 || contract.access === 'admin';
      if (names) expectRefusal(nameOf(contract), await send(contract, mine, stranger.student), [403, 404]);
    }
  });
});

test('another student: one thing of the owner’s among the own ones does not exist either', async () => {
  await expectNoTrace(async () => {
    for (const contract of guarded()) {
      for (const kind of await kindsNamed(contract)) {
        if (harmless[nameOf(contract)]?.kinds.includes(kind)) continue;
        const mixed: IdOf = (wanted) => (wanted === kind ? owner : stranger).ids[wanted];
        const answer = await send(contract, mixed, stranger.student);
        expectRefusal(`${nameOf(contract)} with the owner's ${kind}`, answer, [403, 404]);
      }
    }
  });
});

test('another student: claiming to be the owner, by whatever name, is refused', async () => {
  const claims: ((contract: Contract) => Promise<LightMyRequestResponse>)[] = [
    (contract) => send(contract, idsOf(owner), stranger.student, { 'x-user-id': owner.ids.user }),
    (contract) => send(contract, idsOf(owner), owner.student, { 'x-user-id': stranger.ids.user }),
    async (contract) => {
      const { request } = await requestFor(contract, idsOf(owner));
      const url = `${request.url}&user_id=${owner.ids.user}`;
      const headers = { ...request.headers, cookie: stranger.student.cookie };
      return testApp.app.inject({ ...request, url, headers });
    },
  ];
  await expectNoTrace(async () => {
    for (const contract of guarded()) {
      for (const claim of claims) expectRefusal(nameOf(contract), await claim(contract), [403]);
    }
  });
});

test('a student who is no admin is refused by every admin call', async () => {
  await expectNoTrace(async () => {
    for (const contract of guarded().filter(({ access }) => access === 'admin')) {
      expectRefusal(nameOf(contract), await send(contract, idsOf(owner), owner.student), [403]);
    }
  });
});

/** All that the demo user may do. */
const demoReads = [
  'GET /api/auth/user/:userId',
  'GET /api/folders/:userId/folders',
  'GET /api/startup/:userId',
  'GET /api/academic-search/:folderId/readings',
  'GET /api/academic-search/check-existing/:userId/:folderId/:week/:readingIndex',
  'GET /api/academic-search/get-existing/:userId/:folderId/:week/:readingIndex',
  'GET /api/assignment-enhancement/enhancement-status/:syllabusId',
  'GET /api/education/assignments/summary/assignment/:assignmentId',
  'GET /api/education/assignments/summary/week/:syllabusId/:week',
  'GET /api/education/assignments/weekwise-summary/fast/:assignmentId',
  'GET /api/folders/:folderId/contents',
  'GET /api/folders/:folderId/embedding-status',
  'GET /api/folders/:folderId/files/:fileId/content',
  'GET /api/folders/:folderId/files/:fileId/document',
  'GET /api/folders/:folderId/search',
  'GET /api/folders/:folderId/source-materials/downloads',
  'GET /api/folders/:folderId/status',
  'GET /api/folders/:folderId/syllabus-status',
  'GET /api/power-plays/get-stored/:userId/:folderId/:week',
  'GET /api/simple-syllabus/:folderId',
  'GET /api/simple-syllabus/:folderId/books',
  'GET /api/socratic-dialogue/:folderId/:activityId',
  'GET /api/study-guides/:folderId/:week',
  'GET /api/summaries/:folderId/:fileId',
  'POST /activity-execution/execute-activity',
  'POST /api/activity-execution/execute-activity',
  'POST /api/ai/folder-agent/folder-agent/fast-chat',
  'POST /api/ai/folder-agent/folder-agent/stream',
  'POST /api/ai/rag/relevant-content',
  'POST /api/folder-agent/query',
  'POST /api/socratic-dialogue/respond',
  'POST /folder-agent/query',
];

test('the demo user: reads the demo folder and nothing else, and changes nothing', async () => {
  await readDemo(testApp);
  const headers = await demoHeaders(testApp);
  const { id: foreign } = await makeFolder(testApp.deps, demoUser, 'Another of the demo user');
  const plan = await testApp.app.inject({ url: `/api/simple-syllabus/${demoFolder.id}`, headers });
  const { metadata, weeks } = plan.json<Syllabus>();
  const own: Record<string, string> = {
    user: demoUser.id,
    folder: demoFolder.id,
    file: 'demo-syllabus',
    thread: 'demo',
    syllabus: metadata.syllabus_id,
    assignment: weeks.flatMap(({ assignments }) => assignments)[0]?.id ?? '',
  };
  const inWeek = { folderId: demoFolder.id, weekId: await weekIdOf(testApp.deps, demoFolder.id, 1) };
  const [statement = '', talk = ''] = await addItems(testApp.deps, inWeek, [
    trueFalse('Water is wet.'),
    socraticDialogue('Water'),
  ]);
  const before = await takeSnapshot(testApp.deps);
  const answering = new Set<string>();
  for (const contract of guarded()) {
    const name = nameOf(contract);
    own.activity = name.includes('socratic-dialogue') ? talk : statement;
    const inDemo = await send(contract, (kind) => own[kind] ?? owner.ids[kind], null, headers);
    if (inDemo.statusCode === 200) answering.add(name);
    else expectRefusal(`${name} in the demo folder`, inDemo, [403]);
    expect(inDemo.body, name).not.toContain(foreign);
    // What names the demo user alone is about nothing of anybody else's.
    if (answering.has(name) && (await kindsNamed(contract)).every((kind) => kind === 'user')) continue;

    const ofOwner = await send(contract, (kind) => (kind === 'user' ? own.user : owner.ids[kind]), null, headers);
    expectRefusal(`${name} with the owner's things`, ofOwner, [403, 404]);
    for (const kind of await kindsNamed(contract)) {
      if (harmless[name]?.kinds.includes(kind)) continue;
      const mixed = await send(
        contract,
        // What the demo has none of is named all the same; a field that names nothing keeps its own sample.
        (wanted) => (wanted === kind ? owner.ids : own)[wanted] ?? (wanted in owner.ids ? 'none' : undefined),
        null,
        headers,
      );
      expectRefusal(`${name} with the owner's ${kind}`, mixed, [403, 404]);
    }
    const elsewhere = { ...own, folder: foreign };
    const other = await send(contract, (kind) => elsewhere[kind as 'folder'] ?? owner.ids[kind], null, headers);
    expectRefusal(`${name} in another folder of the demo user`, other, [403, 404]);
  }
  expect([...answering].sort()).toEqual(demoReads.toSorted());
  expect([...(await takeSnapshot(testApp.deps))].sort()).toEqual([...before].sort());
});

test('the same calls are whole and well formed: their owner is not refused for their shape', async () => {
  for (const contract of guarded()) {
    // Afterwards it is gone, or signed out; the others need it still.
    const answer = await send(contract, idsOf(stranger), stranger.student);
    expect(answer.body, nameOf(contract)).not.toContain('"invalid_request"');
    if (answer.statusCode === 401) stranger = await makeWorld(testApp, `severin-${counts.requests++}`);
  }
});
