import type { WeekActivities } from '@weekwise/contracts/activities.ts';
import { openDemo } from '@weekwise/contracts/demo.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import { demoFolder, demoUser } from '@weekwise/domain/demo.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { users } from '../../db/schema/auth.ts';
import { files } from '../../db/schema/files.ts';
import { backgroundTasks } from '../../db/schema/tasks.ts';
import { takeSnapshot } from '../../testing/access/snapshot.ts';
import { streamOf } from '../../testing/chat.ts';
import { demoHeaders, readDemo } from '../../testing/demo.ts';
import { tokenIn } from '../../testing/student.ts';
import { startTestApp, useTestApp } from '../../testing/test-app.ts';
import { isDemoPublished, publishDemo } from './publish.service.ts';
import { seedDemo } from './seed.service.ts';
import { makeDemoWeeks } from './weeks.service.ts';

const start = new Date('2026-02-03T10:00:00Z');
let now = start;
const testApp = useTestApp({ clock: () => now });

/** The activities of a week of which the materials bear all. */
const whole = { flashcards: 12, 'true-false': 8, 'multiple-choice': 8, 'socratic-dialogue': 2 };
const asDemo = { 'x-user-id': demoUser.id };
const open = (headers = {}) => testApp.app.inject({ method: 'POST', url: openDemo.path, headers });
const cookieOf = (answer: Awaited<ReturnType<typeof open>>) => String(answer.headers['set-cookie']).split(';')[0] ?? '';
const contents = `/api/folders/${demoFolder.id}/contents`;
const get = (url: string, headers: Record<string, string>) => testApp.app.inject({ url, headers });

afterEach(() => {
  now = start;
});

it('is not ready before its course was read', async () => {
  const answer = await open();
  expect([answer.statusCode, answer.json().code, answer.headers['set-cookie']]).toEqual([
    409,
    'demo_not_ready',
    undefined,
  ]);
});

describe('the demo course', () => {
  beforeAll(() => readDemo(testApp));

  it('goes on with an answer for who heard its beginning, and for nobody else', async () => {
    const headers = await demoHeaders(testApp);
    const hear = async (lastEventId?: string) => {
      const answer = await testApp.app.inject({
        method: 'POST',
        url: '/api/ai/folder-agent/folder-agent/stream',
        headers: { ...headers, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
        payload: { question: 'What is due in week 3?', current_folder: demoFolder.id, message_id: 'q' },
      });
      return { ids: [...answer.body.matchAll(/^id: (.*)$/gm)].map(([, id]) => id ?? ''), events: streamOf(answer) };
    };
    const whole = await hear();
    const rest = await hear(whole.ids[1]);
    expect(rest).toEqual({ ids: whole.ids.slice(2), events: whole.events.slice(2) });
    expect((await hear()).ids[0]).not.toBe(whole.ids[0]);
    expect((await hear(`${'0'.repeat(8)}.1`)).ids[0]).not.toBe(whole.ids[0]);
  });

  it('says that it cannot quiz, and answers about the state of nobody in particular', async () => {
    const headers = await demoHeaders(testApp);
    const ask = async (question: string) => {
      const url = '/api/ai/folder-agent/folder-agent/stream';
      const payload = { question, current_folder: demoFolder.id };
      return streamOf(await testApp.app.inject({ method: 'POST', url, headers, payload })).at(-1);
    };
    expect(await ask('Quiz me on week 3')).toMatchObject({ content: expect.stringContaining('cannot quiz you') });
    expect(await ask('What should I study next?')).toMatchObject({ type: 'complete', abstained: false });
  });

  it('has twelve weeks in the current term, with readings and due dates, and answers from its readings', async () => {
    const cookie = cookieOf(await open());
    const plan = (await get(`/api/simple-syllabus/${demoFolder.id}`, { cookie, ...asDemo })).json();
    expect(plan.weeks).toHaveLength(12);
    expect(plan.weeks.map((week: { readings: unknown[] }) => week.readings.length)).toEqual(Array(12).fill(2));
    expect(plan.weeks[0].start_date).toBe('2026-01-05');
    const due = plan.weeks.flatMap((week: { assignments: { due_date: string }[] }) =>
      week.assignments.map((assignment) => assignment.due_date),
    );
    expect(due).toEqual([
      '2026-01-09',
      '2026-01-16',
      '2026-01-23',
      '2026-01-30',
      '2026-02-06',
      '2026-02-11',
      '2026-02-20',
      '2026-02-27',
      '2026-03-06',
      '2026-03-13',
      '2026-03-20',
      '2026-03-25',
    ]);

    const before = await takeSnapshot(testApp.deps);
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/ai/folder-agent/folder-agent/stream',
      headers: { cookie, ...asDemo },
      payload: { question: 'Who was the first case in Broad Street?', current_folder: demoFolder.id },
    });
    const complete = streamOf(answer).at(-1);
    expect(complete).toMatchObject({ type: 'complete', abstained: false, source: 'engine' });
    expect(JSON.stringify(complete)).toContain('Frances Lewis');
    expect([...(await takeSnapshot(testApp.deps))].sort()).toEqual([...before].sort());
  });

  it('is left alone where nothing has changed', async () => {
    const before = await takeSnapshot(testApp.deps);
    expect(await seedDemo(testApp.deps)).toBe(false);
    expect([...(await takeSnapshot(testApp.deps))].sort()).toEqual([...before].sort());
  });

  it('follows the term: the syllabus is read again under its id, and a file that is not of the course goes', async () => {
    const { db, drives } = testApp.deps;
    const drive = drives.local;
    const [before] = await db.select().from(files).where(eq(files.id, 'demo-syllabus'));
    const stray = { ...before, id: 'stray', name: 'stray.md', role: 'material', driveKey: 'stray' } as typeof before &
      object;
    await db.insert(files).values(stray);
    now = new Date('2026-04-20T10:00:00Z');
    expect(await seedDemo(testApp.deps)).toBe(true);
    await vi.waitFor(
      async () => {
        const cookie = cookieOf(await open());
        const plan = (await get(`/api/simple-syllabus/${demoFolder.id}`, { cookie, ...asDemo })).json();
        expect(plan.weeks[0].start_date).toBe('2026-04-06');
        expect(plan.weeks).toHaveLength(12);
      },
      { timeout: 20_000, interval: 100 },
    );
    const cookie = cookieOf(await open());
    const list = (await get(contents, { cookie, ...asDemo })).json();
    expect(list.files.map(({ file_id }: { file_id: string }) => file_id)).not.toContain('stray');
    expect(list.total_files).toBe(25);
    expect(await drive.stat(before?.driveKey ?? '')).toBeNull();
  });
});

