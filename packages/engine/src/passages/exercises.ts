import type { Block } from '../documents/document.ts';
import {
  answersHeading,
  exerciseHeading,
  exerciseHeadingWhereAsking,
  furtherHeading,
  oneExerciseHeading,
} from '../lexicon/exercise-headings.ts';
import { objectivesHeading } from '../lexicon/front-headings.ts';
import { memoizeByObject } from '../text/memoize.ts';
import { isForChoosing, shareAsking } from './asking.ts';
import type { Passage } from './passage.ts';

/** What a chapter promises to teach is not yet the teaching. */
const objectivesLead = /\b(?:you|students|learners) (?:will|should) be able to\s*:/i;
const promises = (text: string, heading: string): boolean =>
  objectivesLead.test(text) || objectivesHeading.test(heading.trim());
/** Of the sentences under a heading that may stand above other things as well. */
const leastAsking = 0.3;
/** Of the sentences where no heading says so. */
const leastAskingBare = 0.7;
const fewestBare = 3;

/** Whether a passage asks its reader something, by the headings above it and its words. */
export function isExercise(text: string, headingPath: readonly string[]): boolean {
  const [heading = '', above = ''] = headingPath
    .slice(-2)
    .reverse()
    .map((each) => each.trim());
  const own = oneExerciseHeading.test(heading) && isExerciseHeading(above) ? above : heading;
  if (exerciseHeading.test(own) || promises(text, heading)) return true;
  if (exerciseHeadingWhereAsking.test(own) && asks(text)) return true;
  return countQuestions(text) >= fewestBare && shareAsking(text) > leastAskingBare;
}

const isExerciseHeading = (heading: string): boolean =>
  exerciseHeading.test(heading) || exerciseHeadingWhereAsking.test(heading);

const countQuestions = (text: string): number => text.match(/\?["'”’)]*(?=\s|$)/g)?.length ?? 0;

/** Whether a text has questions in it, tasks, or the beginnings of sentences that are ended by a choice. */
function asks(text: string): boolean {
  const lines = text.split('\n');
  return isForChoosing(text) || shareAsking(text) > leastAsking || lines.slice(0, -1).some(leadsInOptions);
}

/**
 * Whether a passage only asks its reader and tells nothing, so that it answers no question. A promise of what will be
 * learnt, answers to exercises, and what a course says of its own questions do tell something.
 */
export const onlyAsks = memoizeByObject(
  ({ role, headingPath, text }: Passage): boolean =>
    role === 'exercise' &&
    !promises(text, headingPath.at(-1) ?? '') &&
    !headingPath.some((heading) => answersHeading.test(heading)) &&
    (furtherHeading.test(headingPath.at(-1) ?? '') || asks(text)),
);

/** A question to choose an answer for: its stem, and the options below it. */
interface ChoiceQuestion {
  blocks: Block[];
  options: number;
  /** The stem asks, is not ended, or leaves a blank. */
  asks: boolean;
  isLettered: boolean;
  isNumbered: boolean;
}

const mostOptions = 6;
const fewestOptions = 3;
/** In words; what is longer is told, and is not chosen. */
const longestOption = 40;
const letterAt = /^\s*\(?([a-h])[.)](?:\s|$)/i;
const lettersWithin = /(?:^|\s)\(?a[.)]\s.+?\s\(?b[.)]\s.+?\s\(?c[.)]\s/is;
const numberAt = /^\s*(?:question\s|q\.?\s?)?\d{1,3}[.):]/i;
const unfinished =
  /(?:[:—–]|\b(?:is|are|was|were|as|of|that|to|by|in|on|at|from|with|for|into|through|than|called|because|when|a|an|the)|\.{3}|…)$/i;

/**
 * Finds multiple-choice questions that stand under no heading of their own, stem and options, by `Block.index`. Options
 * are lettered, or as many below each stem of several, one of which plainly wants a choice.
 */
export function choiceQuestions(blocks: readonly Block[]): Set<number> {
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
    i += found?.blocks.length ?? 1;
  }
  runs.push(run);
  return new Set(runs.flatMap((each) => chosenFrom(each).flatMap(({ blocks }) => blocks.map(({ index }) => index))));
}

/** Those of neighbouring questions that are sure to be of a quiz, with those beside them that look like them. */
function chosenFrom(run: readonly ChoiceQuestion[]): ChoiceQuestion[] {
  const sure = run.filter(
    ({ blocks, asks, isLettered, isNumbered }) =>
      asks && (blocks.some(({ text }) => isForChoosing(text)) || (isLettered && (isNumbered || run.length > 1))),
  );
  return run.filter(
    (each) => sure.includes(each) || (each.asks && sure.some(({ options }) => options === each.options)),
  );
}

const leadsInOptions = (line: string): boolean => unfinished.test(line) || /\?["”’)]*$/.test(line);
const isStem = (text: string): boolean => leadsInOptions(text) || isForChoosing(text);

function questionAt(blocks: readonly Block[], at: number): ChoiceQuestion | null {
  const stem = blocks[at];
  if (!stem || (stem.kind !== 'paragraph' && stem.kind !== 'list-item')) return null;
  const isNumbered = numberAt.test(markedText(stem));
  const within = lettersWithin.exec(stem.text);
  if (within && within.index > 0) {
    const asked = stem.text.slice(0, within.index).trim();
    return { blocks: [stem], options: 0, asks: isStem(asked), isLettered: true, isNumbered };
  }
  const options = optionsBelow(blocks, at);
  if (options.length < fewestOptions || options.length > mostOptions) return null;
  const isLettered = options.every((option, i) => letterOf(option) === 'abcdefgh'[i]);
  return {
    blocks: [stem, ...options],
    options: options.length,
    asks: isStem(stem.text.trim()),
    isLettered,
    isNumbered,
  };
}

/** The items, or the lettered lines, right below a stem. */
function optionsBelow(blocks: readonly Block[], at: number): Block[] {
  const stem = blocks[at];
  const depth = stem?.kind === 'list-item' ? stem.depth : -1;
  const below = blocks.slice(at + 1, at + 2 + mostOptions);
  const past = below.findIndex((block, i) => {
    if (block.text.split(/\s+/).length > longestOption) return true;
    if (letterOf(block) === 'abcdefgh'[i]) return false;
    return block.kind !== 'list-item' || block.depth <= depth || letterOf(below[0]) === 'a';
  });
  return past < 0 ? below : below.slice(0, past);
}

const markedText = (block: Block): string =>
  block.kind === 'list-item' && block.marker !== null ? `${block.marker} ${block.text}` : block.text;

const letterOf = (block: Block | undefined): string | null =>
  block ? (letterAt.exec(markedText(block))?.[1]?.toLowerCase() ?? null) : null;
