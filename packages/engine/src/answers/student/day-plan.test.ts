import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hivesChat } from '../testing/students/courses.ts';

const ask = await hivesChat((path) => readFileSync(new URL(`../testing/students/${path}`, import.meta.url), 'utf8'));

it.each(['what should i do today', 'what do i do now', 'where should i start'])(
  'tells all that is due soon, with what it counts, before any advice: “%s”',
  async (question) => {
    const text = await ask(question);
    const [due = '', advice = ''] = text.split('What to do next:');
    expect(due).toContain(
      'Project closing report (12% of the grade): Thursday, December 3, 2026, 11:59 p.m. (in 7 days)',
    );
    expect(due).toContain('Checkpoints close every Wednesday');
    expect(due).toContain('Hive notes are due at the start of your next field lab');
    expect(due).not.toContain('25%');
    expect(advice).toContain('Harrow ch. 11');
  },
);

it('tells with what is due in a week what comes every week, and on which day', async () => {
  expect(await ask('whats due next week')).toMatch(/closing report[\s\S]*Checkpoints close[\s\S]*Hive notes are due/);
  expect(await ask('anything due on wednesday')).toMatch(
    /^Nothing with a date of its own is due on Wednesday[\s\S]*Checkpoints close/,
  );
  expect(await ask('anything due on sunday')).not.toMatch(/Checkpoints|Hive notes|gives no date/);
});
