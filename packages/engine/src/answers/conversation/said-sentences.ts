import { splitSentences } from '../../text/sentences.ts';
import { comparable } from '../render/as-markdown.ts';
import { countWords } from '../render/shorten.ts';

/** What an answer in Markdown points out, a line each. */
export const keysOf = (answer: string): string =>
  Array.from(answer.matchAll(/\*\*(.+?)\*\*/g), ([, key]) => key).join('\n');

/** The sentences that an answer quotes, as they are compared. */
export function saidIn(answer: string): string[] {
  return answer
    .split(/\s\[\d+\]|\n| \| /)
    .flatMap((claim) =>
      splitSentences(claim).map(({ start, end }) => comparable(claim.slice(start, end).replace(/^- |\*\*|…/g, ''))),
    )
    .filter((said) => countWords(said) > 3);
}

/** The sentences by which an answer answers, as they are compared: of each quotation its key, else all of it. */
export const saidFirst = (answer: string): string[] =>
  answer.split(/\s\[\d+\]/).flatMap((quotation) => {
    const keys = saidIn(keysOf(quotation));
    return keys.length > 0 ? keys : saidIn(quotation);
  });
