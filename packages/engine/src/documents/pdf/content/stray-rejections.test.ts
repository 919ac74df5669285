import { execFileSync } from 'node:child_process';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';

/** A PDF whose first pages cannot be fetched; pdf.js starts on all of them at once and leaves at the first failure. */
async function withBrokenPage(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < 9; page += 1) pdf.addPage();
  const pages = Buffer.from(await pdf.save({ useObjectStreams: false }))
    .toString('latin1')
    .split('/Type /Page\n');
  return Buffer.from(
    pages.map((part, at) => (at < 7 ? part.replace(/<<(?=\s*$)/, ')<') : part)).join('/Type /Page\n'),
    'latin1',
  );
}

/** Reads the PDF on standard input in a process of its own, which a rejection that nobody hears would end. */
const script = `
  const { readPdf } = await import(${JSON.stringify(new URL('../read-pdf.ts', import.meta.url).href)});
  const parts = [];
  for await (const part of process.stdin) parts.push(part);
  const result = await readPdf(new Uint8Array(Buffer.concat(parts))).then(() => 'read', (error) => error.code);
  await new Promise((done) => setTimeout(done, 50));
  console.log(result);
`;

test('a page that pdf.js fails to fetch ahead of time does not end the process', async () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    input: await withBrokenPage(),
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  expect(output.trim()).toMatch(/^(?:read|file_\w+)$/);
});
