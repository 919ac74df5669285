import type { CourseConcept } from '../../lexicon/course-concept.ts';
import { blocksOf } from '../../passages/blocks.ts';
import { splitSentences } from '../../text/sentences.ts';
import { contentStems } from '../../text/words.ts';
import { type Excerpt, joinNeighbours } from '../evidence/compose.ts';
import { countWords, firstSentences } from '../render/shorten.ts';
import { isProse, type Statement } from './statements.ts';

/** In words; the citation opens the rest. */
export const longestRule = 90;
const longestPolicy = 120;

/** A policy is told whole; of what is asked of an exam, every sentence of the paragraph on that exam. */
export function sayWhole(
  best: Statement,
  all: readonly Statement[],
  concept: CourseConcept,
  { text, named }: { text: string; named: readonly RegExp[] },
): Excerpt[] {
  const section = partOfSection(best, concept, text);
  if (section) return [section];
  const list = listAround(best);
  if (list) return [list];
  const paragraph = concept.isOfWork || concept.isOfPlan ? null : paragraphOn(best, concept);
  if (paragraph) return [paragraph];
  const near = withNeighbours(best, all, concept);
  if (!concept.isOfWork) return near;
  const { passage } = best.piece;
  let length = near.reduce((sum, piece) => sum + countWords(textOf(piece)), 0);
  const further = all.filter(({ piece, text, about }) => {
    const isFurther =
      piece.passage === passage && !near.some(({ start, end }) => start < piece.end && piece.start < end);
    const isOnIt = named.some((anchor) => anchor.test(about)) && concept.says.test(text) && isProse({ piece });
    if (!isFurther || !isOnIt || length + countWords(text) > longestRule) return false;
    length += countWords(text);
    return true;
  });
  return joinNeighbours([...near, ...further.map(({ piece }) => piece)]);
}

/**
 * The sentence over a list where the items only go on with it: of "Work that is handed in: – on time …; – a week late
 * …" no item says anything alone. What a colon leads in is shown with its lead.
 */
function listAround({ piece: { passage, start } }: Statement): Excerpt | null {
  const blocks = blocksOf(passage);
  const at = blocks.findIndex((block) => block.start <= start && start < block.end);
  const textAt = (i: number): string => passage.text.slice(blocks[i]?.start, blocks[i]?.end);
  const isItem = (i: number): boolean => blocks[i]?.form === 'item';
  if (!isItem(at) || !/^\W*\p{Ll}/u.test(textAt(at))) return null;
  const first = blocks.findLastIndex((_, i) => i < at && !isItem(i));
  const over = blocks[first];
  const lead = over && /:\s*$/.test(textAt(first)) ? splitSentences(textAt(first)).at(-1) : undefined;
  return over && lead ? { passage, start: over.start + lead.start, end: over.start + lead.end } : null;
}

/** In words: a longer heading names more than one thing. */
const longestHeading = 8;

/** Whether a statement stands below a heading that names what is asked, where that is a matter of the whole course. */
export function isHeadedBy({ piece }: Pick<Statement, 'piece'>, { says, isOfWork, isOfPlan }: CourseConcept): boolean {
  const heading = piece.passage.headingPath.at(-1) ?? '';
  return !isOfWork && !isOfPlan && countWords(heading) <= longestHeading && says.test(heading);
}

/** How many headings above that one name it too: what stands right below them is but an introduction. */
export const headingsAbove = ({ piece }: Statement, { says }: CourseConcept): number =>
  piece.passage.headingPath.slice(0, -1).filter((heading) => says.test(heading)).length;

/** Words of a question for a rule that tell none of the lines of its section from the others. */
const ofAnyRule = new Set(
  contentStems('policy policies rule rules course class syllabus get ask tell know say says can may one allowed'),
);

/**
 * Of a section of that name that lists several rules the one that the question is on, else all from the first one on:
 * "What is the late policy?"
 */
function partOfSection({ piece, text }: Statement, concept: CourseConcept, asked: string): Excerpt | null {
  const { passage } = piece;
  if (!isHeadedBy({ piece }, concept) || !blocksOf(passage).some(({ form }) => form === 'item')) return null;
  const inHeading = new Set(contentStems(passage.headingPath.at(-1) ?? ''));
  const own = new Set(contentStems(text));
  const isOnIt = contentStems(asked).some((stem) => own.has(stem) && !ofAnyRule.has(stem) && !inHeading.has(stem));
  return isOnIt ? piece : { passage, start: 0, end: firstSentences(passage.text, longestPolicy).end };
}

/** The paragraph that a statement stands in, where its heading or its first sentence says what it is on. */
function paragraphOn({ piece: { passage, start } }: Statement, { says }: CourseConcept): Excerpt | null {
  const block = blocksOf(passage).find((each) => each.start <= start && start < each.end);
  if (!block || block.form !== null) return null;
  const text = passage.text.slice(block.start, block.end);
  const opening = splitSentences(text)[0]?.end ?? 0;
  const isOnIt = says.test(passage.headingPath.at(-1) ?? '') || says.test(text.slice(0, opening));
  return isOnIt ? { passage, start: block.start, end: block.start + firstSentences(text, longestPolicy).end } : null;
}

const goesOn =
  /^(?:you|they|it|this|these|that|each|more than|after|further|if|otherwise|however|in that case|passing|those)\b/i;

/** "If you miss it …" is another matter than what an exam is like. */
const goesOnAbout = new RegExp(goesOn.source.replace('|if|', '|'), 'i');

/** What stands beside it in its paragraph and says more of the same. */
function withNeighbours({ piece }: Statement, all: readonly Statement[], { says, isOfWork }: CourseConcept): Excerpt[] {
  const beside = all.filter((other) => other.piece.passage === piece.passage && isProse(other) === isProse({ piece }));
  const at = beside.findIndex((other) => other.piece === piece);
  const chosen = [piece];
  let length = countWords(textOf(piece));
  const take = (other: Statement | undefined, isMeant: boolean): boolean => {
    if (!other || !isMeant || length + countWords(other.text) > longestRule) return false;
    chosen.push(other.piece);
    length += countWords(other.text);
    return true;
  };
  // An exam in a list of days is one of its items.
  const isItem = blocksOf(piece.passage).some(({ form, start }) => form === 'item' && start === piece.start);
  if (!isProse({ piece }) || (isItem && isOfWork)) return chosen;
  for (
    let i = at + 1;
    take(
      beside[i],
      says.test(beside[i]?.text ?? '') ||
        (i === at + 1 && (isOfWork ? goesOnAbout : goesOn).test(beside[i]?.text ?? '')),
    );
    i++
  );
  for (let i = at - 1; take(beside[i], says.test(beside[i]?.text ?? '')); i--);
  return joinNeighbours(chosen);
}

const textOf = ({ passage, start, end }: Excerpt): string => passage.text.slice(start, end);
