import { threadId } from 'node:worker_threads';
import type { PackedDocument } from './document-reader.ts';
import type { ReadTask, ThreadOutcome } from './reading-thread.ts';

/** Stands in for the reading thread in tests of its limits: the file's name says how it misbehaves. */
export async function read({ fileName, port }: ReadTask): Promise<ThreadOutcome<PackedDocument>> {
  port.postMessage({ started: threadId });
  if (fileName === 'throw') throw new TypeError('a bug');
  if (fileName === 'hang') for (;;);
  if (fileName === 'devour') {
    const hoard: number[][] = [];
    for (;;) hoard.push(new Array(100_000).fill(hoard.length));
  }
  if (fileName === 'hoard bytes') {
    const hoard: Uint8Array[] = [];
    for (;;) if (hoard.length < 100) hoard.push(new Uint8Array(1024 * 1024).fill(1));
  }
  for (let page = 1; fileName === 'page after page'; page++) {
    port.postMessage({ page, pageCount: 0 });
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return {
    value: { packed: new Uint8Array(), format: 'text', pageCount: null, pageLabels: null, hardPages: [], warnings: [] },
  };
}
