import type { AssignmentType } from '../../course.ts';
import { titleWords } from '../words.ts';
import { mainPart, workName } from './nouns.ts';

/** Nouns by type, most telling first: a "project proposal" is part of a project, a "quiz on the essay" is a quiz. */
const byNoun: [AssignmentType, Set<string>][] = [
  ['quiz', new Set(['quiz'])],
  ['exam', new Set(['exam', 'midterm', 'test', 'prelim', 'practicum', 'jury', 'oral'])],
  ['presentation', new Set(['presentation', 'slide', 'talk', 'pitch', 'recital', 'performance', 'showcase'])],
  ['project', new Set(['project', 'prototype', 'sprint', 'milestone', 'capstone', 'exhibition'])],
  ['essay', new Set(['essay', 'composition'])],
  ['lab', new Set(['lab', 'laboratory'])],
  [
    'paper',
    new Set(
      'paper report bibliography thesis review prospectus manuscript critique abstract memo synthesis letter commentary'.split(
        ' ',
      ),
    ),
  ],
  ['discussion', new Set(['discussion', 'forum', 'debate', 'thread'])],
  ['participation', new Set(['participation', 'attendance', 'engagement'])],
  [
    'homework',
    new Set(
      'homework set pset assignment exercise worksheet problem reflection response journal summary tutorial annotation diary log translation post reading notebook workbook drill sketchbook'.split(
        ' ',
      ),
    ),
  ],
  ['project', new Set(['portfolio', 'proposal', 'poster', 'podcast', 'video', 'film', 'storyboard', 'deliverable'])],
  ['paper', new Set(['draft', 'outline', 'analysis'])],
  ['discussion', new Set(['question', 'answer', 'comment'])],
  [
    'other',
    new Set(
      'survey form sheet verification contract questionnaire evaluation agreement registration submission'.split(' '),
    ),
  ],
];

/**
 * The type of a piece of work, by the nouns of its title, then of what else is said of it ("Rainfall chart assignment" that is
 * elsewhere a "rainfall chart essay" is an essay). `fallback` is what its label says, for titles that name no kind of work.
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
  const byHead = steps.has(head) ? null : byNoun.find(([, nouns]) => nouns.has(head));
  return (byHead ?? byNoun.find(([, nouns]) => list.some((word) => nouns.has(word))))?.[0] ?? null;
}

/** Steps take the type of what they are a step of: "essay draft", "paper outline". */
const steps = new Set('draft outline proposal question answer abstract'.split(' '));
