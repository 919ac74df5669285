import { blocksOf, sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import { contentStems } from '../../text/words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { isTask, leansOnPrevious } from '../evidence/no-evidence.ts';
import { comparable } from '../render/as-markdown.ts';
import { countWords } from '../render/shorten.ts';

/** In words. */
const longestAround = 60;
const longestShort = 28;
const fewest = 4;
const mostShort = 3;
/** Share of the topic's words that a short sentence has. */
const leastOfTopic = 0.3;
const worthBehind = 0.2;

export interface Around {
  lead: string;
  pieces: Excerpt[];
}

/**
 * What stands around the answer, where nothing there is marked as a reason or plain: what its passage goes on with
 * answers "Why?" as well as the files do, and its short sentences are the plainest that there are. null for what else
 * is wanted, and where nothing stands there.
 * @param keys what the answer pointed out, as it is compared
 */
export function aroundAnswer(
  wanted: string,
  { about, keys, isAgain }: { about: string; keys: readonly string[]; isAgain: boolean },
  cited: readonly Passage[],
  passages: readonly Passage[],
): Around | null {
  if (wanted === 'why' && !isAgain) {
    const pieces = cited.flatMap((passage) => besideKey(passage, keys)).slice(0, 1);
    return pieces.length > 0
      ? { lead: 'Your files give no reason in so many words. Beside what I quoted they say:', pieces }
      : null;
  }
  if (wanted === 'next') {
    const [piece] = cited.flatMap((passage) => behindKey(passage, keys));
    return piece ? { lead: 'What I quoted goes on:', pieces: [piece] } : null;
  }
  if (wanted !== 'simpler') return null;
  const sections = new Set(cited.map(sectionOf));
  const pieces = shortOnes(
    about,
    keys,
    passages.filter((passage) => passage.role === 'body' && sections.has(sectionOf(passage))),
  );
  return pieces.length > 0 ? { lead: 'I cannot put it more simply. The short sentences on it are:', pieces } : null;
}

/** What stands behind the key in its paragraph, else what stands before it. */
const besideKey = (passage: Passage, keys: readonly string[]): Excerpt[] => aroundKey(passage, keys, true);
const behindKey = (passage: Passage, keys: readonly string[]): Excerpt[] => aroundKey(passage, keys, false);

function aroundKey(passage: Passage, keys: readonly string[], isBeforeToo: boolean): Excerpt[] {
  const block = blocksOf(passage).find(
    ({ form, start, end }) =>
      form === null && keys.some((key) => comparable(passage.text.slice(start, end)).includes(key)),
  );
  const spans = sentencesOf(passage).filter(
    ({ start, end }) =>
      block && start >= block.start && end <= block.end + 1 && !isTask(passage.text.slice(start, end)),
  );
  const at = spans.findIndex(({ start, end }) => keys.includes(comparable(passage.text.slice(start, end))));
  const behind = spans.slice(at + 1);
  const before = spans.slice(Math.max(0, at - 2), at);
  const beside = behind.length > 0 || !isBeforeToo ? behind : before;
  const [first] = beside;
  const last = beside.findLast(({ end }) => countWords(passage.text.slice(first?.start, end)) <= longestAround);
  return at >= 0 && first && last ? [{ passage, start: first.start, end: last.end }] : [];
}

/** Those behind the key first: a text says what it is about before it says how that goes. */
function shortOnes(about: string, keys: readonly string[], cited: readonly Passage[]): Excerpt[] {
  const topic = [...new Set(contentStems(about))];
  let isBehind = false;
  const found = cited.flatMap((passage) =>
    sentencesOf(passage).flatMap(({ start, end }) => {
      const text = passage.text.slice(start, end);
      isBehind ||= keys.includes(comparable(text));
      const length = countWords(text);
      const said = contentStems(text);
      const share = topic.filter((stem) => said.includes(stem)).length / Math.max(1, topic.length);
      const isShort = length >= fewest && length <= longestShort && !isTask(text) && !leansOnPrevious(text);
      return isShort && share >= leastOfTopic
        ? [{ passage, start, end, worth: share + (isBehind ? worthBehind : 0) }]
        : [];
    }),
  );
  return found.toSorted((x, y) => y.worth - x.worth).slice(0, mostShort);
}

const sectionOf = ({ documentId, headingPath }: Passage): string => [documentId, ...headingPath].join('\n');
