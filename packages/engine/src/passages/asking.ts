import { splitSentences } from '../text/sentences.ts';

/** A question, or a task of an exercise or of a list of objectives: they ask and do not answer. */
const asking =
  /\?["'”’)]*$|^(?:analy[sz]e|apply|browse|click|compare|consider|contrast|define|describe|differentiate|discuss|distinguish|evaluate|examine|explain|identify|list|name|outline|summari[sz]e|visit|watch)\s(?!(?:is|are|was|were)\b)/i;
/** "The ___ of a lock is called its chamber.": to be filled in. */
const blank = /_{3,}/;
const oneOfOptions = /\bwhich (?:one )?of the following\b|^(?:all|none|both|neither) of the above\b/im;

/** Whether a sentence asks or sets a task. */
export const asksOrSetsTask = (sentence: string): boolean => asking.test(sentence);

/** Whether a text is to be filled in or chosen from, by signs that no expository text has. */
export const isForChoosing = (text: string): boolean => blank.test(text) || oneOfOptions.test(text);

/** Share of a text's sentences that ask or set a task, in [0, 1]. */
export function shareAsking(text: string): number {
  const sentences = splitSentences(text);
  const asked = sentences.filter(({ start, end }) => asksOrSetsTask(text.slice(start, end)));
  return sentences.length === 0 ? 0 : asked.length / sentences.length;
}

const unfinished =
  /(?:[:—–]|\b(?:is|are|was|were|as|of|that|to|by|in|on|at|from|with|for|into|through|than|called|because|when|a|an|the)|\.{3}|…)$/i;

/** Whether a line asks, or is not ended, so that what stands below it may be chosen from. */
export const leadsInOptions = (line: string): boolean => unfinished.test(line) || /\?["”’)]*$/.test(line);
