// Runs the scorers that stand beside the project over the data that stand beside it, and prints one table.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const shared = join(root, '../shared');
const data = join(shared, 'data');
const syllabi = join(data, 'syllabi');
const jsonFiles = (dir: string) =>
  existsSync(dir)
    ? readdirSync(dir)
        .filter((name) => name.endsWith('.json'))
        .map((name) => join(dir, name))
    : [];

/** The figures that a scorer prints over a project; null, with the reason, where it could not be run. */
function score(scorer: string, args: string[], project = root): Map<string, string> | string {
  const script = join(shared, 'tools', scorer);
  const paths = args.filter((arg) => arg.startsWith('/'));
  if (!existsSync(script) || !paths.length || !paths.every((path) => existsSync(path)))
    return 'not measured: the scorer or its data are not beside the project';
  const run = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, PROJECT: project },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (!/^(ok|SHORT):/m.test(run.stdout)) return `failed: ${run.stderr.trim().split('\n').at(-1) ?? ''}`;
  return new Map(
    [...run.stdout.matchAll(/^([a-z_0-9]+) +([\d.]+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

/**
 * A folder that stands in for the project: its reader reads each labelled document with models that have not seen it.
 */
function heldOutProject(): string {
  const directory = mkdtempSync(join(tmpdir(), 'held-out-'));
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
  const training = spawnSync(process.execPath, [join(root, 'scripts/train.ts'), '--dry', '--folds', directory], {
    cwd: root,
    encoding: 'utf8',
  });
  console.log(training.stdout + training.stderr);
  const reader = `${process.execPath} ${join(root, 'scripts/train/read-held-out.ts')} ${directory}`;
  writeFileSync(join(directory, 'package.json'), JSON.stringify({ private: true, scripts: { weekwise: reader } }));
  return directory;
}

function printTable(header: string[], rows: string[][]): void {
  const widths = header.map((name, i) => Math.max(name.length, ...rows.map((row) => row[i]?.length ?? 0)));
  for (const row of [header, ...rows]) console.log(row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  '));
}

/**
 * How much better the reader is on the documents that it was built with than on the packed ones: over 0.05 rules fit
 * documents.
 */
function evaluateSyllabi(): void {
  if (!existsSync(syllabi)) {
    console.log('syllabi: not measured, no labelled documents are beside the project');
    return;
  }
  const columns = [
    score('score-syllabus.mjs', [syllabi]),
    score('score-syllabus.mjs', [syllabi], heldOutProject()),
    score('score-syllabus.mjs', [syllabi, '--split', 'check']),
  ];
  const names = columns.flatMap((column) => (typeof column === 'string' ? [] : [...column.keys()]));
  const figure = (i: number, name: string) => {
    const column = columns[i];
    return column === undefined || typeof column === 'string' ? '–' : (column.get(name) ?? '–');
  };
  printTable(
    ['syllabi', 'folder', 'folder, out of fold', 'check', 'gap'],
    [...new Set(names)].map((name) => {
      const gap = Number(figure(1, name)) - Number(figure(2, name));
      return [name, figure(0, name), figure(1, name), figure(2, name), Number.isNaN(gap) ? '–' : gap.toFixed(3)];
    }),
  );
  for (const column of columns) if (typeof column === 'string') console.log(column);
}

evaluateSyllabi();
const others: [string, string, string[]][] = [
  ['passages of folders', 'score-rank.mjs', jsonFiles(join(data, 'qa'))],
  ['abstracts', 'score-rank.mjs', [join(data, 'ir/cranfield.json')]],
  ['answers', 'score-ask.mjs', jsonFiles(join(data, 'qa'))],
];
console.log();
printTable(
  ['data', 'figure', 'value'],
  others.flatMap(([name, scorer, args]) => {
    const figures = score(scorer, args);
    return typeof figures === 'string' ? [[name, '–', figures]] : [...figures].map((entry) => [name, ...entry]);
  }),
);
