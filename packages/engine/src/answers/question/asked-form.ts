import { blocksOf, type FormedBlock, sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import { memoize, questionsAtOnce } from '../../text/memoize.ts';
import { contentStems } from '../../text/words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { blockLedIn } from '../evidence/forms.ts';

const code =
  /\b(?:(?:source |pseudo-?|sample )?code|pseudo-?code|code snippet|program listing|implementation|in (?:python|java|javascript|typescript|c\+\+|rust|sql|matlab|haskell|pseudo-?code))\b/i;
const otherCode =
  /\b(?:course|class|section|hono(?:u)?r|dress|zip|post(?:al)?|access|join|enrol\w*|door|penal|civil|genetic|legal|moral|building) code|\bcode of\b/i;
const formula = /\b(?:formulas?|formulae|equations?)\b/i;
const named = new Set(
  contentStems(
    'show give write see code pseudocode pseudo snippet program listing implementation implement source sample python java javascript typescript rust sql matlab haskell formula formulas formulae equation equations find compute calculate look like line lines',
  ),
);
/** Of the topic's words; of two both. */
const leastShared = 0.51;

/** "The steps for balancing an equation" asks how it is done. */
const doneToIt =
  /\b(?:steps?|rules?|how) .*\bequations?\b|\b(?:balanc|solv|rearrang|simplify|graph)\w* (?:an?|the|this|these|any)?\s?(?:[\p{L}-]+ )?equations?\b/iu;

const formAsked = memoize((question): 'code' | 'formula' | null => {
  if (code.test(question) && !otherCode.test(question)) return 'code';
  return formula.test(question) && !doneToIt.test(question) ? 'formula' : null;
}, questionsAtOnce);
const topicOf = (question: string): string[] => contentStems(question).filter((stem) => !named.has(stem));

/** Whether a question wants code or a formula shown. */
export const asksForForm = (question: string): boolean => formAsked(question) !== null;

/** Whether a question wants code or a formula without saying of what: "Show me the code." */
export const asksForFormAlone = (question: string): boolean => asksForForm(question) && topicOf(question).length === 0;

/**
 * Finds the code or the formula that a question asks for, with the sentence that introduces it. Returns null where the
 * question asks for neither, or the files have none.
 */
export function askedForm(question: string, passages: readonly Passage[]): Excerpt | null {
  const form = formAsked(question);
  if (!form) return null;
  const wanted = topicOf(question);
  let best: Excerpt | null = null;
  // What names no topic is answered by the first there is.
  let most = wanted.length === 0 ? -1 : 0;
  for (const passage of passages) {
    for (const block of blocksOf(passage)) {
      if (block.form !== form) continue;
      const piece = withLeadIn(passage, block);
      const own = new Set(contentStems(passage.text.slice(piece.start, block.end)));
      const near = new Set([...own, ...contentStems(passage.headingPath.join(' '))]);
      const shared = wanted.filter((stem) => near.has(stem) || isShortFor(stem, near)).length;
      // Of two formulas under one heading it is the one that is led in by the words.
      const worth = shared + wanted.filter((stem) => own.has(stem)).length / (wanted.length + 1);
      if (worth <= most || shared < wanted.length * leastShared) continue;
      // A formula written in words names what it computes, which may differ from its heading.
      const isOfOther = form === 'formula' && /\p{L}{4,}/u.test(passage.text.slice(block.start, block.end));
      if (wanted.length > 0 && isOfOther && !wanted.some((stem) => own.has(stem) || isShortFor(stem, own))) continue;
      most = worth;
      best = piece;
    }
  }
  return best;
}

/** "temp" for "temperature" */
const isShortFor = (short: string, stems: ReadonlySet<string>): boolean =>
  short.length > 3 && [...stems].some((stem) => stem.startsWith(short));

function withLeadIn(passage: Passage, { start, end }: FormedBlock): Excerpt {
  const lead = sentencesOf(passage).find((sentence) => blockLedIn(passage, sentence.end)?.start === start);
  return lead ? { passage, start: lead.start, end: lead.end } : { passage, start, end };
}
