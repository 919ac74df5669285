import type { Block } from '../documents/document.ts';
import {
  answerLabel,
  answerLine,
  asideLine,
  bareAnswer,
  besideAnswerLine,
  trueOrFalse,
} from '../lexicon/answer-lines.ts';
import { isForChoosing, leadsInOptions } from './asking.ts';

/** What a block is in a quiz: a question or what is chosen from, or what tells the answer. */
export type QuizPart = 'choice' | 'answer';

/** A question to choose an answer for: its stem, the options below it, and what tells no fact of its answer. */
interface ChoiceQuestion {
  blocks: Block[];
  /** What explains the answer. */
  answers: Block[];
  options: number;
  /** The stem asks, is not ended, or leaves a blank. */
  asks: boolean;
  isLettered: boolean;
  isNumbered: boolean;
  /** A line below gives the answer. */
  isAnswered: boolean;
  /** In blocks, with the lines below. */
  length: number;
}

const mostOptions = 6;
const fewestOptions = 3;
/** In words; what is longer is told, and is not chosen. */
const longestOption = 40;
const letterAt = /^\s*\(?([a-h])[.)](?:\s|$)/i;
const lettersWithin = /(?:^|\s)\(?a[.)]\s.+?\s\(?b[.)]\s.+?\s\(?c[.)]\s/is;
const numberAt = /^\s*(?:question\s|q\.?\s?)?\d{1,3}[.):]/i;

/**
 * Finds multiple-choice questions that stand under no heading of their own, stem and options, by `Block.index`. Options
 * are lettered, or as many below each stem of several, one of which plainly wants a choice; or an answer stands below
 * them. A line that explains the answer tells something.
 */
export function quizParts(blocks: readonly Block[]): Map<number, QuizPart> {
  const solid = blocks.filter(({ text }) => text.trim() !== '');
  const runs: ChoiceQuestion[][] = [];
  let run: ChoiceQuestion[] = [];
  for (let i = 0; i < solid.length; ) {
    const found = questionAt(solid, i);
    if (found) run.push(found);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
    i += found?.length ?? 1;
  }
  runs.push(run);
  const parts = new Map<number, QuizPart>();
  for (const question of runs.flatMap(chosenFrom)) {
    for (const { index } of question.blocks) parts.set(index, 'choice');
    for (const { index } of question.answers) parts.set(index, 'answer');
  }
  return parts;
}

/** Those of neighbouring questions that are sure to be of a quiz, with those beside them that look like them. */
function chosenFrom(run: readonly ChoiceQuestion[]): ChoiceQuestion[] {
  const sure = run.filter(
    ({ blocks, asks, isLettered, isNumbered, isAnswered }) =>
      isAnswered ||
      (asks && (blocks.some(({ text }) => isForChoosing(text)) || (isLettered && (isNumbered || run.length > 1)))),
  );
  return run.filter(
    (each) => sure.includes(each) || (each.asks && sure.some(({ options }) => options === each.options)),
  );
}

const isStem = (text: string): boolean => leadsInOptions(text) || isForChoosing(text);

function questionAt(blocks: readonly Block[], at: number): ChoiceQuestion | null {
  const stem = blocks[at];
  if (!stem || stem.kind === 'table-row') return null;
  const within = lettersWithin.exec(stem.text);
  const isWithin = within !== null && within.index > 0;
  const isStatement = trueOrFalse.test(blocks[at + 1]?.text ?? '');
  const options = isWithin || isStatement ? [] : optionsBelow(blocks, at);
  const below = linesBelow(blocks, at + 1 + options.length);
  const fewest = below.isAnswered ? 2 : fewestOptions;
  if (!isWithin && !isStatement && (options.length < fewest || options.length > mostOptions)) return null;
  // A heading is a stem where an answer says so, and stays a heading.
  if (stem.kind === 'heading' && !below.isAnswered) return null;
  return {
    blocks: [...(stem.kind === 'heading' ? [] : [stem]), ...options, ...below.bare],
    answers: below.answers,
    options: options.length,
    asks: isStem(isWithin ? stem.text.slice(0, within.index).trim() : stem.text.trim()),
    isLettered: isWithin || options.every((option, i) => letterOf(option) === 'abcdefgh'[i]),
    isNumbered: numberAt.test(markedText(stem)),
    isAnswered: below.isAnswered,
    length: 1 + options.length + below.length,
  };
}

/** What is said of a question right below its options: its answer, why, a hint, where it is from. */
function linesBelow(blocks: readonly Block[], from: number) {
  const bare: Block[] = [];
  const answers: Block[] = [];
  let isAnswered = false;
  let at = from;
  for (let block = blocks[at]; block && block.kind !== 'heading'; block = blocks[at]) {
    const isLabel = answerLabel.test(block.text);
    if (!isLabel && !answerLine.test(block.text) && !besideAnswerLine.test(block.text)) break;
    isAnswered ||= isLabel || answerLine.test(block.text);
    // The answer itself, behind the words that hide it.
    const hidden = isLabel ? blocks[at + 1] : undefined;
    const lines = hidden && hidden.kind !== 'heading' ? [block, hidden] : [block];
    for (const line of lines) (tellsNothing(line.text) ? bare : answers).push(line);
    at += lines.length;
  }
  return { bare, answers, isAnswered, length: at - from };
}

const tellsNothing = (line: string): boolean => answerLabel.test(line) || bareAnswer.test(line) || asideLine.test(line);

/** The items, or the lettered lines, right below a stem. */
function optionsBelow(blocks: readonly Block[], at: number): Block[] {
  const stem = blocks[at];
  const depth = stem?.kind === 'list-item' ? stem.depth : -1;
  const below = blocks.slice(at + 1, at + 2 + mostOptions);
  const past = below.findIndex((block, i) => {
    if (block.text.split(/\s+/).length > longestOption || answerLine.test(block.text)) return true;
    if (letterOf(block) === 'abcdefgh'[i]) return false;
    return block.kind !== 'list-item' || block.depth <= depth || letterOf(below[0]) === 'a';
  });
  return past < 0 ? below : below.slice(0, past);
}

const markedText = (block: Block): string =>
  block.kind === 'list-item' && block.marker !== null ? `${block.marker} ${block.text}` : block.text;

const letterOf = (block: Block | undefined): string | null =>
  block ? (letterAt.exec(markedText(block))?.[1]?.toLowerCase() ?? null) : null;
