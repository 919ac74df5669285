import { sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import { contentStems } from '../../text/words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { isTask } from '../evidence/no-evidence.ts';
import { comparable } from '../render/as-markdown.ts';
import { antecedentOf, type Before } from './antecedent.ts';
import { saidIn } from './said-sentences.ts';

const ofIt = '(?:it|this|that|they|these|those|(?:the|this|that) (?:theory|idea|law|rule|model|concept|system))';
/** "Does it still apply today?", "Is that still true?" */
const asksStill = new RegExp(
  `^(?:(?:and|so|but|ok(?:ay)?)[, ]+)*(?:does|do|is|are|has|have)\\s${ofIt}\\s(?:still\\s.{0,40}|(?:\\S+\\s){0,4}(?:today|now|nowadays|these days|any ?more))\\W*$`,
  'i',
);
const tellsNow =
  /\b(?:still|today|nowadays|these days|currently|at present|modern|contemporary|continues? to|to this day|recent(?:ly)?|no longer|even now|in recent (?:years|decades))\b/i;
const leastOfTopic = 0.5;

/** Whether a question asks if what was told still holds. */
export const asksIfStill = (asked: string): boolean => asksStill.test(asked.trim());

/**
 * What the files say of today on what was just told: a sentence beside it that speaks of now, or one elsewhere that
 * names it too. Null where none does.
 */
export function stillSo(before: Before, passages: readonly Passage[]): Excerpt | null {
  const told = saidIn(before.answer);
  const cited = passages.filter(({ text }) => told.some((said) => comparable(text).includes(said)));
  const places = new Set(cited.map(sectionOf));
  const documents = new Set(cited.map(({ documentId }) => documentId));
  const topic = contentStems(antecedentOf(before) ?? before.question);
  const found = passages.flatMap((passage) => {
    if (!documents.has(passage.documentId) || passage.role !== 'body') return [];
    return sentencesOf(passage).flatMap(({ start, end }) => {
      const text = passage.text.slice(start, end);
      if (!tellsNow.test(text) || isTask(text)) return [];
      const said = contentStems(text);
      const share = topic.filter((stem) => said.includes(stem)).length / Math.max(1, topic.length);
      const worth = share + (cited.includes(passage) ? 0.5 : places.has(sectionOf(passage)) ? 0.3 : 0);
      return share < leastOfTopic ? [] : [{ passage, start, end, key: { start, end }, worth }];
    });
  });
  return found.toSorted((x, y) => y.worth - x.worth)[0] ?? null;
}

const sectionOf = ({ documentId, headingPath }: Passage): string => [documentId, ...headingPath].join('\n');
