import type { ChatEvent } from '@weekwise/contracts/chat-events.ts';
import type { FallbackReason } from '@weekwise/domain/tutor.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askTutor, messagesOfFolder } from '../../testing/chat.ts';
import { makeFolder } from '../../testing/factories.ts';
import { meteredCalls, type TestCallsOptions, testModelCalls, testModels } from '../../testing/model-calls.ts';
import { startModelServer } from '../../testing/model-server/model-server.ts';
import type { ModelTrouble } from '../../testing/model-server/trouble.ts';
import { useModelServer } from '../../testing/model-server/use-model-server.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { uploadAndRead } from '../../testing/uploads.ts';
import { modelTutors, type Tutors } from '../../tutor/tutors.ts';

const notes = `# Rivers

A meander is a bend in a river that grows as the outer bank is worn away. It moves downstream year by year.

## Floods

The levee at Hollins Ferry broke in 1927, and the town was moved uphill.
`;
const question = 'What is a meander in a river?';
const meander = 'A meander is a bend in a river that grows as the outer bank is worn away.';

const testApp = useTestApp({ answerGrace: 50 });
const models = useModelServer();
let student: Student;
let folderId: string;

function tutorWith(options: TestCallsOptions = {}): void {
  testApp.deps.tutors = modelTutors(testModelCalls(testApp.deps, models.server, options));
}

beforeEach(async () => {
  tutorWith();
  models.server.answerWith(() => ({
    text: `${meander} [1] A meander moves downstream year by year [1]. ${'A meander is a bend in a river [1]. '.repeat(8)}`,
  }));
  student = await testApp.signIn();
  folderId = (await makeFolder(testApp.deps, student.user)).id;
  await uploadAndRead(testApp, student, { folderId, name: 'rivers.md', bytes: notes });
});

/** Resolves when the tutor has said something. */
function hearing(tutors: Tutors): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  testApp.deps.tutors = {
    for(scope) {
      const tutor = tutors.for(scope);
      return {
        ...tutor,
        async *answer(request) {
          for await (const event of tutor.answer(request)) {
            yield event;
            if (event.type === 'chunk') resolve();
          }
        },
      };
    },
  };
  return promise;
}

const metered = () => meteredCalls(testApp.deps, student.user.id);
/** Kinds of events in order, runs of one kind as one. */
const course = (events: ChatEvent[]): string[] =>
  events
    .map((event) => (event.type === 'processing' && event.restarts ? 'restart' : event.type))
    .filter((type, i, all) => type !== all[i - 1]);
const chunksOf = (events: ChatEvent[]): string =>
  events.map((event) => (event.type === 'chunk' ? event.content : '')).join('');

function completeOf(events: ChatEvent[]) {
  const last = events.at(-1);
  if (last?.type !== 'complete') throw new Error(`The stream ended with ${JSON.stringify(last)}`);
  const from = events.findLastIndex((event) => event.type === 'processing' && event.restarts) + 1;
  expect(chunksOf(events.slice(from))).toBe(last.content);
  return last;
}

/** The engine's answer, told as such, stored as such. */
async function expectEngine(events: ChatEvent[], fallback: FallbackReason): Promise<void> {
  const { message_id, content, citations } = completeOf(events);
  expect(completeOf(events)).toMatchObject({ source: 'engine', fallback, abstained: false });
  expect(content).toContain('[1]');
  expect(notes).toContain(citations[0]?.quote);
  const [, stored] = await messagesOfFolder(student, folderId);
  expect(stored).toMatchObject({ message_id, content, metadata: { citations, source: 'engine', fallback } });
  expect(stored?.metadata.interrupted).toBeUndefined();
}

