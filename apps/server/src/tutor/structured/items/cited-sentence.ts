import { isSupported } from '@weekwise/engine/answers/evidence/support.ts';
import type { CitedSentence } from '@weekwise/engine/guides/summary.ts';
import { z } from 'zod';
import { inertText } from '../../guard/inert-text.ts';
import { reference, type ShownMaterials } from '../shown-materials.ts';

export const citedSentence = z.object({
  text: z.string().describe('One sentence that says what the quote says, in plain words'),
  ...reference,
});

/** The sentence where its quote bears it out; null where it does not. */
export function checkSentence(item: z.infer<typeof citedSentence>, shown: ShownMaterials): CitedSentence | null {
  const cited = shown.cite(item);
  const text = inertText(item.text);
  if (!cited || !isSupported(text, cited.citation.quote, cited.citation.heading ?? '')) return null;
  return { text, citation: cited.citation };
}
