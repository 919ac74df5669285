import { onlyAsks } from '../../passages/exercises.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { stem } from '../../text/stem.ts';
import { isStopWord } from '../../text/stop-words.ts';
import { eachWord, words } from '../../text/words.ts';
import { askingStems } from './asking-stems.ts';

/** Of what the words tell apart, so much a passage must have. */
const enough = 0.55;
/** The same where no heading tells what a passage is about: its words are all there is to go by. */
const enoughUnheaded = 0.2;
/** A word of the same stem may be of another matter: "organ" and "organic". */
const sameStem = 0.5;

/**
 * Whether a passage shares what a question is about, and not only its filler: a word with its own heading, or its
 * rarest word and of all of them those that tell most. Only such a passage is offered where nothing answers.
 */
export function isNear(question: string, passage: Passage, index: PassageIndex): boolean {
  const { role, headingPath, text } = passage;
  if ((role !== 'body' && role !== 'duplicate') || onlyAsks(passage)) return false;
  const wanted = wordsWanted(question, index);
  const above = words(headingPath.at(-1) ?? '').map(({ folded }) => folded);
  const isHeaded = wanted.some(({ word }) =>
    above.some((each) => stem(each) === stem(word) && isInflected(each, word)),
  );
  if (wanted.length === 0 || isHeaded) return true;
  const alike = new Map(wanted.map(({ word }) => [stem(word), new Set<string>()]));
  eachWord(`${headingPath.join(' ')} ${text}`, (folded) => {
    alike.get(stem(folded))?.add(folded);
  });
  const found = wanted.map(({ word, weight }) => {
    const forms = [...(alike.get(stem(word)) ?? [])];
    return { weight, trust: forms.some((each) => isInflected(each, word)) ? 1 : forms.length > 0 ? sameStem : 0 };
  });
  const rarest = found.reduce((most, each) => (each.weight > most.weight ? each : most), { weight: 0, trust: 0 });
  const total = found.reduce((sum, { weight }) => sum + weight, 0);
  const shared = found.reduce((sum, { weight, trust }) => sum + weight * trust, 0);
  if (headingPath.length === 0) return shared >= total * enoughUnheaded;
  return rarest.trust > 0 && shared >= total * enough;
}

const ending = /^(?:e?s|e?d|ing|e|y|ie[sd])?$/;

/** Whether two words of one stem are forms of one word. */
function isInflected(one: string, other: string): boolean {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  return ending.test(one.slice(shared)) && ending.test(other.slice(shared));
}

/** The content words of a question by what they tell. */
function wordsWanted(question: string, { termNumbers, termWeight }: PassageIndex): { word: string; weight: number }[] {
  const unknown = termWeight[0] ?? 0;
  return words(question).flatMap(({ folded }) => {
    const term = termNumbers.get(stem(folded));
    if (isStopWord(folded) || askingStems.has(stem(folded))) return [];
    return [{ word: folded, weight: term === undefined ? unknown : (termWeight[term] ?? 0) }];
  });
}
