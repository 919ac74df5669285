import type { Scholar } from './scholar.port.ts';

/** Where the server does without the internet (`SOURCES=off`): nobody is asked. */
export const withoutServices: Scholar = {
  services: [],
  async search(_work, { signal }) {
    signal?.throwIfAborted();
    return { records: [], services: [] };
  },
};
