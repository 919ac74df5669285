import type { Claim } from '../answer-types.ts';
import type { Shown } from './show-blocks.ts';

/** Makes a claim of a stretch of a passage; its source is `citations[citation]`. */
export const quotationOf = ({ text, block, keyText, leadsIn }: Shown, citation: number): Claim => ({
  text,
  citation,
  isItem: false,
  isQuote: true,
  ...(keyText !== undefined && { key: keyText }),
  ...(leadsIn && { leadsIn }),
  ...(block !== null && { block }),
});
