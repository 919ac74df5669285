import { blocksOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import { areSynonyms } from '../../text/thesaurus.ts';
import { contentStems } from '../../text/words.ts';
import { comparedTerms } from '../evidence/compare.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { comparable } from '../render/as-markdown.ts';
import type { Before } from './antecedent.ts';

const asksToPick =
  /^(?:(?:and|so|but|ok(?:ay)?|then)[, ]+)*(?:which|what) (?:one|of (?:them|these|those|the(?:se)? (?:\p{L}+ ){0,2}?\p{L}+s))\s(?<criterion>.+)$/iu;
const bullet = /^[>\s]*[-*•]\s+(.+)$/;
/** Words of every such question. */
const empty = new Set(contentStems('example type kind one call called count say says said mean means belong fall fit'));

/**
 * "Which of those would a loose edge be?": the one item of the list in the last answer that speaks of it; null where
 * that is not asked, or no item or several do.
 */
export function pickListed(asked: string, before: Before, passages: readonly Passage[]): Excerpt | null {
  const criterion = asksToPick.exec(asked.trim())?.groups?.criterion;
  if (criterion === undefined || comparedTerms(before.question)) return null;
  const items = before.answer.split('\n').flatMap((line) => bullet.exec(line)?.[1] ?? []);
  const wanted = contentStems(criterion).filter((stem) => !empty.has(stem));
  if (items.length < 2 || wanted.length === 0) return null;
  const scores = items.map((item) => {
    const said = contentStems(item);
    return wanted.filter((stem) => said.some((other) => other === stem || areSynonyms(stem, other))).length;
  });
  const most = Math.max(...scores);
  const best = items.filter((_, i) => scores[i] === most);
  const [only] = best;
  return most > 0 && best.length === 1 && only !== undefined ? blockOf(comparable(only), passages) : null;
}

function blockOf(said: string, passages: readonly Passage[]): Excerpt | null {
  for (const passage of passages) {
    const block = blocksOf(passage).find(({ start, end }) => {
      const text = comparable(passage.text.slice(start, end));
      return text !== '' && (text === said || said.includes(text) || text.includes(said));
    });
    if (block && comparable(passage.text).includes(said)) return { passage, start: block.start, end: block.end };
  }
  return null;
}
