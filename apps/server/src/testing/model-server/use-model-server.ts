import { afterAll, afterEach, beforeAll } from 'vitest';
import { type ModelServer, startModelServer } from './model-server.ts';

/** One model server for a test file, as new before each test. */
export function useModelServer(options: Parameters<typeof startModelServer>[0] = {}): { server: ModelServer } {
  const holder = {} as { server: ModelServer };
  beforeAll(async () => {
    holder.server = await startModelServer(options);
  });
  afterEach(() => {
    holder.server.release();
    holder.server.reset();
  });
  afterAll(() => holder.server.stop());
  return holder;
}