describe('a model without trouble', () => {
  it('answers with checked citations; who answered is told, stored and metered', async () => {
    const events = await askTutor(student, folderId, question);
    expect(course(events)).toEqual(['start', 'processing', 'chunk', 'citations', 'complete']);
    const complete = completeOf(events);
    expect(complete).toMatchObject({ source: testModels.openai, fallback: null, abstained: false });
    expect(complete.content).toMatch(
      /^A meander is a bend in a river that grows as the outer bank is worn away\. \[1\]/,
    );
    expect(complete.content).not.toContain('[?]');
    expect(complete.citations[0]).toMatchObject({
      number: 1,
      file_name: 'rivers.md',
      heading: 'Rivers',
      quote: meander,
    });
    expect((await messagesOfFolder(student, folderId))[1]).toMatchObject({
      content: complete.content,
      metadata: { source: testModels.openai, fallback: null, citations: complete.citations },
    });
    expect(await metered()).toMatchObject([{ folderId, ability: 'answering', outcome: 'ok', attempts: 1 }]);
  });

  it('says when the passages do not hold the answer, and is metered as a whole call', async () => {
    models.server.answerWith(() => ({ text: 'NOT_IN_MATERIALS', usage: { input: 700, output: 4 } }));
    const complete = completeOf(await askTutor(student, folderId, 'Who measured the depth of the river bend?'));
    expect(complete).toMatchObject({ source: testModels.openai, fallback: null, abstained: true });
    expect(await metered()).toMatchObject([{ outcome: 'ok', tokensEstimated: false, inputTokens: 700 }]);
  });

  it('is sent the passages as data, and nothing of them in the system text', async () => {
    await askTutor(student, folderId, question);
    const request = models.server.requests[0]?.request;
    if (request?.kind !== 'chat') throw new Error('No chat arrived.');
    expect(request.system).not.toContain('outer bank');
    expect(request.messages.at(-1)?.text).toContain('outer bank');
    expect(request.tools).toEqual([]);
  });

  it.each<[string, ModelTrouble]>([
    ['slow to begin', { kind: 'slow-first-token', ms: 40, lateHeaders: true }],
    ['slow to go on', { kind: 'slow-stream', ms: 5 }],
    ['one that asks once to wait a moment', { kind: 'rate-limit', retryAfter: 0, times: 1 }],
    ['one that fails once', { kind: 'server-error', times: 1 }],
  ])('answers though it is %s', async (_what, trouble) => {
    models.server.trouble(trouble);
    expect(completeOf(await askTutor(student, folderId, question))).toMatchObject({
      source: testModels.openai,
      fallback: null,
    });
    expect(await metered()).toMatchObject([{ outcome: 'ok', attempts: trouble.times === 1 ? 2 : 1 }]);
  });
});

describe('trouble before the first word: the engine answers and says why', () => {
  it.each<[string, ModelTrouble, FallbackReason, number, TestCallsOptions['limits']?]>([
    ['asks to wait too long (429 with Retry-After)', { kind: 'rate-limit', retryAfter: 3600 }, 'rate-limited', 1],
    ['fails (500)', { kind: 'server-error' }, 'unreachable', 3],
    ['hangs up', { kind: 'reset' }, 'unreachable', 3],
    ['is silent', { kind: 'silent' }, 'timed-out', 1, { firstToken: 300 }],
    ['says nothing', { kind: 'empty' }, 'unusable', 1],
    ['declines', { kind: 'refusal' }, 'declined', 1],
    ['sends what is no JSON', { kind: 'malformed', after: 0 }, 'unusable', 1],
    ['sends another shape', { kind: 'wrong-shape' }, 'unusable', 1],
  ])('of a provider that %s', async (_what, trouble, reason, attempts, limits) => {
    tutorWith(limits && { limits });
    models.server.trouble(trouble);
    const events = await askTutor(student, folderId, question);
    expect(course(events)).toEqual(['start', 'processing', 'chunk', 'citations', 'complete']);
    await expectEngine(events, reason);
    expect(await metered()).toMatchObject([{ outcome: reason, attempts }]);
  });
});

