import { sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import { areSynonyms } from '../../text/thesaurus.ts';
import { contentStems } from '../../text/words.ts';
import { leansOnPrevious } from '../evidence/no-evidence.ts';
import { opensWithPerson } from '../evidence/significance.ts';
import type { ToldBefore } from '../question/question.ts';
import { comparable } from '../render/as-markdown.ts';
import { isBesideTold, isTold } from './told-before.ts';

/* What going on from an answer says for a sentence, in the unit of `merit`. */
const sameSection = 1.5;
const samePassage = 1;
/** The topic need not be named again beside where it was told: what a sentence lacks of it counts there. */
const unnamed = 1;
const saysFresh = 1.5;
const saysAllFresh = 1.5;
/** The same where it stands in the sentence that this one leans on. */
const leansOnFresh = 0.7;
const lacksFresh = -1;
const tellsAspect = 1.5;
/** What answered before may hold a fact that is asked for now. */
const answeredBefore = -0.5;
const ofOtherTopic = -3;
const isNoAnswer = -9;

/**
 * How much speaks for a sentence because the question goes on from what was told: it stands there, has what the
 * question brings in, or tells the aspect that it asks for.
 * @param sign whether it holds something of the kind that is asked for, as `answerTypeMatch` says
 */
export function worthAfter(
  told: ToldBefore,
  { passage, text, start }: { passage: Passage; text: string; start: number },
  sign: number,
): number {
  const { fresh, topic, aspect } = told;
  const isBeside = isBesideTold(told, passage);
  const spoken = isBeside ? topic : contentStems([...passage.headingPath, passage.text].join('\n'));
  if (topic.length > 0 && !topic.some((stem) => spoken.includes(stem))) return ofOtherTopic;
  const said = contentStems(text);
  const named = shareOf(topic, said);
  const own = shareOf(fresh, said);
  const isNear = (isBeside ? sameSection : 0) + (own > 0 ? saysFresh : 0);
  // The lines of a syllabus stand beside each other and do not go on.
  if (!told.isText) return isNear;
  // "Holt matters because …" after a question on another person.
  const isOfOther = named === 0 && opensWithPerson(text, passage.text);
  const carried = leansOnPrevious(text)
    ? shareOf(fresh, [...said, ...contentStems(sentenceBefore(passage, start))]) - own
    : 0;
  const isAspect = aspect?.tells.test(text) ?? false;
  const holdsFact = sign > 0 && (fresh.length === 0 || own === 1);
  return (
    isNear +
    (isBeside && !isOfOther && holdsTold(told, passage) ? samePassage + (1 - named) * unnamed : 0) +
    own * saysAllFresh +
    carried * leansOnFresh +
    (fresh.length > 0 && own + carried === 0 && !aspect ? lacksFresh : 0) +
    (aspect ? (isAspect ? tellsAspect : -tellsAspect) : 0) +
    (isTold(told, text) ? (isAspect || holdsFact ? answeredBefore : isNoAnswer) : 0)
  );
}

function sentenceBefore(passage: Passage, start: number): string {
  const before = sentencesOf(passage).findLast(({ end }) => end <= start);
  return before ? passage.text.slice(before.start, before.end) : '';
}

function holdsTold({ sentences }: ToldBefore, { text }: Passage): boolean {
  const whole = comparable(text);
  return [...sentences].some((sentence) => whole.includes(sentence));
}

const shareOf = (wanted: readonly string[], said: readonly string[]): number =>
  wanted.length === 0 ? 0 : wanted.filter((stem) => said.some((other) => isOfWord(stem, other))).length / wanted.length;

/** "Real" and "really", "shape" and "shaped", and what means the same. */
const isOfWord = (stem: string, other: string): boolean =>
  other === stem ||
  areSynonyms(stem, other) ||
  (stem.length >= shortestStem && other.startsWith(stem) && other.length - stem.length <= longestEnding);

const shortestStem = 4;
const longestEnding = 2;
