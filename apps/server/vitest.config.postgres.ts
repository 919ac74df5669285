import { defineProject } from 'vitest/config';

const always = ['src/db/migrate.test.ts', 'src/**/*.postgres.test.ts'];

/** The API tests again, on the PostgreSQL at TEST_DATABASE_URL. */
export default defineProject({
  test: {
    name: 'server-postgres',
    // Where the two databases could differ: locks and races, search, sums over many rows. `npm run test:all`
    // runs the API tests of every feature.
    include: process.env.TEST_ALL
      ? ['src/{features,plugins}/**/*.test.ts', 'src/contracts.test.ts', ...always]
      : [
          'src/features/{admin,billing,ingestion,retrieval,spaced-repetition,tasks,wiki}/**/*.test.ts',
          'src/features/chat/{live,bin}/**/*.test.ts',
          'src/features/chat/{chat,threads,versions}.test.ts',
          'src/features/drives/sync/*.test.ts',
          'src/{features,plugins}/**/*.repo.test.ts',
          ...always,
        ],
    // Nothing of these depends on the database: whole processes on the embedded one, damaged files, a model's words,
    // pace.
    exclude: [
      'src/features/ingestion/restart.test.ts',
      'src/features/files/bad-files.test.ts',
      'src/features/chat/hostile.test.ts',
      'src/plugins/rate-limits.test.ts',
    ],
    // As on the embedded database.
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=32'],
    globalSetup: ['src/testing/global-setup.ts'],
    // A whole app with its database starts in each file; on a busy machine that takes a while.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    setupFiles: ['src/testing/no-network.ts'],
  },
});
