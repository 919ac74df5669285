import { defineProject } from 'vitest/config';

/** Unit and API tests, each file on its own copy of a migrated embedded database. */
export default defineProject({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/no-network.ts'],
  },
});
