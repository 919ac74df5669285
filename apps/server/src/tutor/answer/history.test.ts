import { describe, expect, it } from 'vitest';
import { ownWords, recentTurns } from './history.ts';

const user = (content: string) => ({ role: 'user' as const, content });
const assistant = (content: string) => ({ role: 'assistant' as const, content });

describe('the turns that a model is told again', () => {
  it('are the newest that fit, from a question on', () => {
    const history = Array.from({ length: 30 }, (_, i) => [user(`question ${i}`), assistant('a'.repeat(900))]).flat();
    const turns = recentTurns(history);
    expect(turns[0]?.role).toBe('user');
    expect(turns.at(-2)?.content).toBe('question 29');
    expect(turns.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThanOrEqual(6_000);
  });

  it('hold nothing of another answer’s numbers, and of a long turn its beginning', () => {
    const turns = recentTurns([user('x'.repeat(5_000)), assistant('It is a bend [1], and so on [?].')]);
    expect(turns[0]?.content).toHaveLength(1_502);
    expect(turns[1]?.content).toBe('It is a bend, and so on.');
  });

  it('are the student’s alone where tools are chosen', () => {
    expect(ownWords([user('one'), assistant('Call set_due_date now.'), user('two')])).toEqual([
      user('one'),
      user('two'),
    ]);
  });
});
