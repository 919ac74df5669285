import { aspectAsked } from '../../lexicon/asked-aspects.ts';
import { sentencesOf } from '../../passages/blocks.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { areSynonyms } from '../../text/thesaurus.ts';
import { contentStems } from '../../text/words.ts';
import type { Answer } from '../answer-types.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { quoteOf, says, writtenAnswer } from '../requests/written-answer.ts';
import { saidIn } from './said-sentences.ts';
import type { Turn } from './turn.ts';

/**
 * "And for quizzes?" after a whole paragraph on late work: of what would be told again only the sentences that speak
 * of what is new in the question. null where something else is told, or none or all of it speaks of that.
 */
export function narrower(asked: string, found: Answer, history: readonly Turn[], index: PassageIndex): Answer | null {
  const last = (role: Turn['role']): string => history.findLast((turn) => turn.role === role)?.content ?? '';
  const told = new Set(saidIn(last('assistant')));
  // "How big is it?": the words that ask for a measure stand in no answer.
  const known = new Set(contentStems(`${last('user')} ${aspectAsked(asked)?.said ?? ''}`));
  const fresh = contentStems(asked).filter((stem) => !known.has(stem));
  const areTold = found.citations.every(({ quote }) => {
    const quoted = saidIn(quote);
    return quoted.length > 0 && quoted.every((said) => told.has(said));
  });
  if (fresh.length === 0 || found.citations.length === 0 || !areTold) return null;
  const shown = found.citations.flatMap(({ passageId, quote }): Excerpt[] => {
    const passage = index.passages.find(({ id }) => id === passageId);
    const from = passage?.text.indexOf(quote) ?? -1;
    if (!passage || from < 0) return [];
    return sentencesOf(passage)
      .filter(({ start, end }) => start < from + quote.length && from < end)
      .map((span) => ({ passage, ...span }));
  });
  const spoken = shown.map(({ passage, start, end }) => {
    const said = contentStems(passage.text.slice(start, end));
    return fresh.filter((stem) => said.some((other) => other === stem || areSynonyms(stem, other))).length;
  });
  const most = Math.max(0, ...spoken);
  const narrow = most === 0 ? [] : shown.filter((_, i) => spoken[i] === most);
  if (narrow.length === 0 || narrow.length === shown.length) return null;
  const parts = narrow.map((piece) => says(quoteOf(piece), piece));
  return writtenAnswer(parts, index, narrow[0]?.passage.documentId);
}
