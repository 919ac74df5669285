import { bloomLevels, difficulties } from '@weekwise/domain/activities.ts';
import { readableSentence } from '@weekwise/engine/activities/readable.ts';
import type { Citation } from '@weekwise/engine/answers/citation.ts';
import { z } from 'zod';
import { reference } from '../shown-materials.ts';

/** What every item of an activity has. */
export const itemBase = {
  bloomLevel: z.enum(bloomLevels),
  difficulty: z.enum(difficulties),
  ...reference,
};

/** Shown after answering. It is the text that explains, not the model. */
export function sayingSo({ quote }: Citation): string {
  return `Your reading says: “${readableSentence(quote)}”`;
}
