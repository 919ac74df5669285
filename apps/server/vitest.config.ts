import { defineProject } from 'vitest/config';

/** Unit and API tests, each file on its own copy of a migrated embedded database. */
export default defineProject({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.postgres.test.ts'],
    // Nothing lives outside the app that a file starts, so files share what is slow to load: the server's modules.
    isolate: false,
    // Node loads them itself, as it does when the server runs: no test needs what Vite makes of them.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // An app and its database are made and dropped in each file: looked at less often, a tenth less processor time
    // (MiB).
    execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=32'],
    globalSetup: ['src/testing/global-setup.ts'],
    // A whole app with its database starts in each file; on a busy machine that takes a while.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    setupFiles: ['src/testing/no-network.ts'],
  },
});
