/**
 * Whether answers are as good over HTTP as on the command line: one scorer asks both the same questions about the same
 * documents. The scorer is any program that runs `npm run -s weekwise -- ask DOCS.jsonl QUESTIONS.jsonl` in the folder
 * that PROJECT names; its output is compared line by line.
 *
 *   node bench/ask-over-http.ts SCORER.mjs FOLDER.json ...
 *
 * Exit 1 when a figure differs.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '../e2e/running-server.ts';

const [scorer, ...files] = process.argv.slice(2);
if (!scorer || files.length === 0) throw new Error('expected SCORER.mjs FOLDER.json ...');
const root = join(import.meta.dirname, '..');
const stand = mkdtempSync(join(tmpdir(), 'weekwise-ask-over-http-'));
const server = await startServer();
try {
  const weekwise = `node ${join(import.meta.dirname, 'ask-server.ts')}`;
  writeFileSync(join(stand, 'package.json'), JSON.stringify({ scripts: { weekwise } }));
  const overHttp = await score({ PROJECT: stand, WEEKWISE_URL: server.url });
  const onCommandLine = await score({ PROJECT: root });
  console.log(`over HTTP:\n${overHttp}\non the command line:\n${onCommandLine}`);
  const isSame = overHttp === onCommandLine;
  console.log(isSame ? 'the same' : 'DIFFERENT');
  process.exitCode = isSame ? 0 : 1;
} finally {
  await server.remove();
  rmSync(stand, { recursive: true, force: true });
}

async function score(settings: Record<string, string>): Promise<string> {
  const options = { env: { ...process.env, ...settings }, maxBuffer: 2 ** 28 };
  const { stdout } = await promisify(execFile)(process.execPath, [scorer ?? '', ...files], options);
  return stdout;
}
