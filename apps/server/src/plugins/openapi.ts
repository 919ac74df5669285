import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { PackedJson } from './packed-json.ts';

/**
 * The description of all calls, made when it is first asked for. That takes a third of a second, in which the thread
 * that answers requests would stand still. What is made stays until the next start; what failed is tried again.
 */
export function openApi(version: string): () => Promise<PackedJson> {
  let made: Promise<PackedJson> | undefined;
  return () => {
    made ??= describe(version).catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

async function describe(version: string): Promise<PackedJson> {
  const thread = new Worker(new URL('openapi-thread.ts', import.meta.url), { workerData: { version } });
  try {
    const [described] = await once(thread, 'message');
    return PackedJson.ofAll(described);
  } finally {
    await thread.terminate();
  }
}