describe('the weeks of the demo course', () => {
  it('have their activities and guides, which who looks at the demo finds there', async () => {
    await readDemo(testApp);
    // As the queue does: again until the course is read.
    await vi.waitFor(() => makeDemoWeeks(testApp.deps), { timeout: 10_000, interval: 100 });
    const asVisitor = { cookie: cookieOf(await open()), ...asDemo };
    const weekOf = async (number: number): Promise<WeekActivities> =>
      (await get(`/api/power-plays/get-stored/${demoUser.id}/${demoFolder.id}/${number}`, asVisitor)).json();
    await vi.waitFor(
      async () => {
        for (let number = 1; number <= 12; number++)
          expect(await weekOf(number)).toMatchObject({ basis: 'materials', generation: null });
      },
      { timeout: 40_000, interval: 200 },
    );
    const sources = (await get(`/api/academic-search/${demoFolder.id}/readings`, asVisitor)).json();
    expect(sources.readings.map(({ ties }: { ties: unknown[] }) => ties.length)).toEqual(Array(24).fill(1));
    const third = `/api/academic-search/get-existing/${demoUser.id}/${demoFolder.id}/3/0`;
    expect((await get(third, asVisitor)).json()).toMatchObject({
      exists: true,
      search: {
        notice: null,
        results: { great: [{ file: { file_id: 'demo-theory-of-bad-air' } }] },
        ties: [{ file_id: 'demo-theory-of-bad-air' }],
      },
    });
    for (let number = 1; number <= 12; number++) {
      const { activities, structured_content } = await weekOf(number);
      const made = Map.groupBy(activities, ({ type }) => type);
      const counts = Object.fromEntries([...made].map(([type, some]) => [type, some.length]));
      expect([number, counts]).toEqual([number, whole]);
      expect(structured_content.key_concepts.length).toBeGreaterThan(0);
    }
    const tasksOf = async () => (await testApp.deps.db.select({ id: backgroundTasks.id }).from(backgroundTasks)).length;
    const tasks = await tasksOf();
    await makeDemoWeeks(testApp.deps);
    expect(await tasksOf()).toBe(tasks);

    // Published, it is what a new wiki has, and nothing is left to do until a file changes.
    expect(await isDemoPublished(testApp.deps)).toBe(false);
    now = new Date(start.getTime() + 60_000);
    await publishDemo(testApp.deps);
    expect(await isDemoPublished(testApp.deps)).toBe(true);
    const { wikis } = (await get('/api/wiki/search?q=clean+water', {})).json();
    expect(wikis).toMatchObject([{ week_count: 12, guide_count: 12 }]);
    expect(wikis[0].activity_count).toBeGreaterThan(200);
    await testApp.deps.db.update(files).set({ uploadedAt: now }).where(eq(files.id, 'demo-syllabus'));
    expect(await isDemoPublished(testApp.deps)).toBe(false);
  }, 60_000);
});

