import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'apps/server/vitest.config.ts',
      'apps/web/vitest.config.ts',
      // The API tests again, on a real PostgreSQL.
      ...(process.env.TEST_DATABASE_URL ? ['apps/server/vitest.config.postgres.ts'] : []),
      {
        test: {
          name: 'engine',
          // Pure functions: files share the loaded modules. Node loads them itself, without a step of Vite's.
          isolate: false,
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // On a busy machine a document takes a while to read.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: ['packages/*/src/**/*.test.ts', 'apps/cli/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
    ],
  },
});
