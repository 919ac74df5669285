import type { BloomLevel } from '@weekwise/engine/activities/activity.ts';
import { readable } from '@weekwise/engine/activities/readable.ts';
import type { Citation } from '@weekwise/engine/answers/citation.ts';
import { z } from 'zod';
import { reference } from '../shown-materials.ts';

/** From recall to creation (L. Anderson and D. Krathwohl, 2001). */
export const bloomLevels = [
  'remember',
  'understand',
  'apply',
  'analyze',
  'evaluate',
  'create',
] as const satisfies readonly BloomLevel[];

/** What every item of an activity has. */
export const itemBase = {
  bloomLevel: z.enum(bloomLevels),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  ...reference,
};

/** Shown after answering. It is the text that explains, not the model. */
export function sayingSo({ quote }: Citation): string {
  return `Your reading says: “${readable(quote)}”`;
}
