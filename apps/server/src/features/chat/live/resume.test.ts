import type { ChatEvent } from '@weekwise/contracts/events.ts';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import type { AnswerEvent, Tutor } from '@weekwise/engine/tutor.ts';
import { isNotNull } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../../app.ts';
import { chatMessages } from '../../../db/schema/chat.ts';
import { messagesOfFolder } from '../../../testing/chat.ts';
import { connect, type EventClient, type HeardEvent } from '../../../testing/event-client.ts';
import { makeFolder } from '../../../testing/factories.ts';
import type { Student } from '../../../testing/student.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { LiveAnswers } from './live-answers.ts';

/** What the tutor says, and where it waits for the test: at each `null` until `goOn`. */
let script: (string | null | 'restart')[] = [];
/** After the whole answer it waits to be stopped. */
let lingers = false;
let asked = 0;
let stopped = 0;
let waiting: (() => void)[] = [];
const goOn = () => {
  for (const release of waiting.splice(0)) release();
};

const scripted: Tutor = {
  ...offlineTutor,
  source: 'scripted',
  async *answer({ signal }): AsyncGenerator<AnswerEvent> {
    asked++;
    let text = '';
    yield { type: 'searching', passages: 3, documents: 1 };
    for (const step of script) {
      if (step === null) {
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
          signal?.addEventListener('abort', () => resolve(), { once: true });
        });
        if (signal?.aborted) {
          stopped++;
          return;
        }
      } else if (step === 'restart') {
        text = '';
        yield { type: 'restart', reason: 'unreachable' };
      } else {
        text += step;
        yield { type: 'chunk', text: step };
      }
      // As words of a model come: not all at once.
      await new Promise((resolve) => setImmediate(resolve));
    }
    yield { type: 'complete', text, citations: [], abstained: false, source: 'scripted', fallback: null };
    if (lingers) await new Promise((resolve) => signal?.addEventListener('abort', resolve, { once: true }));
  },
};

/** In milliseconds: of a process that waits for who comes back as long as a test may take, and of one that hardly waits. */
const grace = { patient: 60_000, other: 100 };
const testApp = useTestApp({ tutors: { for: () => scripted }, answerGrace: grace.patient });
const patience = { timeout: 10_000, interval: 10 };
let base: string;
let otherProcess: { base: string; close(): Promise<void> };
let student: Student;
let folderId: string;

beforeAll(async () => {
  base = await testApp.app.listen({ port: 0 });
  const answers = new LiveAnswers(testApp.deps.db, pino({ level: 'silent' }), { grace: grace.other, renewal: 20 });
  const app = await buildApp({ ...testApp.deps, answers });
  otherProcess = { base: await app.listen({ port: 0 }), close: () => app.close() };
});
afterAll(() => otherProcess.close());

beforeEach(async () => {
  script = ['A ', 'meander ', 'is a ', 'bend: ', '水の曲がり ', '[?]'];
  lingers = false;
  asked = 0;
  stopped = 0;
  waiting = [];
  student = await testApp.signIn();
  folderId = (await makeFolder(testApp.deps, student.user)).id;
});

const body = (more: object = {}) => ({ question: 'What is it?', current_folder: folderId, message_id: 'q', ...more });
const ask = (more: object = {}, lastEventId?: string, at = base) => connect(at, student, body(more), lastEventId);

async function take(client: EventClient, count: number): Promise<HeardEvent[]> {
  const heard: HeardEvent[] = [];
  while (heard.length < count) {
    const next = await client.next();
    if (!next) throw new Error(`The stream ended after ${heard.length} events.`);
    heard.push(next);
  }
  return heard;
}

const events = (heard: HeardEvent[]): ChatEvent[] => heard.map(({ event }) => event);
/** The text on screen: chunks since the answer began, or began anew. */
function screen(all: ChatEvent[]): string {
  const from = all.findLastIndex(({ type, ...rest }) => type === 'start' || 'restarts' in rest);
  return all
    .slice(from)
    .map((event) => (event.type === 'chunk' ? event.content : ''))
    .join('');
}

