import { foreignWords, isSupported } from '@weekwise/engine/answers/evidence/support.ts';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import type { Suggestion } from '@weekwise/engine/suggestions/suggestion.ts';
import { splitSentences } from '@weekwise/engine/text/sentences.ts';
import type { Made } from '@weekwise/engine/tutor.ts';
import { z } from 'zod';
import { inertText } from '../guard/inert-text.ts';
import { materialData } from '../guard/material-data.ts';
import type { ModelCallContext } from './ask-about.ts';
import { EngineInstead, madeByModel } from './made-by-model.ts';

/** A word beside the page is of no use once the student is elsewhere. In milliseconds. */
const patience = 6_000;
const mostSentences = 3;
const longest = 320;

const worded = z.object({ text: z.string().describe('One to three short sentences') });

const task = `You word a suggestion that a study assistant shows beside the page. You are given the suggestion (1) and facts about the course that are also true (2 and up, perhaps none).
Say the same to the student in one to three short sentences: plain, specific, calm; no greeting, praise, exclamation mark or question. You may add the one fact that helps most with it. Keep every name, title, number and date exactly as it is written, and claim nothing that is not written there.`;

/**
 * The engine's suggestion in a model's words, perhaps with a fact more; what it says beyond the facts is thrown away
 * whole.
 */
export async function wordSuggestion(
  { calls, scope, signal }: ModelCallContext,
  suggestion: Suggestion,
  known: readonly string[],
): Promise<Made<string>> {
  const engine = () => offlineTutor.wordSuggestion(suggestion, { known });
  return madeByModel(calls, 'suggestions', engine, async () => {
    const facts = [suggestion.text, ...known];
    const { rule, block } = materialData(
      'fact',
      facts.map((text, i) => ({ id: i + 1, text })),
    );
    const tooLong = AbortSignal.timeout(patience);
    try {
      const { text } = await calls.object({
        ability: 'suggestions',
        scope,
        signal: signal ? AbortSignal.any([signal, tooLong]) : tooLong,
        system: `${task}\n${rule}`,
        messages: [{ role: 'user', content: block }],
        schema: worded,
        schemaName: 'suggestion',
      });
      return checked(inertText(text), suggestion, facts);
    } catch (error) {
      if (tooLong.aborted && !signal?.aborted) throw new EngineInstead('timed-out');
      throw error;
    }
  });
}

/** Every sentence is borne out by one of the facts, and nothing that the suggestion cannot do without is lost. */
function checked(text: string, { keeps }: Suggestion, facts: readonly string[]): string {
  const sentences = splitSentences(text).map(({ start, end }) => text.slice(start, end).trim());
  const all = facts.join('\n');
  const isSound =
    sentences.length > 0 &&
    sentences.length <= mostSentences &&
    text.length <= longest &&
    keeps.every((kept) => text.includes(kept)) &&
    foreignWords(text, all).length === 0 &&
    sentences.every((sentence) => facts.some((fact) => isSupported(sentence, fact)));
  if (!isSound) throw new EngineInstead('unusable');
  return text;
}
