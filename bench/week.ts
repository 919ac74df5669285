/**
 * A week of 5 readings with 20 pages each, from the bytes of its PDFs to everything that a student gets of it through
 * the tutor: passages and their index, key terms, the four types of activities, the study guide, and three summaries of
 * each reading. CPU time of the whole process; the reference is pdf.js's own extraction of the text of the same bytes.
 *
 *   node bench/week.ts [FILE.pdf ...]
 *
 * Exit 1 when it takes over 5 s of CPU, or something of the week comes back empty.
 */

import { readFileSync } from 'node:fs';
import { type ActivityType, activityTypes } from '@weekwise/domain/activities.ts';
import type { SummaryLength } from '@weekwise/domain/study-guides.ts';
import type { Document } from '@weekwise/engine/documents/document.ts';
import { readPdf } from '@weekwise/engine/documents/pdf/read-pdf.ts';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import { cutPassages } from '@weekwise/engine/passages/cut.ts';
import type { Passage } from '@weekwise/engine/passages/passage.ts';
import { buildIndex } from '@weekwise/engine/passages/passage-index.ts';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { syntheticReading } from './synthetic-readings.ts';

const limit = 5;
const readingCount = 5;
const pages = 20;
const summaryLengths: SummaryLength[] = ['short', 'medium', 'long'];
const counts: Record<ActivityType, number> = {
  flashcards: 30,
  'true-false': 20,
  'multiple-choice': 20,
  'socratic-dialogue': 3,
};

async function extractText(bytes: Uint8Array): Promise<void> {
  const task = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS });
  const pdf = await task.promise;
  for (let page = 1; page <= pdf.numPages; page += 1) await (await pdf.getPage(page)).getTextContent();
  await task.destroy();
}

const steps: { name: string; seconds: number; made: string }[] = [];

/** Runs a step of the week and notes its CPU time and what it made: how many, of what. */
async function step<Result>(
  name: string,
  run: () => Promise<Result>,
  count: (result: Result) => [number, string],
): Promise<Result> {
  const start = process.cpuUsage();
  const result = await run();
  const { user, system } = process.cpuUsage(start);
  const [made, what] = count(result);
  steps.push({ name, seconds: (user + system) / 1e6, made: `${made} ${what}` });
  if (made === 0) process.exitCode = 1;
  return result;
}

const given = process.argv.slice(2);
const files =
  given.length > 0
    ? given.map((path) => new Uint8Array(readFileSync(path)))
    : await Promise.all(Array.from({ length: readingCount }, (_, seed) => syntheticReading(pages, seed + 1)));

await step(
  'reference: text by pdf.js',
  async () => {
    for (const bytes of files) await extractText(bytes);
    return files.length;
  },
  (made) => [made, 'files'],
);
const documents = await step(
  'documents',
  async () => {
    const read = new Map<string, Document>();
    for (const [i, bytes] of files.entries()) read.set(`reading ${i + 1}`, await readPdf(bytes));
    return read;
  },
  (made) => [[...made.values()].reduce((sum, { pageCount }) => sum + (pageCount ?? 0), 0), 'pages'],
);
const readings: Passage[][] = [];
const week = await step(
  'passages and index',
  async () => {
    for (const [id, document] of documents) readings.push(cutPassages(document, id));
    return buildIndex(readings.flat()).passages;
  },
  (made) => [made.length, 'passages'],
);
const materials = { passages: week, documents };
await step(
  'vocabulary',
  () => offlineTutor.vocabulary(materials, { limit: 60 }),
  ({ result }) => [result.length, 'terms'],
);
for (const type of activityTypes) {
  await step(
    type,
    () => offlineTutor.activities(materials, { type, count: counts[type] }),
    ({ result }) => [result.activities.length, 'items'],
  );
}
await step(
  'study guide',
  () => offlineTutor.studyGuide(materials),
  ({ result }) => [result.keyConcepts.length, 'key concepts'],
);
await step(
  'summaries',
  async () => {
    const made: number[] = [];
    for (const passages of readings) {
      const reading = { passages, documents };
      for (const length of summaryLengths) made.push((await offlineTutor.summary(reading, length)).result.length);
    }
    return made;
  },
  (made) => [Math.min(...made) === 0 ? 0 : made.length, 'summaries'],
);

const [reference, ...ours] = steps;
const seconds = ours.reduce((sum, each) => sum + each.seconds, 0);
for (const each of steps) {
  console.log(`${each.name.padEnd(26)} ${each.seconds.toFixed(2).padStart(6)} s CPU  ${each.made}`);
}
console.log(
  `the week: ${seconds.toFixed(2)} s of CPU (limit ${limit} s), ${(seconds / (reference?.seconds ?? 1)).toFixed(2)}× pdf.js's extraction of the same text`,
);
if (process.exitCode) console.log('NOT EVERYTHING WAS MADE');
if (seconds > limit) process.exitCode = 1;
