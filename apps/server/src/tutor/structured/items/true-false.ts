import type { TrueFalse } from '@weekwise/engine/activities/activity.ts';
import { stableHash } from '@weekwise/engine/activities/hash.ts';
import { findQuote } from '@weekwise/engine/answers/evidence/find-quote.ts';
import { differsInNegation, isSupported } from '@weekwise/engine/answers/evidence/support.ts';
import { oppositeAmong } from '@weekwise/engine/text/opposites.ts';
import { stem } from '@weekwise/engine/text/stem.ts';
import { words } from '@weekwise/engine/text/words.ts';
import { phraseKey } from '@weekwise/engine/vocabulary/corpus.ts';
import { z } from 'zod';
import { inertText } from '../../guard/inert-text.ts';
import type { ShownMaterials } from '../shown-materials.ts';
import { itemBase, sayingSo } from './item-base.ts';

export const trueFalse = z.object({
  statement: z.string(),
  answer: z.boolean(),
  said: z.string().nullable().describe('Of a false statement: the words of the quote that it changes. Else null'),
  instead: z.string().nullable().describe('Of a false statement: the words that it says in their place. Else null'),
  ...itemBase,
});

export const trueFalseTask = `Make statements to be judged true or false, half of them false.
A true statement says what its quote says. A false one says what its quote says with one thing changed that the quote contradicts: another number, another name or key term of the same materials, or the opposite word. Never make a statement false by adding or removing a "not".`;

/** The statement where the materials settle it; null where they do not. */
export function checkTrueFalse(item: z.infer<typeof trueFalse>, shown: ShownMaterials): TrueFalse | null {
  const cited = shown.cite(item);
  if (!cited) return null;
  const { answer, bloomLevel, difficulty } = item;
  const { citation } = cited;
  const statement = inertText(item.statement);
  const heading = citation.heading ?? '';
  const common = { type: 'true-false' as const, statement, bloomLevel, difficulty, citation };
  if (answer) {
    if (!isSupported(statement, citation.quote, heading)) return null;
    return { ...common, answer, id: stableHash(`true ${statement}`), explanation: `True. ${sayingSo(citation)}` };
  }
  const swap = swapIn(statement, item, citation.quote);
  if (!swap || !isSupported(swap.right, citation.quote, heading)) return null;
  if (differsInNegation(statement, swap.right) || !excludes(swap.said, swap.instead, shown)) return null;
  // What another place bears out is not false.
  if (shown.passages.some(({ text }) => isSaid(statement, text))) return null;
  const explanation = `False. Not “${swap.instead}” but “${swap.said}”. ${sayingSo(citation)}`;
  return { ...common, answer, id: stableHash(`false ${statement}`), explanation };
}

/** What was changed, in the text's and the statement's own characters, and the statement made right again. */
function swapIn(
  statement: string,
  { said, instead }: Pick<z.infer<typeof trueFalse>, 'said' | 'instead'>,
  quote: string,
): { said: string; instead: string; right: string } | null {
  if (said === null || instead === null || findQuote(quote, instead) || findQuote(statement, said)) return null;
  const from = findQuote(quote, said);
  const to = findQuote(statement, instead);
  if (!from || !to) return null;
  const [before, after] = [quote.slice(from.start, from.end), statement.slice(to.start, to.end)].map((text) =>
    text.replace(/[.!?]+$/, ''),
  ) as [string, string];
  const right = statement.slice(0, to.start) + before + statement.slice(to.start + after.length);
  return { said: before, instead: after, right };
}

/** Whether two stretches cannot both hold in one place: different numbers, opposites, or two names or key terms. */
function excludes(said: string, instead: string, { text }: ShownMaterials): boolean {
  const numbers = (of: string): string =>
    words(of)
      .flatMap(({ folded }) => (/\p{N}/u.test(folded) ? [folded] : []))
      .join(' ');
  if (numbers(said) !== '' && numbers(instead) !== '') return numbers(said) !== numbers(instead);
  const stems = new Set(words(said).map(({ folded }) => stem(folded)));
  if (words(instead).some(({ folded }) => oppositeAmong(stems, stem(folded)) !== undefined)) return true;
  const [x, y] = [phraseKey(said), phraseKey(instead)];
  if (` ${x} `.includes(` ${y} `) || ` ${y} `.includes(` ${x} `)) return false;
  const terms = new Set(text.terms.map(({ term }) => phraseKey(term)));
  const isNamed = (key: string, as: string): boolean => terms.has(key) || /^\p{Lu}\p{L}*(?:\s\p{Lu}\p{L}*)*$/u.test(as);
  return isNamed(x, said) && isNamed(y, instead);
}

function isSaid(statement: string, text: string): boolean {
  return findQuote(text, statement) !== null;
}
