import { defineProject } from 'vitest/config';

/** The API tests again, on the PostgreSQL at TEST_DATABASE_URL. */
export default defineProject({
  test: {
    name: 'server-postgres',
    include: [
      'src/{features,jobs,plugins}/**/*.test.ts',
      'src/contracts.test.ts',
      'src/db/migrate.test.ts',
      'src/**/*.postgres.test.ts',
    ],
    globalSetup: ['src/testing/global-setup.ts'],
    // A whole app with its database starts in each file; on a busy machine that takes a while.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    setupFiles: ['src/testing/no-network.ts'],
  },
});
