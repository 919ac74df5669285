import type { Passage } from '../../passages/passage.ts';
import type { Course } from '../../syllabus/course.ts';
import { namesWork } from '../../syllabus/items/assignments/nouns.ts';
import type { Span } from '../../text/sentences.ts';
import { contentStems } from '../../text/words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { tableAround } from '../evidence/forms.ts';
import { countWords, firstSentences } from '../render/shorten.ts';
import { readable } from '../render/show-blocks.ts';
import { bullet, quotes, type WrittenPart } from '../requests/written-answer.ts';
import { allAssignments } from './course-question.ts';
import { sayDue, sayPercent } from './fact.ts';
import { isProse, type Statement, statementsOf } from './statements.ts';
import { plainQuestion } from './week-words.ts';

const asks =
  /^(?:so |and )?(?:what(?:'s| is| are)|tell me about|what do (?:i|we) (?:have to |need to )?do (?:for|in)) (?:the|our|my|this) (?<name>[^?,]{3,60}?)(?: (?:about|thing|exactly|again))?\W*$/;
const mostInProse = 2;
const longest = 80;
const shortest = 4;
const leastOfSection = 12;
/** A line that names all parts of the grade describes none of them. */
const mostNumbers = 4;

/**
 * Answers "What is the tower report?" with what the syllabus says of graded work wherever it stands, how much it counts
 * and when it is due. Returns null where the question names no such work, or nothing but its weight and its day is
 * said.
 */
export function workDescribed(
  question: string,
  course: Course,
  passagesOfSyllabus: () => readonly Passage[],
): WrittenPart[] | null {
  const name = asks.exec(plainQuestion(question))?.groups?.name;
  if (name === undefined) return null;
  const stems = contentStems(name);
  const has = (text: string): boolean => {
    const said = new Set(contentStems(text));
    return stems.length > 0 && stems.every((stem) => said.has(stem));
  };
  const weights = course.gradingWeights.filter(({ value }) => has(value.name));
  const works = namesWork(name) || weights.length > 0 ? allAssignments(course).filter(({ title }) => has(title)) : [];
  if (weights.length === 0 && works.length === 0) return null;
  const statements = passagesOfSyllabus()
    .flatMap(statementsOf)
    .filter(({ text }) => has(text));
  // A section of that name tells what it is; a line elsewhere mentions it.
  const section = passagesOfSyllabus().find(
    ({ headingPath, text }) => isNamedAfter(headingPath.at(-1) ?? '', stems) && countWords(text) > leastOfSection,
  );
  const opening = section ? { passage: section, ...firstSentences(section.text, longest) } : null;
  const prose = opening ? [] : statements.filter(isDescription).slice(0, mostInProse);
  const rows = statements.filter((each) => !isProse(each)).slice(0, 1);
  if (!opening && prose.length + rows.length === 0) return null;
  const [weight] = weights;
  return [
    ...(opening ? [quotes(opening)] : []),
    ...prose.map(({ piece }) => quotes(piece)),
    ...rows.map(({ piece }) => rowAsTable(piece)),
    ...(weight
      ? [bullet(`${weight.value.name}: ${sayPercent(weight.value.percent)} of the grade.`, weight.evidence)]
      : []),
    ...works
      .filter(({ dueDate }) => dueDate !== null)
      .slice(0, mostInProse)
      .map((work) => bullet(sayDue(work).text, work.dueEvidence ?? work.evidence)),
  ];
}

/** "Sampler" and "The sampler project" are headings of that name; "Grading of samplers and sheets" is another one. */
function isNamedAfter(heading: string, stems: readonly string[]): boolean {
  const own = contentStems(heading);
  return own.length <= stems.length + 1 && stems.length > 0 && stems.every((stem) => own.includes(stem));
}

/** A row below the heading of its table. */
function rowAsTable(piece: Excerpt): WrittenPart {
  const { passage, start, end } = piece;
  const header = tableAround(passage, start)?.header;
  if (!header) return quotes(piece);
  const cellsOf = (row: Span): string[] => passage.text.slice(row.start, row.end).split(' | ').map(readable);
  const table = { head: cellsOf(header), rows: [{ cells: cellsOf({ start, end }), evidence: piece }] };
  return { text: 'From the table:', evidence: null, form: 'sentence', table };
}

function isDescription(statement: Statement): boolean {
  const { text } = statement;
  const count = countWords(text);
  return (
    isProse(statement) &&
    !/\bdue\b/i.test(text) &&
    count > shortest &&
    count <= longest &&
    (text.match(/\d+/g)?.length ?? 0) <= mostNumbers
  );
}
