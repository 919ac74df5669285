/**
 * How long it takes from the bytes of a PDF to a document, and on to a course, against pdf.js's own extraction of the
 * text of the same bytes in the same run; and how much memory one reading takes in a worker thread.
 *
 *   node bench/reading.ts [DIRECTORY]
 *
 * Exit 1 when the median ratio is above 1.6, a document of 50 pages or more takes over 2 times its extraction, or a
 * reading needs 300 MB or more.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPdf } from '@weekwise/engine/documents/pdf/read-pdf.ts';
import { readSyllabus } from '@weekwise/engine/syllabus/read-syllabus.ts';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Each is run this often, in turns; its best time counts, for what other work on the machine adds is no part of it. */
const rounds = 15;
const limits = { median: 1.6, long: 2, longPages: 50, megabytes: 300 };
const given = process.argv[2] ?? join(import.meta.dirname, '../../shared/data/syllabi');

interface Measured {
  name: string;
  pages: number;
  /** Best times in milliseconds. */
  extraction: number;
  document: number;
  course: number;
  megabytes: number;
}

async function extractText(bytes: Uint8Array): Promise<number> {
  const task = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS });
  const pdf = await task.promise;
  for (let page = 1; page <= pdf.numPages; page += 1) await (await pdf.getPage(page)).getTextContent();
  await task.destroy();
  return pdf.numPages;
}

async function timed(times: number[], run: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await run();
  times.push(performance.now() - start);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((low ?? 0) + (high ?? 0)) / 2;
}

async function measure(directory: string, name: string): Promise<Measured> {
  const path = join(directory, name);
  const bytes = new Uint8Array(readFileSync(path));
  const pages = await extractText(bytes);
  readSyllabus(await readPdf(bytes));
  const times = { extraction: [] as number[], document: [] as number[], course: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    await timed(times.extraction, () => extractText(bytes));
    await timed(times.document, () => readPdf(bytes));
    await timed(times.course, async () => readSyllabus(await readPdf(bytes)));
  }
  const probe = join(import.meta.dirname, 'reading-memory.ts');
  const megabytes = Number(execFileSync(process.execPath, [probe, path], { encoding: 'utf8' }));
  const { extraction, document, course } = times;
  return {
    name,
    pages,
    extraction: Math.min(...extraction),
    document: Math.min(...document),
    course: Math.min(...course),
    megabytes,
  };
}

function report(measured: readonly Measured[]): boolean {
  const ratios = measured.map((each) => each.course / each.extraction);
  for (const [at, each] of measured.entries()) {
    const columns = [
      each.name.padEnd(40),
      `${each.pages} p.`.padStart(6),
      `extraction ${each.extraction.toFixed(0)} ms`.padStart(18),
      `document ${(each.document / each.extraction).toFixed(2)}×`.padStart(15),
      `course ${ratios[at]?.toFixed(2)}×`.padStart(13),
      `${each.megabytes.toFixed(0)} MB`.padStart(8),
    ];
    console.log(columns.join(' '));
  }
  const middle = median(ratios);
  const long = measured.filter((each) => each.pages >= limits.longPages);
  const slowLong = long.filter((each) => each.course / each.extraction > limits.long);
  const memory = Math.max(...measured.map((each) => each.megabytes));
  console.log(
    `median of bytes → course against pdf.js text extraction: ${middle.toFixed(2)}× (limit ${limits.median}×)`,
  );
  console.log(
    `documents of ${limits.longPages} pages and more over ${limits.long}×: ${slowLong.length} of ${long.length}`,
  );
  console.log(
    `most memory of a whole process with one reading worker: ${memory.toFixed(0)} MB (limit ${limits.megabytes} MB)`,
  );
  return middle <= limits.median && slowLong.length === 0 && memory < limits.megabytes;
}

if (!existsSync(given)) {
  console.error(`No such directory: ${given}. Name one that holds PDF files.`);
  process.exit(2);
}
const names = readdirSync(given).filter((name) => name.toLowerCase().endsWith('.pdf'));
if (names.length === 0) {
  console.error(`There is no PDF in ${given}.`);
  process.exit(2);
}
const measured: Measured[] = [];
for (const name of names) measured.push(await measure(given, name));
process.exit(report(measured) ? 0 : 1);