describe('trouble in the middle: what was said is taken back, and the engine answers', () => {
  it.each<[string, ModelTrouble, FallbackReason, TestCallsOptions['limits']?]>([
    ['stalls', { kind: 'stall', after: 40 }, 'timed-out', { silence: 300 }],
    ['is cut', { kind: 'cut', after: 40 }, 'unreachable'],
    ['ends as if it were whole', { kind: 'unfinished', after: 40 }, 'unreachable'],
    ['reports an error', { kind: 'error-mid-stream', after: 40 }, 'unreachable'],
    ['sends what is no JSON', { kind: 'malformed', after: 40 }, 'unusable'],
    ['never ends', { kind: 'endless' }, 'unusable', { characters: 3_000 }],
    ['stops for its length', { kind: 'truncated' }, 'unusable'],
  ])('of a stream that %s', async (_what, trouble, reason, limits) => {
    tutorWith(limits && { limits });
    models.server.trouble(trouble);
    const events = await askTutor(student, folderId, question);
    expect(course(events)).toEqual(['start', 'processing', 'chunk', 'restart', 'chunk', 'citations', 'complete']);
    await expectEngine(events, reason);
    expect(await metered()).toMatchObject([{ outcome: reason, attempts: 1 }]);
    expect(models.server.openConnections).toBe(0);
  });

  it('of a provider that is switched off, and stays off', async () => {
    const own = await startModelServer();
    own.answerWith(() => ({ text: `${meander} [1] ${'A meander is a bend in a river [1]. '.repeat(8)}` }));
    own.trouble({ kind: 'stall', after: 40 });
    const heard = hearing(modelTutors(testModelCalls(testApp.deps, own)));
    const answer = askTutor(student, folderId, question);
    await heard;
    await own.stop();
    const events = await answer;
    expect(course(events)).toEqual(['start', 'processing', 'chunk', 'restart', 'chunk', 'citations', 'complete']);
    await expectEngine(events, 'unreachable');
    const next = await askTutor(student, folderId, 'What is a meander?');
    expect(completeOf(next)).toMatchObject({ source: 'engine', fallback: 'unreachable' });
  });
});

describe('an answer that cannot be believed', () => {
  it('of what it was not given: none of its numbers is shown, and claims from nowhere are marked', async () => {
    models.server.answerWith(() => ({ text: `${meander} [1] Paris lies on the Seine [2]. Its bridges are old [3].` }));
    models.server.trouble({ kind: 'cite-unknown' });
    const complete = completeOf(await askTutor(student, folderId, question));
    expect(complete.content).toBe(`${meander} [1] Paris lies on the Seine. [?] Its bridges are old. [?]`);
    expect(complete.citations).toHaveLength(1);
    expect(complete.source).toBe(testModels.openai);
    expect(await metered()).toMatchObject([{ outcome: 'ok' }]);
  });

  it('in whole: the engine answers, and nothing of it was shown', async () => {
    models.server.answerWith(() => ({ text: 'Paris lies on the Seine [1]. Its bridges are old [1].' }));
    const events = await askTutor(student, folderId, question);
    expect(JSON.stringify(events)).not.toContain('Paris');
    await expectEngine(events, 'unusable');
    expect(await metered()).toMatchObject([{ outcome: 'ok' }]);
  });
});

describe('a student who leaves', () => {
  it('ends the call, keeps what was said, and pays for it', async () => {
    models.server.trouble({ kind: 'stall', after: 40 });
    const heard = hearing(modelTutors(testModelCalls(testApp.deps, models.server)));
    const gone = new AbortController();
    const url = new URL('/api/ai/folder-agent/folder-agent/stream', await testApp.app.listen({ port: 0 }));
    const answer = fetch(url, {
      method: 'POST',
      headers: { cookie: student.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ question, current_folder: folderId }),
      signal: gone.signal,
    });
    await heard;
    await answer;
    gone.abort();
    await models.server.whenAborted();
    await vi.waitFor(async () => {
      expect(await metered()).toMatchObject([{ outcome: 'cancelled', tokensEstimated: true }]);
      expect((await messagesOfFolder(student, folderId))[1]).toMatchObject({
        content: expect.stringContaining(meander),
        metadata: { interrupted: 'stopped', source: testModels.openai },
      });
    });
  });
});