async function expectStored(all: ChatEvent[], questionId = 'q'): Promise<void> {
  const messages = await messagesOfFolder(student, folderId);
  const answers = messages.filter(({ parent_message_id }) => parent_message_id === questionId);
  expect(answers).toHaveLength(1);
  expect(messages.filter(({ message_id }) => message_id === questionId)).toHaveLength(1);
  expect(answers[0]?.content).toBe(screen(all));
  expect(all.at(-1)).toMatchObject({ type: 'complete', message_id: answers[0]?.message_id, content: screen(all) });
}

describe('a dropped connection', () => {
  it.each([false, true])('goes on after whichever event it heard last (answer restarts: %s)', async (restarts) => {
    if (restarts) script.splice(3, 0, 'restart');
    const whole = await (await ask({ message_id: 'whole' })).rest();
    for (let boundary = 1; boundary < whole.length; boundary++) {
      student = boundary % 8 === 0 ? await testApp.signIn() : student;
      folderId = (await makeFolder(testApp.deps, student.user, `Boundary ${boundary}`)).id;
      asked = 0;
      const first = await ask();
      const before = await take(first, boundary);
      first.drop();
      const after = await (await ask({}, before.at(-1)?.id)).rest();
      const all = [...before, ...after];
      const ids = all.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(all.map(({ event }) => event.type)).toEqual(whole.map(({ event }) => event.type));
      expect(asked).toBe(1);
      await expectStored(events(all));
    }
  });

  it('goes on while the answer is written', async () => {
    script = ['One ', null, 'two.'];
    const first = await ask();
    const before = await take(first, 3);
    first.drop();
    const second = await ask({}, before.at(-1)?.id);
    goOn();
    const more = await take(second, 1);
    expect(events(more)).toEqual([{ type: 'chunk', content: 'two.' }]);
    await expectStored(events([...before, ...more, ...(await second.rest())]));
    expect([asked, stopped]).toEqual([1, 0]);
  });

  it('that nobody comes back from cancels the work, and what was said is kept', async () => {
    script = ['One ', null];
    const client = await ask({}, undefined, otherProcess.base);
    await take(client, 3);
    client.drop();
    await vi.waitFor(() => expect(stopped).toBe(1), patience);
    await vi.waitFor(async () => {
      expect((await messagesOfFolder(student, folderId))[1]).toMatchObject({
        content: 'One ',
        metadata: { interrupted: 'stopped' },
      });
    }, patience);
  });

  it.each([
    ['garbage', () => '\u00e9.%00.-1'],
    ['an event that was never sent', (id: string) => `${id}.999`],
    ['an answer that nobody gave', () => 'f00d.2'],
    ['a very long text', () => 'x'.repeat(5000)],
  ])('that names %s hears the answer from its beginning', async (_what, name) => {
    const whole = await (await ask()).rest();
    const id = whole[0]?.id.split('.')[0] ?? '';
    expect(await (await ask({}, name(id))).rest()).toEqual(whole);
    expect(asked).toBe(1);
  });

  it('goes on for its own student only', async () => {
    const heard = await (await ask()).rest();
    const other = await testApp.signIn();
    await expect(connect(base, other, body(), heard[2]?.id)).rejects.toThrow('404');
    const { id } = await makeFolder(testApp.deps, other.user);
    const own = await (await connect(base, other, body({ current_folder: id }), heard[2]?.id)).rest();
    expect(own[0]?.event).toMatchObject({ type: 'start' });
    expect(own[0]?.id).not.toBe(heard[0]?.id);
    expect(asked).toBe(2);
  });
});

async function awaitedUntil(): Promise<Date | null> {
  const [row] = await testApp.deps.db.select().from(chatMessages).where(isNotNull(chatMessages.awaitedUntil));
  return row?.awaitedUntil ?? null;
}

