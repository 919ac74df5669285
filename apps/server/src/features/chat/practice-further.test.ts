import type { ChatEvent } from '@weekwise/contracts/chat-events.ts';
import { beforeEach, expect, it } from 'vitest';
import { askTutor } from '../../testing/chat.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { courseWithReading } from '../../testing/week.ts';

const testApp = useTestApp({ clock: () => new Date('2026-01-28T10:00:00Z') });
let student: Student;
let folderId: string;

beforeEach(async () => {
  student = await testApp.signIn();
  folderId = await courseWithReading(testApp, student);
});

const ask = (question: string) => askTutor(student, folderId, question);
const itemsIn = (events: ChatEvent[]) => events.flatMap((each) => (each.type === 'activity' ? each.activities : []));
const said = (events: ChatEvent[]): string => {
  const last = events.at(-1);
  return last?.type === 'complete' ? last.content : '';
};

it('what was set is wanted otherwise: others, another kind, fewer', async () => {
  const first = itemsIn(await ask('Make 2 flashcards for week 3'));
  expect(first).toHaveLength(2);
  const more = await ask('2 more pls');
  expect(said(more)).toMatch(/^Here are 2 flashcards/);
  expect(itemsIn(more)).toHaveLength(2);
  for (const { id } of itemsIn(more)) expect(first.map((each) => each.id)).not.toContain(id);
  const [statement, ...rest] = itemsIn(await ask('true or false ones, just one'));
  expect(rest).toEqual([]);
  expect(statement).toMatchObject({ type: 'true-false' });
});

it('shorter and harder ones are chosen among what can be made', async () => {
  const cards = itemsIn(await ask('Make 4 flashcards for week 3'));
  const shorter = await ask('shorter ones pls, just 2');
  const lengths = (items: typeof cards) =>
    items.map((each) => (each.type === 'flashcards' ? `${each.front} ${each.back}`.length : 0));
  expect(itemsIn(shorter)).toHaveLength(2);
  expect(Math.max(...lengths(itemsIn(shorter)))).toBeLessThanOrEqual(Math.max(...lengths(cards)));
  expect(said(shorter)).toContain('the shortest that your files give');
  await ask('Quiz me on week 3');
  expect(said(await ask('harder ones pls'))).toMatch(/the hardest that your files give|hold no others/);
});

it('the right answer of what was set is told, with the lines that say so', async () => {
  const [first, second] = itemsIn(await ask('Quiz me on week 3'));
  const events = await ask('i dont know, whats the answer to the first one');
  expect(itemsIn(events)).toEqual([]);
  expect(said(events)).toContain(first?.type === 'multiple-choice' ? first.question.slice(0, 20) : '?');
  expect(said(events)).toMatch(/The right answer: \*\*[^*]+\*\*[\s\S]*\n> [\s\S]*\[1\]/);
  const other = said(await ask('and the answer to question 2?'));
  expect(other).not.toBe(said(events));
  expect(second).toBeDefined();
  expect(said(await ask('what is the answer to number 40'))).toMatch(/^There are only \d/);
});
