// Runs the scorers that stand beside the project over the data that stand beside it, and prints one table.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const shared = join(root, '../shared');
const data = join(shared, 'data');
const jsonFiles = (dir: string) =>
  existsSync(dir)
    ? readdirSync(dir)
        .filter((name) => name.endsWith('.json'))
        .map((name) => join(dir, name))
    : [];

const evaluations = [
  { name: 'syllabi', scorer: 'score-syllabus.mjs', args: [join(data, 'syllabi')] },
  { name: 'passages of six folders', scorer: 'score-rank.mjs', args: jsonFiles(join(data, 'qa')) },
  { name: 'abstracts', scorer: 'score-rank.mjs', args: [join(data, 'ir/cranfield.json')] },
  { name: 'answers', scorer: 'score-ask.mjs', args: jsonFiles(join(data, 'qa')) },
];

const rows: [string, string, string][] = [];
for (const { name, scorer, args } of evaluations) {
  const script = join(shared, 'tools', scorer);
  if (!existsSync(script) || !args.length || !args.every((path) => existsSync(path))) {
    rows.push([name, '–', 'not measured: the scorer or its data are not beside the project']);
    continue;
  }
  const run = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, PROJECT: root },
    encoding: 'utf8',
  });
  if (!/^(ok|SHORT):/m.test(run.stdout))
    rows.push([name, '–', `failed: ${run.stderr.trim().split('\n').at(-1) ?? ''}`]);
  for (const [, figure = '', value = ''] of run.stdout.matchAll(/^([a-z_0-9]+) +([\d.]+)$/gm))
    rows.push([name, figure, value]);
}
const width = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length));
for (const [name, figure, value] of rows) console.log(`${name.padEnd(width(0))}  ${figure.padEnd(width(1))}  ${value}`);

const calibration = spawnSync(process.execPath, [join(root, 'scripts/calibration.ts')], {
  cwd: root,
  encoding: 'utf8',
});
console.log(`\nconfidence of what is read from syllabi\n${calibration.stdout}${calibration.stderr}`);
