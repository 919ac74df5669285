import { reviewHeading, summaryHeading, summaryTitle } from '../lexicon/summary-headings.ts';
import type { Passage } from './passage.ts';

/**
 * Whether a passage says again, in short, what its text said: by its own heading, by one above it that heads the
 * summaries of all sections, or as a review that asks nothing.
 */
export function saysAgain({ headingPath, role, text }: Pick<Passage, 'headingPath' | 'role' | 'text'>): boolean {
  const path = headingPath.flatMap((title) => title.split(' > '));
  if (summaryHeading.test(path.at(-1) ?? '') || path.some((heading) => summaryTitle.test(heading))) return true;
  return role === 'body' && !text.includes('?') && path.some((heading) => reviewHeading.test(heading));
}
