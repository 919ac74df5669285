import { createBabelExtractor } from '@lingui/cli/api/extractors/babel';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { contractTexts } from './vite/contract-texts.ts';

/** Where the texts are, and what the macros of Lingui become (docs/decisions/142). */
export default defineConfig({
  sourceLocale: 'en',
  // A language is added here, and in src/lib/language/languages.ts.
  locales: ['en'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src', '<rootDir>/../../packages/contracts/src'],
      exclude: ['**/*.test.*', '**/testing/**'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  extractors: [contractTexts, createBabelExtractor()],
  runtimeConfigModule: { i18n: ['#lingui', 'say'], Trans: ['#lingui', 'Trans'] },
});
