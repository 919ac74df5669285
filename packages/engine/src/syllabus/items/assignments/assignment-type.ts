import type { AssignmentType } from '@weekwise/domain/plan.ts';
import { courseworkNouns, firstSteps } from '../../../lexicon/coursework.ts';
import { titleWords } from '../words.ts';
import { mainPart, workName } from './nouns.ts';

/** In the order of the lexicon, the most telling first. */
const typed = courseworkNouns.filter(({ type }) => type !== null);

/**
 * The type of a piece of work, by the nouns of its title, then of what else is said of it ("Rainfall chart assignment"
 * that is elsewhere a "rainfall chart essay" is an essay). `fallback` is what its label says, for titles that name no
 * kind of work.
 */
export function assignmentType(
  title: string,
  otherTitles: string[] = [],
  fallback: AssignmentType = 'other',
): AssignmentType {
  const own = typeOf(title);
  if (own && own !== 'homework') return own;
  const other = otherTitles.map(typeOf).find((type) => type !== null && type !== 'homework' && type !== 'other');
  return other ?? own ?? fallback;
}

function typeOf(title: string): AssignmentType | null {
  const main = mainPart(title);
  return ofWords(main) ?? (main === title ? null : ofWords(title));
}

function ofWords(title: string): AssignmentType | null {
  const list = titleWords(title);
  // "Final" alone is the final exam; "final draft" is not.
  if (list.length === 1 && list[0] === 'final') return 'exam';
  const head = workName(title)?.head ?? '';
  if (list.includes('quiz')) return 'quiz';
  if (head === 'presentation' || head === 'slide') return 'presentation';
  if (list.includes('project') && head !== 'exam') return 'project';
  const byHead = firstSteps.includes(head) ? null : typed.find(({ noun }) => noun === head);
  return (byHead ?? typed.find(({ noun }) => list.includes(noun)))?.type ?? null;
}
