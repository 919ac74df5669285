import { createBabelExtractor } from '@lingui/cli/api/extractors/babel';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { contractTexts } from './vite/contract-texts.ts';

/** Where the texts are, and what the macros of Lingui become (docs/decisions/142). */
export default defineConfig({
  sourceLocale: 'en',
  // A language is added here, and in src/lib/language/languages.ts.
  locales: ['en', 'en-XA', 'ar-XB'],
  // No languages: they show what doesn't come from the catalogue, and what doesn't turn with the side of reading.
  pseudoLocale: [
    { locale: 'en-XA', options: { extend: 0.33, extendCharacter: '·' } },
    { locale: 'ar-XB', options: { rightToLeft: true } },
  ],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src', '<rootDir>/../../packages/contracts/src'],
      exclude: ['**/*.test.*', '**/testing/**'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  extractors: [contractTexts, createBabelExtractor()],
  runtimeConfigModule: { i18n: ['#lingui', 'i18n'], Trans: ['#lingui', 'Trans'] },
});
