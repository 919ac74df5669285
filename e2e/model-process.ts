import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const main = join(import.meta.dirname, '../apps/server/src/testing/model-server/main.ts');

export interface ModelProcess {
  /** For `OPENAI_BASE_URL`. */
  baseUrl: string;
  key: string;
  /** Tells it what to do next: `trouble`, `script`, `reset`. */
  control: (what: string, body: object) => Promise<void>;
  stop: () => Promise<void>;
}

/** A server that speaks the providers' wire formats, in a process of its own on a free port. */
export async function startModelProcess(): Promise<ModelProcess> {
  const key = 'only-for-the-journey';
  const child = spawn(process.execPath, [main, '--port', '0', '--key', key], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = line.match(/listening on (http:\S+)/)?.[1];
    if (!url) continue;
    child.stdout.resume();
    return {
      baseUrl: `${url}/v1`,
      key,
      async control(what, body) {
        const answer = await fetch(`${url}/__control/${what}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(`The model server refused ${what}: ${await answer.text()}`);
      },
      async stop() {
        child.kill();
        await once(child, 'exit');
      },
    };
  }
  throw new Error('The model server did not start.');
}
