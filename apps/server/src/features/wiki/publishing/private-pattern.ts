import type { WikiRemoval } from '@weekwise/contracts/wiki-page.ts';

/** Something that nobody else may see. */
export interface PrivatePattern {
  reason: WikiRemoval['reason'];
  pattern: RegExp;
  /** What stands in its place. */
  put: (found: string) => string;
  /** Works and their authors may be called so. */
  keptInCitations?: true;
}
