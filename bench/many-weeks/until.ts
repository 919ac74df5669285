import { setTimeout as pause } from 'node:timers/promises';

const patience = 10 * 60_000;

/** Asks again and again until it is so. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + patience;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('It did not come to be so in time.');
    await pause(300);
  }
}
