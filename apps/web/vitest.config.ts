import { defineProject } from 'vitest/config';
import { texts } from './vite/texts.ts';

export default defineProject({
  root: import.meta.dirname,
  plugins: [texts()],
  test: {
    name: 'web',
    environment: 'jsdom',
    // Files share what is slow to load: React and the other packages. Our own modules, and what they hold, are each
    // file's own (setup.ts).
    isolate: false,
    // Schemas and rules that hold nothing: loaded once by Node, not again for each file.
    server: { deps: { external: [/\/packages\/(contracts|domain|engine)\/src\//] } },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
    restoreMocks: true,
    // On a busy machine a screen takes a while to load; what never comes still fails.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
