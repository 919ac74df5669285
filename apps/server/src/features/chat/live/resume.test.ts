import type { ChatEvent } from '@weekwise/contracts/chat-events.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import { isNotNull } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../../app.ts';
import { chatMessages } from '../../../db/schema/chat.ts';
import { messagesOfFolder } from '../../../testing/chat.ts';
import { connect, type EventClient, type HeardEvent } from '../../../testing/event-client.ts';
import { makeFolder } from '../../../testing/factories.ts';
import { ScriptedTutor } from '../../../testing/scripted-tutor.ts';
import type { Student } from '../../../testing/student.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { LiveAnswers } from './live-answers.ts';

const told = new ScriptedTutor();

/**
 * In milliseconds: of a process that waits for who comes back as long as a test may take, and of one that hardly waits.
 */
const grace = { patient: 60_000, other: 100 };
const testApp = useTestApp({ tutors: { for: () => told.tutor }, answerGrace: grace.patient });
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
  told.begin(['A ', 'meander ', 'is a ', 'bend: ', '水の曲がり ', '[?]']);
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
    if (restarts) told.script.splice(3, 0, 'restart');
    const whole = await (await ask({ message_id: 'whole' })).rest();
    for (let boundary = 1; boundary < whole.length; boundary++) {
      student = boundary % 8 === 0 ? await testApp.signIn() : student;
      folderId = (await makeFolder(testApp.deps, student.user, `Boundary ${boundary}`)).id;
      told.asked = 0;
      const first = await ask();
      const before = await take(first, boundary);
      first.drop();
      const after = await (await ask({}, before.at(-1)?.id)).rest();
      const all = [...before, ...after];
      const ids = all.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(all.map(({ event }) => event.type)).toEqual(whole.map(({ event }) => event.type));
      expect(told.asked).toBe(1);
      await expectStored(events(all));
    }
  });

  it('is no further question to the tutor; under another name, or with an id that was made up, it is one', async () => {
    told.script = ['One ', null, 'two.'];
    const first = await ask();
    const before = await take(first, 3);
    first.drop();
    const elsewhere = { question: 'Why?', current_folder: 'not-mine' };
    for (let n = 1; n < limits.tutorCallsPerStudent; n++) {
      await student.post('/api/ai/folder-agent/folder-agent/stream', elsewhere);
    }
    const heard = before.at(-1)?.id;
    await expect(ask({ message_id: 'other' }, heard)).rejects.toThrow('429');
    await expect(ask({}, 'made-up.1')).rejects.toThrow('429');
    const second = await ask({}, heard);
    told.goOn();
    await expectStored(events([...before, ...(await second.rest())]));
    expect(told.asked).toBe(1);
  });

  it('goes on while the answer is written', async () => {
    told.script = ['One ', null, 'two.'];
    const first = await ask();
    const before = await take(first, 3);
    first.drop();
    const second = await ask({}, before.at(-1)?.id);
    told.goOn();
    const more = await take(second, 1);
    expect(events(more)).toEqual([{ type: 'chunk', content: 'two.' }]);
    await expectStored(events([...before, ...more, ...(await second.rest())]));
    expect([told.asked, told.stopped]).toEqual([1, 0]);
  });

  it('that nobody comes back from cancels the work, and what was said is kept', async () => {
    told.script = ['One ', null];
    const client = await ask({}, undefined, otherProcess.base);
    await take(client, 3);
    client.drop();
    await vi.waitFor(() => expect(told.stopped).toBe(1), patience);
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
    expect(told.asked).toBe(1);
  });

  it('goes on for its own student only', async () => {
    const heard = await (await ask()).rest();
    const other = await testApp.signIn();
    await expect(connect(base, other, body(), heard[2]?.id)).rejects.toThrow('404');
    const { id } = await makeFolder(testApp.deps, other.user);
    const own = await (await connect(base, other, body({ current_folder: id }), heard[2]?.id)).rest();
    expect(own[0]?.event).toMatchObject({ type: 'start' });
    expect(own[0]?.id).not.toBe(heard[0]?.id);
    expect(told.asked).toBe(2);
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
    expect(told.asked).toBe(1);
    await expectStored(events(first));
  });

  it('at once of two processes, is asked once; the one that waits keeps the other at it', async () => {
    told.script = ['One ', null, 'two.'];
    const first = await ask({}, undefined, otherProcess.base);
    await take(first, 3);
    const second = ask();
    await vi.waitFor(async () => expect(await awaitedUntil()).not.toBeNull(), patience);
    first.drop();
    const from = (await awaitedUntil())?.getTime() ?? 0;
    // The other one waits on, past the time after which an answer without a hearer is stopped.
    const past = async () => expect((await awaitedUntil())?.getTime()).toBeGreaterThan(from + 3 * grace.other);
    await vi.waitFor(past, patience);
    told.goOn();
    const heard = events(await (await second).rest());
    expect(screen(heard)).toBe('One two.');
    expect([told.asked, told.stopped]).toEqual([1, 0]);
    await expectStored(heard);
  });

  it('after the server was started anew, is answered from what is stored', async () => {
    const whole = await (await ask()).rest();
    const again = events(await (await ask({}, whole[3]?.id, otherProcess.base)).rest());
    expect(again.map(({ type }) => type)).toEqual(['start', 'chunk', 'citations', 'complete']);
    expect(told.asked).toBe(1);
    await expectStored(again);
  });

  it('in another conversation begun meanwhile, is still the one question', async () => {
    const whole = await (await ask()).rest();
    await student.post('/api/chat/threads', { folder_id: folderId });
    expect(await (await ask()).rest()).toEqual(whole);
    expect(told.asked).toBe(1);
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
    told.script = ['One ', null, 'two.'];
    const clients = [await ask(), await ask()];
    for (const client of clients) await take(client, 3);
    expect((await stop(await testApp.signIn())).json()).toMatchObject({ code: 'message_not_found' });
    expect(told.stopped).toBe(0);
    expect((await stop(student)).json()).toEqual({ success: true, stopped: true });
    for (const client of clients) {
      expect(events(await client.rest())).toMatchObject([{ type: 'error', code: 'answer_stopped' }]);
    }
    expect((await messagesOfFolder(student, folderId))[1]).toMatchObject({
      content: 'One ',
      metadata: { interrupted: 'stopped' },
    });
    expect((await stop(student)).json()).toEqual({ success: true, stopped: false });
    told.script = ['All of it.'];
    const anew = events(await (await ask()).rest());
    expect(screen(anew)).toBe('All of it.');
    await expectStored(anew);
  });

  it('does not cut off what is whole already', async () => {
    told.lingers = true;
    const client = await ask();
    const whole = events(await take(client, told.script.length + 4));
    expect(whole.at(-1)?.type).toBe('complete');
    await stop(student);
    expect(await client.rest()).toEqual([]);
    expect((await messagesOfFolder(student, folderId))[1]?.metadata.interrupted).toBeUndefined();
    await expectStored(whole);
  });

  it('works from another process', async () => {
    told.script = ['One ', null];
    const client = await ask({}, undefined, otherProcess.base);
    await take(client, 3);
    expect((await stop(student)).json()).toEqual({ success: true, stopped: true });
    expect(events(await client.rest())).toMatchObject([{ type: 'error', code: 'answer_stopped' }]);
    expect(told.stopped).toBe(1);
  });
});
