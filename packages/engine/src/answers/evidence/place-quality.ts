import type { Passage } from '../../passages/passage.ts';
import { saysAgain } from '../../passages/says-again.ts';
import { contentStems } from '../../text/words.ts';
import type { Question } from '../question/question.ts';

/*
 * In the unit of `merit`, tried on questions to four textbooks: a summary may be ever so low, but that it sets things
 * side by side; a heading that weighs 3 wins against better sentences.
 */
const inShort = -6;
const setsSideBySide = -2;
const treatsAsked = 2;
const tellsCauses = 5;
const tellsOrder = 2;
const causesHeading = /\b(?:causes?|reasons?|origins?|roots|why)\b/i;

/**
 * What the headings above a passage say for its sentences: a section that is named by what is asked treats it, one on
 * causes answers "why", and a summary only names what the chapter has explained.
 */
export function placeQuality(passage: Passage, { kind, text }: Question): number {
  const heading = passage.headingPath.at(-1) ?? '';
  if (saysAgain(passage)) return kind === 'compare' ? setsSideBySide : inShort;
  const named = new Set(contentStems(heading));
  const shared = new Set(contentStems(text).filter((stem) => named.has(stem)));
  if (shared.size === 0) return 0;
  if (kind === 'why' && causesHeading.test(heading)) return tellsCauses;
  return shared.size === named.size ? treatsAsked : 0;
}

const asksForOrder = /^which\b.*\b(?:first|last|earlier|later|before|after)\b/i;
const inOrder = /\b(?:first|at first|initially|begin\w*|began|then|next|later|afterwards?|subsequently|finally)\b/i;

/** What a sentence says of which thing came first, where that is asked. */
export const orderWorth = (asked: string, sentence: string): number =>
  asksForOrder.test(asked) && inOrder.test(sentence) ? tellsOrder : 0;
