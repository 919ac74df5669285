import { parentPort } from 'node:worker_threads';
import { DocumentError } from '@weekwise/engine/documents/errors.ts';
import { brokenInvariant } from './invariants.ts';
import { sealNetwork } from './no-network.ts';

/** What became of one file. */
export interface Verdict {
  /** `read`, or the code of a typed error; anything else is a fault. */
  outcome: string;
  /**
   * What must not happen: an error without a type, a broken document, a changed prototype, a way out to the network.
   */
  fault: string | null;
  milliseconds: number;
}

const sealed = sealNetwork();
const prototypes = { Object, Array, String, Number, Function, Map, Set, Promise, Error };
const { readDocument } = await import('@weekwise/engine/documents/read-document.ts');

parentPort?.on('message', async ({ name, bytes }: { name: string; bytes: Uint8Array }) => {
  const start = performance.now();
  let outcome = 'read';
  let fault: string | null = null;
  try {
    fault = brokenInvariant(await readDocument(bytes, name));
  } catch (error) {
    if (error instanceof DocumentError) {
      outcome = error.code;
      if (!/^[A-Z].{15,}[.]$/s.test(error.message)) fault = `unclear message: ${error.message}`;
    } else {
      outcome = 'untyped error';
      fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    }
  }
  fault ??= pollution() ?? (sealed.attempts.length > 0 ? `network: ${sealed.attempts.splice(0).join(', ')}` : null);
  parentPort?.postMessage({ outcome, fault, milliseconds: performance.now() - start } satisfies Verdict);
});
parentPort?.postMessage('ready');

/** What a file plants in a prototype can be enumerated, unlike what the language and its polyfills put there. */
function pollution(): string | null {
  for (const [name, { prototype }] of Object.entries(prototypes)) {
    const planted = Object.keys(prototype);
    if (planted.length > 0) return `${name}.prototype has ${planted.join(', ')}`;
  }
  return null;
}
