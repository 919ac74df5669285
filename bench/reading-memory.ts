/**
 * Prints the megabytes that a fresh process with one reading worker takes at its peak: an upper bound for the worker,
 * Node and the parsers' own code included.
 */
import { readFileSync } from 'node:fs';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

if (isMainThread) {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: process.argv[2],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  worker.on('exit', (code) => {
    console.log((process.resourceUsage().maxRSS / 1024).toFixed(1));
    process.exit(code);
  });
} else {
  const { readDocument } = await import('@weekwise/engine/documents/read-document.ts');
  const { readSyllabus } = await import('@weekwise/engine/syllabus/read-syllabus.ts');
  const path = String(workerData);
  readSyllabus(await readDocument(new Uint8Array(readFileSync(path)), path));
}
