import type { ChatEvent, ToolCall } from '@weekwise/contracts/chat-events.ts';
import type { ActionDecision } from '@weekwise/domain/chat.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { askForAnswer, askTutor, streamOf } from '../../testing/chat.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { courseWithReading } from '../../testing/week.ts';

// Without a model, on the Wednesday of week 3.
const testApp = useTestApp({ clock: () => new Date('2026-01-28T10:00:00Z') });
let student: Student;
let folderId: string;

beforeAll(async () => {
  student = await testApp.signIn();
  folderId = await courseWithReading(testApp, student);
});

const callOf = (events: ChatEvent[]): ToolCall => {
  const call = events.find((event) => event.type === 'tool_call');
  if (!call) throw new Error(`No tool was called: ${JSON.stringify(events)}`);
  return call;
};
const asked = async (question: string) => callOf(await askTutor(student, folderId, question));
const decide = async ({ call_id }: ToolCall, decision: ActionDecision) =>
  streamOf(await student.post(`/api/ai/folder-agent/folder-agent/actions/${call_id}`, { decision }));
const weeks = async () => (await student.get(`/api/simple-syllabus/${folderId}`)).json().weeks;

describe('a change that the student asks for', () => {
  it('of a due date is made when they confirm', async () => {
    const call = await asked('move the essay to feb 9 pls');
    expect(call).toMatchObject({ tool: 'set_due_date', status: 'asks', detail: { due_date: '2026-02-09' } });
    expect(callOf(await decide(call, 'confirm'))).toMatchObject({ status: 'done' });
    expect(JSON.stringify(await weeks())).toContain('2026-02-09');
  });

  it('marks a reading as read when they confirm, and not when they decline', async () => {
    const [week] = await weeks();
    const [{ title }] = week.readings;
    const declined = await asked(`ive read ${title}`);
    expect(declined).toMatchObject({
      tool: 'mark_reading',
      status: 'asks',
      message: `Mark “${title}” (week 1) as read?`,
    });
    await decide(declined, 'decline');
    expect((await weeks())[0].readings[0].state).toBe('unread');
    const events = await decide(await asked('mark week 1 as done'), 'confirm');
    expect(events.map(({ type }) => type)).toContain('cache_invalidation');
    expect((await weeks())[0].readings[0].state).toBe('read');
  });

  it('marks work as handed in, and takes the mark back', async () => {
    await decide(await asked('i turned in the field report yesterday'), 'confirm');
    const report = async () =>
      (await weeks()).flatMap((week: { assignments: { title: string; handed_in_at: string | null }[] }) =>
        week.assignments.filter(({ title }) => title === 'Field report'),
      )[0];
    expect((await report()).handed_in_at).not.toBeNull();
    await decide(await asked('mark the field report as not handed in'), 'confirm');
    expect((await report()).handed_in_at).toBeNull();
  });

  it('that fits several things is asked back', async () => {
    expect(await asked('i handed in the report or essay')).toMatchObject({ status: 'refused' });
  });
});

it.each([
  ['summarize the reading for week 3 pls', /^\*\*Week 3: Meanders\*\*/],
  ['what should i do today', /What to do next:|Nothing presses/],
  ['thx!!', /^You’re welcome/],
])('“%s” is answered over the chat', async (question, expected) => {
  expect((await askForAnswer(student, folderId, question)).content).toMatch(expected);
});
