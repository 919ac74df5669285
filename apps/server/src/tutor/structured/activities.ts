import type { ActivityType } from '@weekwise/domain/activities.ts';
import type { Activity, ActivitySet } from '@weekwise/engine/activities/activity.ts';
import { promptOf } from '@weekwise/engine/activities/same-activity.ts';
import { type StudyText, studyTextOf } from '@weekwise/engine/activities/study-text.ts';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import type { Made, Materials, Tutor } from '@weekwise/engine/tutor.ts';
import { phraseKey } from '@weekwise/engine/vocabulary/corpus.ts';
import { z } from 'zod';
import { ModelCallFailed } from '../calls/model-calls.ts';
import { askAbout, type ModelCallContext } from './ask-about.ts';
import { choosePassages, promptBudget } from './choose-passages.ts';
import { checkFlashcard, flashcard, flashcardTask } from './items/flashcard.ts';
import { checkMultipleChoice, multipleChoice, multipleChoiceTask } from './items/multiple-choice.ts';
import { checkSocratic, socraticDialogue, socraticTask } from './items/socratic.ts';
import { checkTrueFalse, trueFalse, trueFalseTask } from './items/true-false.ts';
import { EngineInstead, madeByModel } from './made-by-model.ts';
import { ShownMaterials } from './shown-materials.ts';

type Options = Parameters<Tutor['activities']>[1];

interface Kind<Item> {
  item: z.ZodType<Item>;
  task: string;
  check(item: Item, shown: ShownMaterials, seed: number): Activity | null;
  /** How many one call makes: what a model says in one go before it tires or is cut off. */
  atOnce: number;
}

const kind = <Item>(of: Kind<Item>): Kind<Item> => of;
const kinds = {
  flashcards: kind({ item: flashcard, task: flashcardTask, check: checkFlashcard, atOnce: 12 }),
  'true-false': kind({ item: trueFalse, task: trueFalseTask, check: checkTrueFalse, atOnce: 12 }),
  'multiple-choice': kind({ item: multipleChoice, task: multipleChoiceTask, check: checkMultipleChoice, atOnce: 8 }),
  'socratic-dialogue': kind({ item: socraticDialogue, task: socraticTask, check: checkSocratic, atOnce: 3 }),
} satisfies Record<ActivityType, unknown>;

/** So many more are asked for than wanted: some will not stand the check. */
const spare = 1.25;

/** Activities by a model, each checked against the passage that it quotes. */
export function makeActivities(
  asking: ModelCallContext,
  materials: Materials,
  options: Options,
): Promise<Made<ActivitySet>> {
  const text = studyTextOf(materials.around ?? materials.passages, materials.documents);
  const engine = () => offlineTutor.activities(materials, options);
  // Where there is no text, no model finds any.
  if (options.count <= 0 || text.shortage === 'no-text') return engine();
  return madeByModel(asking.calls, 'activities', engine, async () => {
    const activities = await gather(asking, materials, text, options);
    if (activities.length * 2 < options.count && (await engine()).result.activities.length >= activities.length)
      throw new EngineInstead('unusable');
    return { activities, shortage: activities.length < options.count ? 'too-few-facts' : null };
  });
}

/**
 * In as many calls as it takes, each over its own share of the passages. A later call that fails ends it with what
 * there is.
 */
async function gather(
  asking: ModelCallContext,
  materials: Materials,
  text: StudyText,
  { type, count, seed = 1 }: Options,
): Promise<Activity[]> {
  const { atOnce } = kinds[type];
  const calls = Math.ceil(count / atOnce);
  const chosen = choosePassages(materials.passages, text, promptBudget * calls);
  const made = new Map<string, Activity>();
  for (let call = 0; call < calls && made.size < count; call++) {
    const share = chosen.filter((_, i) => i % calls === call);
    const shown = new ShownMaterials(share.length > 0 ? share : chosen, text);
    const wanted = Math.ceil(Math.min(atOnce, count - made.size) * spare);
    try {
      for (const activity of await ask(kinds[type] as Kind<unknown>, type, asking, shown, wanted, seed)) {
        const key = phraseKey(promptOf(activity));
        if (!made.has(key) && made.size < count) made.set(key, activity);
      }
    } catch (error) {
      if (!(error instanceof ModelCallFailed) || made.size * 2 < count) throw error;
      break;
    }
  }
  return [...made.values()];
}

async function ask<Item>(
  { item, task, check }: Kind<Item>,
  type: ActivityType,
  asking: ModelCallContext,
  shown: ShownMaterials,
  count: number,
  seed: number,
): Promise<Activity[]> {
  const { items } = await askAbout(asking, shown, {
    ability: 'activities',
    task: `${task}\nMake ${count}, about different things, the most important first.`,
    schema: z.object({ items: z.array(item) }),
    schemaName: type.replaceAll('-', '_'),
  });
  return items.flatMap((made) => check(made, shown, seed) ?? []);
}
