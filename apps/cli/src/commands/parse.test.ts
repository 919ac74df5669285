import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'weekwise-parse-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) => spawnSync(process.execPath, [main, 'parse', ...args], { encoding: 'utf8' });

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const syllabus = `# BIO 12: Cells

Instructor: Dr. Ada Park

Fall 2023

## Schedule

### Week 1 (Monday, August 28): Membranes

- Read Alberts, *Essential Cell Biology*, ch. 1

### Week 2 (Monday, September 4): Proteins

- Quiz 1 due Friday
`;

// Each run starts a process and loads a reader: on a busy machine that takes seconds.
describe('weekwise parse', { timeout: 60_000 }, () => {
  it('prints the course as JSON with the lines of every item', () => {
    const { status, stdout, stderr } = run(file('bio.md', syllabus), '--json');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const course = JSON.parse(stdout);
    expect(course).toMatchObject({
      course_name: 'Cells',
      course_code: 'BIO 12',
      professor_name: 'Ada Park',
      term: 'Fall 2023',
    });
    expect(course.weeks).toHaveLength(2);
    expect(course.weeks[0]).toMatchObject({ week_number: 1, topic: 'Membranes', start_date: '2023-08-28' });
    expect(course.weeks[0].readings[0]).toMatchObject({ title: 'Essential Cell Biology', pages: 'ch. 1' });
    expect(course.weeks[1].assignments[0]).toMatchObject({
      title: 'Quiz 1',
      due_date: '2023-09-08',
      assignment_type: 'quiz',
      source: { page: null, text: expect.stringContaining('Quiz 1 due Friday') },
    });
    expect(course.assignments_outside_schedule).toEqual([]);
  });

  it('prints a plan for a person without --json', () => {
    const { status, stdout } = run(file('bio.md', syllabus));
    expect(status).toBe(0);
    expect(stdout).toContain('BIO 12 · Cells');
    expect(stdout).toMatch(/Week 2, Mon 4 Sept?: Proteins/);
    expect(stdout).toMatch(/quiz {2}Quiz 1 – due Fri 8 Sept?/);
  });

  it('says so where there is no schedule', () => {
    expect(run(file('note.txt', 'A note about nothing in particular.')).stdout).toContain('No schedule was found');
  });

  it('ends with 2 on wrong usage and with 1 and one line on a file that it cannot read', () => {
    expect(run().status).toBe(2);
    expect(run('a.md', 'b.md').status).toBe(2);
    const missing = run(join(folder, 'missing.pdf'));
    expect(missing).toMatchObject({ status: 1, stdout: '' });
    expect(missing.stderr.trim().split('\n')).toHaveLength(1);
    const empty = run(file('empty.pdf', ''));
    expect(empty.status).toBe(1);
    expect(empty.stderr).toMatch(/^weekwise parse: .+\n$/);
  });
});