describe('a demo session', () => {
  it('lasts 24 hours and is kept by the browser alone', async () => {
    const answer = await open();
    expect(answer.json()).toMatchObject({ user: { id: demoUser.id }, folder_id: demoFolder.id });
    expect(answer.json().expires_at).toBe(new Date(start.getTime() + 24 * 3600_000).toISOString());
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^weekwise\.demo=.*; Max-Age=86400; Path=\/api; HttpOnly; SameSite=Lax$/,
    );
    const cookie = cookieOf(answer);
    now = new Date(start.getTime() + limits.demoSessionLifetime - 1);
    expect((await get(contents, { cookie, ...asDemo })).statusCode).toBe(200);
    now = new Date(start.getTime() + limits.demoSessionLifetime);
    const late = await get(contents, { cookie, ...asDemo });
    expect([late.statusCode, late.json().code]).toEqual([401, 'demo_ended']);
  });

  it('cannot be forged or prolonged', async () => {
    const cookie = cookieOf(await open());
    const later = String(start.getTime() + 365 * 24 * 3600_000);
    const forged = [
      cookie.replace(/=\d+/, `=${later}`),
      `${cookie}x`,
      cookie.slice(0, -2),
      'weekwise.demo=',
      'weekwise.demo=1.',
    ];
    for (const each of forged) {
      expect([each, (await get(contents, { cookie: each, ...asDemo })).statusCode]).toEqual([each, 401]);
    }
  });

  it('reads its own user, folders and startup, and nobody else’s', async () => {
    const ann = await testApp.signIn();
    const cookie = `${ann.cookie}; ${cookieOf(await open())}`;
    const asVisitor = { cookie, ...asDemo };
    expect((await get(`/api/auth/user/${demoUser.id}`, asVisitor)).json()).toMatchObject({
      id: demoUser.id,
      current_folder: demoFolder.id,
    });
    expect((await get(`/api/startup/${demoUser.id}`, asVisitor)).json()).toMatchObject({
      folders: [{ folder_id: demoFolder.id }],
      currentFolderId: demoFolder.id,
    });
    expect((await get(`/api/folders/${demoUser.id}/folders`, asVisitor)).json()).toMatchObject({
      folders: [{ folder_id: demoFolder.id }],
      total_folders: 1,
    });
    for (const path of ['/api/auth/user', '/api/startup']) {
      expect((await get(`${path}/${ann.user.id}`, asVisitor)).statusCode).toBe(403);
    }
  });

  it('stands beside a student’s session: who is signed in stays so, and their calls are theirs', async () => {
    const ann = await testApp.signIn();
    const opened = await open({ cookie: ann.cookie });
    expect(String(opened.headers['set-cookie'])).not.toContain('session_token');
    const cookie = `${ann.cookie}; ${cookieOf(opened)}`;
    expect((await get('/api/auth/session', { cookie })).json().user.id).toBe(ann.user.id);
    expect((await get(`/api/folders/${ann.user.id}/folders`, { cookie })).statusCode).toBe(200);
    expect((await get(contents, { cookie })).statusCode).toBe(404);
    expect((await get(contents, { cookie, ...asDemo })).statusCode).toBe(200);
    expect((await get(`${contents}?user_id=${demoUser.id}`, { cookie })).statusCode).toBe(200);
    const both = await get(`${contents}?user_id=${demoUser.id}`, { cookie, 'x-user-id': ann.user.id });
    expect([both.statusCode, both.json().code]).toEqual([403, 'claim_mismatch']);
  });

  it('signs nobody in: to all but the demo its browser is a visitor’s', async () => {
    const cookie = cookieOf(await open());
    expect((await get('/api/auth/session', { cookie })).json().user).toBeNull();
    expect((await get(contents, { cookie })).statusCode).toBe(401);
  });

  it('is nobody’s who has not opened one', async () => {
    const ann = await testApp.signIn();
    expect((await get(contents, { cookie: ann.cookie, ...asDemo })).json().code).toBe('demo_ended');
    expect((await get(contents, asDemo)).json().code).toBe('demo_ended');
  });
});

describe('the demo user', () => {
  it('cannot be signed in to by a link to its address', async () => {
    await testApp.app.inject({
      method: 'POST',
      url: '/api/auth/request-email-magic-link',
      payload: { email: demoUser.email },
    });
    const answer = await testApp.app.inject(`/api/auth/verify-email-magic-link?token=${tokenIn(testApp.mail.sent)}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'link_invalid']);
    const [row] = await testApp.deps.db.select().from(users).where(eq(users.id, demoUser.id));
    expect(row).toMatchObject({ emailVerified: false, phoneNumber: null });
  });

  it('is no admin, neither as the first account in local mode nor by its address', async () => {
    const local = await startTestApp({ config: { localMode: true, adminEmails: [demoUser.email] } });
    try {
      await seedDemo(local.deps);
      const ann = await local.signIn();
      expect((await ann.get('/api/admin/check-admin-status')).json().is_admin).toBe(true);
      const { createAuth } = await import('../auth/auth.service.ts');
      expect(await createAuth({ ...local.deps, mail: local.mail }).isAdmin(demoUser.id)).toBe(false);
    } finally {
      await local.close();
    }
  });
});
