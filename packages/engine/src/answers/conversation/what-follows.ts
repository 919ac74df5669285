import { sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import { contentStems } from '../../text/words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { isCaption, isTask } from '../evidence/no-evidence.ts';
import { comparable } from '../render/as-markdown.ts';
import { countWords } from '../render/shorten.ts';
import { antecedentOf, type Before } from './antecedent.ts';
import { keysOf, saidIn } from './said-sentences.ts';

/** In words. */
const longest = 130;
const fewest = 12;
/** Passages behind the one that answered, where its section is short. */
const mostBehind = 4;

/**
 * "Explain that more": what the text goes on with behind the last answer, none of it told before. Empty where the last
 * answer quotes no reading, or where nothing follows that belongs to it.
 */
export function whatFollows(before: Before, passages: readonly Passage[]): Excerpt[] {
  const told = saidIn(`${before.earlier ?? ''}\n${before.answer}`);
  if (told.length === 0) return [];
  const isTold = (text: string): boolean => told.some((said) => said.includes(text) || text.includes(said));
  const keys = saidIn(keysOf(before.answer));
  const homes = passages.filter(({ text }) => {
    const whole = comparable(text);
    return (keys.length > 0 ? keys : told).some((said) => whole.includes(said));
  });
  const parts = outlinedIn(before.answer, passages);
  for (const home of parts.length > 1 ? parts : homes) {
    const found = behind(home, before, passages, isTold);
    if (found.reduce((sum, piece) => sum + countWords(textOf(piece)), 0) >= fewest) return found;
  }
  return [];
}

const ofOutline = /^[-*•]\s+(?<heading>[^:\n]{3,100}): (?<said>.+?)(?:\s\[\d+\])*$/gm;

/** The passages that an outline takes its parts from, where each is told under the name of its section. */
function outlinedIn(answer: string, passages: readonly Passage[]): Passage[] {
  return [...answer.matchAll(ofOutline)].flatMap(({ groups }) => {
    const [first] = saidIn(groups?.said ?? '');
    const home = passages.find(
      ({ headingPath, text }) =>
        comparable(headingPath.at(-1) ?? '') === comparable(groups?.heading ?? '') &&
        first !== undefined &&
        comparable(text).includes(first),
    );
    return home ? [home] : [];
  });
}

function behind(
  home: Passage,
  before: Before,
  passages: readonly Passage[],
  isTold: (text: string) => boolean,
): Excerpt[] {
  const topic = contentStems(antecedentOf(before) ?? before.question);
  const following = passages.filter(
    (passage) =>
      passage.documentId === home.documentId &&
      passage.ordinal >= home.ordinal &&
      passage.ordinal <= home.ordinal + mostBehind &&
      (passage.role === 'body' || passage.role === 'duplicate') &&
      belongs(passage, home, topic),
  );
  const found: Excerpt[] = [];
  let length = 0;
  for (const passage of following) {
    const spans = sentencesOf(passage);
    const last = spans.findLastIndex(({ start, end }) => isTold(comparable(passage.text.slice(start, end))));
    let piece = null as Excerpt | null;
    for (const { start, end } of spans.slice(last + 1)) {
      const text = passage.text.slice(start, end);
      if (isTask(text) || isCaption(passage.text, { start, end })) {
        if (piece) found.push(piece);
        piece = null;
        continue;
      }
      if (length > 0 && length + countWords(text) > longest) return piece ? [...found, piece] : found;
      length += countWords(text);
      piece = { passage, start: piece?.start ?? start, end };
    }
    if (piece) found.push(piece);
  }
  return found;
}

/** A passage goes on with the matter in the same section, or in another one that speaks of it. */
function belongs(passage: Passage, home: Passage, topic: readonly string[]): boolean {
  if (passage.headingPath.join('\n') === home.headingPath.join('\n')) return true;
  const said = new Set(contentStems(`${passage.headingPath.at(-1) ?? ''} ${passage.text}`));
  return topic.length > 0 && topic.filter((stem) => said.has(stem)).length >= topic.length / 2;
}

const textOf = ({ passage, start, end }: Excerpt): string => passage.text.slice(start, end);
