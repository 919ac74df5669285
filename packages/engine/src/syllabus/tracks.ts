import type { studyLevels } from '@weekwise/domain/plan.ts';
import { alternation } from '../lexicon/alternation.ts';
import { graduateLabels, undergraduateLabels } from '../lexicon/label-words.ts';
import { groupWords } from '../lexicon/schedule-words.ts';

const groupBehind = new RegExp(
  String.raw`\s*\(((?:${alternation(groupWords)})\s+(?:#\s?)?(?:\d{1,3}|[A-Z]))\)\s*$`,
  'iu',
);

/** "Test 1 (Section 02)": the group of students that a piece of work is for, and its title without it. */
export function groupOfTitle(title: string): { group: string; title: string } | null {
  const found = groupBehind.exec(title);
  return found?.[1] ? { group: found[1], title: title.slice(0, found.index) } : null;
}

const levelWords = (words: readonly string[]) => {
  const students = String.raw`(?:${alternation(words)})(?:\s+students?)?(?:\s+only)?`;
  return new RegExp(String.raw`\(\s*(?:for\s+)?${students}\s*\)|^\W*(?:for\s+)?${students}\s*[:–—]`, 'iu');
};
const undergraduate = levelWords(undergraduateLabels);
const graduate = levelWords(graduateLabels);

/**
 * "Literature review (graduate students)": for whom alone a text is; null where it does not set them apart. A paper on
 * graduate students is for everybody.
 */
export function levelNamed(text: string): (typeof studyLevels)[number] | null {
  if (undergraduate.test(text)) return 'undergraduate';
  return graduate.test(text) ? 'graduate' : null;
}
