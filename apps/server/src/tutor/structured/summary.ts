import type { SummaryLength } from '@weekwise/domain/study-guides.ts';
import { studyTextOf } from '@weekwise/engine/activities/study-text.ts';
import { countWords } from '@weekwise/engine/answers/render/shorten.ts';
import { type CitedSentence, summaryWords } from '@weekwise/engine/guides/summary.ts';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import type { Made, Materials } from '@weekwise/engine/tutor.ts';
import { z } from 'zod';
import { askAbout, type ModelCallContext } from './ask-about.ts';
import { choosePassages, promptBudget } from './choose-passages.ts';
import { checkSentence, citedSentence } from './items/cited-sentence.ts';
import { EngineInstead, madeByModel } from './made-by-model.ts';
import { ShownMaterials } from './shown-materials.ts';

/** A summary by a model: sentences of its own, each borne out by the one that it quotes. */
export function summarise(
  asking: ModelCallContext,
  materials: Materials,
  length: SummaryLength,
): Promise<Made<CitedSentence[]>> {
  const text = studyTextOf(materials.passages, materials.documents);
  const engine = () => offlineTutor.summary(materials, length);
  if (text.shortage === 'no-text') return engine();
  return madeByModel(asking.calls, 'guides', engine, async () => {
    const shown = new ShownMaterials(choosePassages(materials.passages, text, promptBudget), text);
    const { sentences } = await askAbout(asking, shown, {
      ability: 'guides',
      task: `Summarise the materials in at most ${summaryWords[length]} words: sentences that read well one after the other and together say what matters most.`,
      schema: z.object({ sentences: z.array(citedSentence) }),
      schemaName: 'summary',
    });
    const checked = sentences.flatMap((sentence) => checkSentence(sentence, shown) ?? []);
    if (checked.length === 0 || checked.length * 2 < sentences.length) throw new EngineInstead('unusable');
    return within(checked, summaryWords[length]);
  });
}

/** The sentences from the beginning that fit; always one. */
function within(sentences: readonly CitedSentence[], limit: number): CitedSentence[] {
  let total = 0;
  return sentences.filter(({ text }, i) => {
    total += countWords(text);
    return i === 0 || total <= limit;
  });
}
