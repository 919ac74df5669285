import type { DateContext } from '../../../dates/date-context.ts';
import { resolveDates } from '../../../dates/resolve-date.ts';
import type { Block, TableRowBlock } from '../../../documents/document.ts';
import { splitSentences } from '../../../text/sentences.ts';
import { saysDue, workTitle } from './due.ts';
import { dueDateOf } from './due-date.ts';
import { type Mention, mention } from './mention.ts';
import { isKindOnly, workName } from './nouns.ts';

const noAnchor = { session: null, weekStart: null };
/** Characters; longer blocks are policies and whole pages. */
const longestBlock = 1500;
/** The run-in heading of a paragraph: "Term project: …", "Field report (20%). …". */
const runIn = /^\W*([^.:()]{4,60}?)\s*(?:\([^)]*\)\s*[:.]|:|\s[–—-])\s/;

/** The name in front of what a paragraph says of it; null where none opens it. */
export const runInName = (text: string): string | null => runIn.exec(text)?.[1]?.trim() ?? null;

/** The subject of a sentence that speaks of the work that heads it. */
const pronoun =
  /^\W*(?:it|this|they|these)\b|^\W*(?:this|the|your|all|final|completed)\s+(?:\S+\s+){0,2}?(?:assignments?|work|submissions?|copy|version|drafts?|deadline)\b|^\W*(?:due|deadline)\b/i;

/**
 * The date in a sentence that says when "it" is due: the run-in heading of its paragraph names the work, else the
 * `heading` above. Null where several sentences of the block say so.
 */
export function dueUnderName(
  block: Exclude<Block, TableRowBlock>,
  heading: string,
  dates: DateContext,
): Mention | null {
  if (block.text.length > longestBlock || !/\d/.test(block.text) || !saysDue(block.text)) return null;
  const lead = runIn.exec(block.text);
  const isLed = lead !== null && workName(lead[1] ?? '') !== null;
  const title = workTitle(isLed ? (lead[1] ?? '') : heading, []);
  const name = workName(title);
  if (!name || isKindOnly(title)) return null;
  const stated = splitSentences(block.text).flatMap((span) => {
    const from = span.start === 0 && isLed ? lead[0].length : span.start;
    const text = block.text.slice(from, span.end);
    if (!pronoun.test(text) || !saysDue(text)) return [];
    const due = dueDateOf(text, resolveDates(text, dates, noAnchor));
    return due?.to && !due.relative ? [{ due, text, start: from, end: span.end }] : [];
  });
  const [only] = stated;
  if (!only || stated.length > 1) return null;
  const evidence = { page: block.page, block: block.index, start: only.start, end: only.end, text: only.text };
  return mention(title, { text: only.text, marks: [], evidence }, only.due, name.sure, true);
}
