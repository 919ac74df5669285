import type { MultipleChoice } from '@weekwise/engine/activities/activity.ts';
import { shuffled, stableHash } from '@weekwise/engine/activities/hash.ts';
import { coverage, foreignWords, isSupported } from '@weekwise/engine/answers/evidence/support.ts';
import { phraseKey } from '@weekwise/engine/vocabulary/corpus.ts';
import { z } from 'zod';
import { inertText } from '../../guard/inert-text.ts';
import { type ShownMaterials, surroundings } from '../shown-materials.ts';
import { itemBase, sayingSo } from './item-base.ts';

export const multipleChoice = z.object({
  question: z.string(),
  right: z.string(),
  wrong: z.array(z.string()).describe('Five wrong options of the same kind and length as the right one'),
  ...itemBase,
});

export const multipleChoiceTask = `Make questions with one right option, which the quote states, and five wrong options.
The question names what it is about, so that it can be answered without seeing the materials; it does not give the answer away. A wrong option is of the same kind and length as the right one, plausible, wrong by the materials, and is not found in the quote. Never "all of the above" or "none of the above".`;

const distractors = 3;
const leastAbout = 0.5;
const ofOthers = /\b(?:all|none|both|neither|any|two) of (?:the|these|them)\b/i;

/** The question with four options where the quote bears out one of them alone; null where it does not. */
export function checkMultipleChoice(
  item: z.infer<typeof multipleChoice>,
  shown: ShownMaterials,
  seed: number,
): MultipleChoice | null {
  const cited = shown.cite(item);
  if (!cited) return null;
  const { bloomLevel, difficulty } = item;
  const { citation } = cited;
  const question = inertText(item.question);
  const right = inertText(item.right);
  const around = surroundings(cited);
  const key = phraseKey(right);
  if (key === '' || ` ${phraseKey(question)} `.includes(` ${key} `) || ofOthers.test(right)) return null;
  if (!isSupported(right, citation.quote, question)) return null;
  if (foreignWords(question, around).length > 0 || coverage(question, around) < leastAbout) return null;
  const wrong: string[] = [];
  for (const given of item.wrong) {
    const option = inertText(given);
    const known = [right, ...wrong].map(phraseKey);
    if (wrong.length < distractors && isWrong(option, known, citation.quote, question)) wrong.push(option);
  }
  if (wrong.length < distractors) return null;
  const options = shuffled([right, ...wrong], (option) => `${question} ${option}`, seed);
  return {
    type: 'multiple-choice',
    id: stableHash(`choice ${question} ${[...options].sort().join(' ')}`),
    question,
    options,
    answerIndex: options.indexOf(right),
    bloomLevel,
    difficulty,
    citation,
    explanation: sayingSo(citation),
  };
}

/** Not another wording of an option that is there, and nothing that the quote says. */
function isWrong(option: string, known: readonly string[], quote: string, question: string): boolean {
  const key = ` ${phraseKey(option)} `;
  if (key.trim() === '' || ofOthers.test(option)) return false;
  if (known.some((other) => key.includes(` ${other} `) || ` ${other} `.includes(key))) return false;
  return !` ${phraseKey(quote)} `.includes(key) && !isSupported(option, quote, question);
}
