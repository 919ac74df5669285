import { Worker } from 'node:worker_threads';
import type { Role, ServerFleet } from './server-fleet.ts';

/** Most megabytes that each process held at one time. */
export type MemoryHeld = Partial<Record<Role, number>>;

/** Milliseconds that the health call took, as its client waits for it. */
export interface HealthSeen {
  slowest: number;
  median: number;
  asked: number;
  failed: number;
}

export function watchMemory(fleet: ServerFleet) {
  const most: MemoryHeld = {};
  const timer = setInterval(() => {
    for (const [role, held] of fleet.memory()) most[role] = Math.max(most[role] ?? 0, held);
  }, 100);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}

/** Asks for health ten times a second from a thread of its own, which the uploads here do not hold up. */
export function watchHealth(url: string) {
  const source = `
    const { parentPort, workerData } = require('node:worker_threads');
    const times = [];
    let failed = 0;
    let ended = false;
    parentPort.once('message', () => { ended = true; });
    (async () => {
      while (!ended) {
        const start = performance.now();
        try {
          const answer = await fetch(workerData);
          await answer.arrayBuffer();
          if (answer.status !== 200) failed++;
        } catch { failed++; }
        times.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      times.sort((x, y) => x - y);
      parentPort.postMessage({ slowest: times.at(-1), median: times[times.length >> 1], asked: times.length, failed });
    })();`;
  const worker = new Worker(source, { eval: true, workerData: url });
  return {
    stop: () =>
      new Promise<HealthSeen>((resolve) => {
        worker.once('message', (found) => resolve(found));
        worker.postMessage('stop');
      }),
  };
}
