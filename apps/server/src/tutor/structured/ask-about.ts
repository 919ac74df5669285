import type { z } from 'zod';
import type { Ability } from '../../adapters/models/models.port.ts';
import type { CallScope, ModelCalls } from '../calls/model-calls.ts';
import { type MaterialData, materialData } from '../guard/material-data.ts';
import type { ShownMaterials } from './shown-materials.ts';

/** Whom to ask, for whom, until when. */
export interface ModelCallContext {
  calls: ModelCalls;
  scope: CallScope;
  signal?: AbortSignal;
}

/** One piece of work over passages. */
export interface ModelTask<T> {
  ability: Ability;
  /** What is to be made, in our own words. */
  task: string;
  schema: z.ZodType<T>;
  schemaName: string;
  /** Other data that the work is about. */
  besides?: MaterialData;
}

const rules = `You help a student to study from the materials of their own course.
Use nothing but these materials, no knowledge of your own. Keep their terms, names and numbers, and write in their language.
Every item names the number of the passage it rests on and quotes from it, copied character by character, the one to three sentences that by themselves prove it. An item whose quote is not found word for word, or does not prove it, is thrown away. Fewer good items are better than more.
Write plain text: no links, no Markdown, no HTML.`;

/** Has a model do one piece of work over the shown passages. */
export function askAbout<T>(
  { calls, scope, signal }: ModelCallContext,
  shown: ShownMaterials,
  { ability, task, schema, schemaName, besides }: ModelTask<T>,
): Promise<T> {
  const data = [materialData('passage', shown.pieces), ...(besides ? [besides] : [])];
  return calls.object({
    ability,
    scope,
    signal,
    system: [rules, ...data.map(({ rule }) => rule), '', task].join('\n'),
    messages: [{ role: 'user', content: data.map(({ block }) => block).join('\n') }],
    schema,
    schemaName,
  });
}
