import { defineProject } from 'vitest/config';

/** The same tests on the PostgreSQL at TEST_DATABASE_URL. */
export default defineProject({
  test: {
    name: 'server-postgres',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/no-network.ts'],
  },
});