describe('the same question twice', () => {
  it('at once, is one question with one answer that both hear', async () => {
    const clients = await Promise.all(Array.from({ length: 4 }, () => ask()));
    const [first = [], ...others] = await Promise.all(clients.map((client) => client.rest()));
    for (const other of others) expect(other).toEqual(first);
    expect(asked).toBe(1);
    await expectStored(events(first));
  });

  it('at once of two processes, is asked once; the one that waits keeps the other at it', async () => {
    script = ['One ', null, 'two.'];
    const first = await ask({}, undefined, otherProcess.base);
    await take(first, 3);
    const second = ask();
    await vi.waitFor(async () => expect(await awaitedUntil()).not.toBeNull(), patience);
    first.drop();
    const from = (await awaitedUntil())?.getTime() ?? 0;
    // The other one waits on, past the time after which an answer without a hearer is stopped.
    const past = async () => expect((await awaitedUntil())?.getTime()).toBeGreaterThan(from + 3 * grace.other);
    await vi.waitFor(past, patience);
    goOn();
    const heard = events(await (await second).rest());
    expect(screen(heard)).toBe('One two.');
    expect([asked, stopped]).toEqual([1, 0]);
    await expectStored(heard);
  });

  it('after the server was started anew, is answered from what is stored', async () => {
    const whole = await (await ask()).rest();
    const again = events(await (await ask({}, whole[3]?.id, otherProcess.base)).rest());
    expect(again.map(({ type }) => type)).toEqual(['start', 'chunk', 'citations', 'complete']);
    expect(asked).toBe(1);
    await expectStored(again);
  });

  it('in another conversation begun meanwhile, is still the one question', async () => {
    const whole = await (await ask()).rest();
    await student.post('/api/chat/threads', { folder_id: folderId });
    expect(await (await ask()).rest()).toEqual(whole);
    expect(asked).toBe(1);
  });
});

describe('stopping', () => {
  const stop = (by: Student, app = testApp.app) =>
    app.inject({
      method: 'POST',
      url: '/api/ai/folder-agent/folder-agent/stop',
      headers: { cookie: by.cookie },
      payload: { message_id: 'q' },
    });

  it('ends the answer for all who hear it, and keeps what was said', async () => {
    script = ['One ', null, 'two.'];
    const clients = [await ask(), await ask()];
    for (const client of clients) await take(client, 3);
    expect((await stop(await testApp.signIn())).json()).toMatchObject({ code: 'message_not_found' });
    expect(stopped).toBe(0);
    expect((await stop(student)).json()).toEqual({ success: true, stopped: true });
    for (const client of clients) {
      expect(events(await client.rest())).toMatchObject([{ type: 'error', code: 'answer_stopped' }]);
    }
    expect((await messagesOfFolder(student, folderId))[1]).toMatchObject({
      content: 'One ',
      metadata: { interrupted: 'stopped' },
    });
    expect((await stop(student)).json()).toEqual({ success: true, stopped: false });
    script = ['All of it.'];
    const anew = events(await (await ask()).rest());
    expect(screen(anew)).toBe('All of it.');
    await expectStored(anew);
  });

  it('does not cut off what is whole already', async () => {
    lingers = true;
    const client = await ask();
    const whole = events(await take(client, script.length + 4));
    expect(whole.at(-1)?.type).toBe('complete');
    await stop(student);
    expect(await client.rest()).toEqual([]);
    expect((await messagesOfFolder(student, folderId))[1]?.metadata.interrupted).toBeUndefined();
    await expectStored(whole);
  });

  it('works from another process', async () => {
    script = ['One ', null];
    const client = await ask({}, undefined, otherProcess.base);
    await take(client, 3);
    expect((await stop(student)).json()).toEqual({ success: true, stopped: true });
    expect(events(await client.rest())).toMatchObject([{ type: 'error', code: 'answer_stopped' }]);
    expect(stopped).toBe(1);
  });
});
