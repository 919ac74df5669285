import type { ExtractorType } from '@lingui/conf';

/** Files of contracts whose texts are shown: as they are called, and where the texts stand in them. */
const files = /packages\/contracts\/src\/(?:errors|fixed-texts|fallback|wiki-page)\.ts$/;
const tables = ['errorTable', 'fixedTexts', 'fallbackTexts', 'refusalTexts'];
/** Lists of names that are shown as they are called. */
const lists = ['wikiSubject'];

type Table = Record<string, string | { text: string }>;

/** Contracts import no macros: their texts are taken from the tables themselves, not from macros. */
export const contractTexts: ExtractorType = {
  match: (filename) => filename.includes('packages/contracts/'),
  async extract(filename, _code, onMessageExtracted) {
    if (!files.test(filename)) return;
    const module = (await import(filename)) as Record<string, Table | { options: string[] }>;
    const texts = [
      ...tables.flatMap((name) => Object.values((module[name] as Table | undefined) ?? {})),
      ...lists.flatMap((name) => (module[name] as { options: string[] } | undefined)?.options ?? []),
    ].map((entry) => (typeof entry === 'string' ? entry : entry.text));
    for (const text of texts) onMessageExtracted({ id: text, message: text, origin: [filename, 1] });
  },
};
