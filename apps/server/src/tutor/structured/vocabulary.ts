import { studyTextOf } from '@weekwise/engine/activities/study-text.ts';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import type { Made, Materials } from '@weekwise/engine/tutor.ts';
import type { Term } from '@weekwise/engine/vocabulary/term.ts';
import { z } from 'zod';
import { askAbout, type ModelCallContext } from './ask-about.ts';
import { choosePassages, promptBudget } from './choose-passages.ts';
import { checkTerms, term } from './items/term.ts';
import { EngineInstead, madeByModel } from './made-by-model.ts';
import { ShownMaterials } from './shown-materials.ts';

/** More in one answer is cut off before its end by small models. */
const mostTerms = 30;
const spare = 1.25;

/** Key terms by a model, each with the words of the materials that explain it. */
export function findVocabulary(
  asking: ModelCallContext,
  materials: Materials,
  limit = mostTerms,
): Promise<Made<Term[]>> {
  const text = studyTextOf(materials.passages, materials.documents);
  const engine = () => offlineTutor.vocabulary(materials, { limit });
  const count = Math.min(limit, mostTerms);
  if (count <= 0 || text.shortage === 'no-text') return engine();
  return madeByModel(asking.calls, 'activities', engine, async () => {
    const shown = new ShownMaterials(choosePassages(materials.passages, text, promptBudget), text);
    const { terms } = await askAbout(asking, shown, {
      ability: 'activities',
      task: `List the ${Math.ceil(count * spare)} key terms that a student of these materials has to know, the most important first.`,
      schema: z.object({ terms: z.array(term) }),
      schemaName: 'vocabulary',
    });
    const checked = checkTerms(terms, shown).slice(0, count);
    if (checked.length * 2 < count && (await engine()).result.length >= checked.length)
      throw new EngineInstead('unusable');
    return checked;
  });
}
