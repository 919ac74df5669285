import { stem } from '@weekwise/engine/text/stem.ts';
import type { Executor } from '../../../db/client.ts';
import { hasPages } from './search.repo.ts';
import { queryOf, type SearchWord } from './search-words.ts';
import { likestWord, pagesWith } from './words.repo.ts';

/** What is asked by hand has few words; more of them are not looked after one by one. */
const mostCorrected = 6;

/**
 * The words with those that no page has replaced by the likest that one has; null where there is nothing to replace.
 * A word that is the beginning of another one counts as that: whoever searches may not be done typing.
 */
export async function corrected(tx: Executor, wanted: readonly SearchWord[]): Promise<SearchWord[] | null> {
  const better: SearchWord[] = [];
  // Most words stand in the list as they were typed; only the others are looked for in another form.
  const known = await pagesWith(
    tx,
    wanted.map(({ word }) => word),
  );
  for (const [at, word] of wanted.entries()) {
    const isKnown = at >= mostCorrected || known.has(word.word) || (await hasPages(tx, queryOf([word], 'all')));
    const closest = isKnown ? null : await likestWord(tx, word.word);
    better.push(closest === null ? word : { word: closest, stem: stem(closest) });
  }
  return better.some((word, at) => word !== wanted[at]) ? better : null;
}
