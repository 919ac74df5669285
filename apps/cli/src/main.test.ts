import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const main = join(import.meta.dirname, 'main.ts');

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

const run = (...args: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(process.execPath, [main, ...args], (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });

let dir: string;
const file = async (name: string, content: string): Promise<string> => {
  const path = join(dir, name);
  await writeFile(path, content);
  return path;
};
const lines = (rows: unknown[]): string => rows.map((row) => JSON.stringify(row)).join('\n');

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'weekwise-cli-'));
});
afterAll(async () => {
  await rm(dir, { recursive: true, force: true });
});

describe('weekwise', () => {
  it('explains itself, and is used wrongly without a command or with an unknown one', async () => {
    expect(await run('--help')).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringContaining('rank DOCS.jsonl'),
    });
    expect(await run()).toMatchObject({ code: 2, stdout: '' });
    expect(await run('toString')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('no command "toString"'),
    });
  });
});

describe('rank', () => {
  it('prints a line per query, the best documents first', async () => {
    const docs = await file(
      'docs.jsonl',
      lines([
        { id: 1, text: 'Bees dance.' },
        { id: 'b', title: 'Wasps', text: 'They build paper nests.' },
      ]),
    );
    const queries = await file(
      'queries.jsonl',
      `${lines([
        { id: 'q1', text: 'wasps' },
        { id: 'q2', text: 'snow' },
      ])}\n\n`,
    );
    const { code, stdout, stderr } = await run('rank', docs, queries, '-k', '1');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { id: 'q1', results: [{ id: 'b', score: expect.any(Number) }] },
      { id: 'q2', results: [] },
    ]);
  });

  it.each([[['docs.jsonl']], [['a', 'b', '-k', '0']], [['a', 'b', '--nonsense']], [['a', 'b', 'c']]])(
    'is used wrongly as %j',
    async (args) => {
      expect(await run('rank', ...args)).toMatchObject({
        code: 2,
        stdout: '',
        stderr: expect.stringMatching(/^weekwise rank: .+\n$/),
      });
    },
  );

  it('names the file and the line that it cannot read, in one line', async () => {
    const docs = await file('broken.jsonl', '{"id": 1, "text": "fine"}\n{"id": 2\n');
    expect(await run('rank', docs, docs)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^weekwise rank: .*line 2: not valid JSON\n$/),
    });
    expect(await run('rank', join(dir, 'none.jsonl'), docs)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('there is no file'),
    });
    const missing = await file('missing.jsonl', '{"id": 1}');
    expect(await run('rank', missing, missing)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('line 1: "text" is missing'),
    });
  });
});

describe('ask', () => {
  it('prints a line per question with quotes, or abstains', async () => {
    const docs = await file(
      'ask-docs.jsonl',
      lines([{ id: 'p1', text: 'The dance of bees was explained by Karla Frisch in 1927. It tells where food is.' }]),
    );
    const questions = await file(
      'questions.jsonl',
      lines([
        { id: 1, question: 'Who explained the dance of bees?' },
        { id: 2, question: 'What is the capital of Peru?' },
      ]),
    );
    const { code, stdout } = await run('ask', docs, questions);
    expect(code).toBe(0);
    const [first, second] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first).toMatchObject({ id: '1', abstained: false, answer: expect.stringContaining('Karla Frisch') });
    expect(first.citations[0]).toEqual({ id: 'p1', quote: 'The dance of bees was explained by Karla Frisch in 1927.' });
    expect(second).toMatchObject({ id: '2', abstained: true, answer: '' });
  });

  it('answers a person from a folder, with the place of each quote', async () => {
    await file('bees.md', '# Bees\n\n## Dance\n\nThe dance of bees was explained by Karla Frisch in 1927.\n');
    const { code, stdout } = await run('ask', dir, 'Who explained the dance of bees?');
    expect(code).toBe(0);
    expect(stdout).toBe(
      '> The dance of bees was explained by Karla Frisch in 1927.\n>\n> [1]\n\n  [1] bees.md, Dance: "The dance of bees was explained by Karla Frisch in 1927."\n',
    );
  });

  it.each([
    'WHO EXPLAINED THE DANCE OF BEES?',
    'Please, can you tell me who explained the dance of be\u200bes? Thanks!',
  ])('answers %s as the plain question', async (question) => {
    await file('notes.md', '# Bees\n\nKarl von Frisch explained the dance of bees.\n');
    expect((await run('ask', dir, question)).stdout).toContain('Karl von Frisch');
  });

  it('says what each of two files says of the same thing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'weekwise-cli-'));
    for (const [name, fee] of [
      ['Übung.md', 40],
      ['U\u0308bung.md', 55],
    ] as const) {
      await writeFile(join(folder, name), `# Fees\n\nThe hall fee is ${fee} francs.\n`);
    }
    const { stdout } = await run('ask', folder, 'What is the hall fee?');
    await rm(folder, { recursive: true });
    expect(stdout).toContain('do not agree');
    expect(stdout.normalize('NFC')).toMatch(/- Übung\.md: The hall fee[\s\S]*- Übung \(2\)\.md: The hall fee/);
  });

  it('says what is missing', async () => {
    expect(await run('ask', join(dir, 'nowhere'), 'Why?')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no file or folder'),
    });
    expect(await run('ask', dir)).toMatchObject({ code: 2 });
  });
});

describe('parse', () => {
  const syllabus = [
    '# GEO 12 Rivers, Fall 2026',
    '',
    '| Week | Date | Topic | Due |',
    '|---|---|---|---|',
    '| 1 | 7/9/2026 | Springs | Map due September 31 |',
    '| 2 | 14/9/2026 | Deltas | Log due Friday, September 19, 11:59 pm EST |',
    '| 3 | 21/9/2026 | Fans | Essay due TBA |',
  ].join('\n');

  it('says of a date in doubt which days it can be, and how dates are read', async () => {
    const path = await file('rivers.md', syllabus);
    const { stdout } = await run('parse', path);
    expect(stdout).toContain('dates are read day first: 14/9/2026');
    expect(stdout).toContain('Map – due “September 31”: check, perhaps Wed 30 Sept or Thu 1 Oct');
    expect(stdout).toContain('Log – due Sat 19 Sept 23:59 EST (or Fri 18 Sept, check: it says “Friday, September 19”)');
    expect(stdout).toMatch(/Essay$/m);
    const read = JSON.parse((await run('parse', path, '--json')).stdout);
    expect(read.day_order).toEqual({ day_first: true, decided_by: 'numbers', example: '14/9/2026' });
    expect(read.weeks[1].assignments[0]).toMatchObject({
      due_date: '2026-09-19',
      due_time: '23:59',
      due_zone: 'EST',
      due_doubt: { reason: 'weekday', days: ['2026-09-19', '2026-09-18'] },
    });
  });
});
