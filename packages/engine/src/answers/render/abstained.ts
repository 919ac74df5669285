import { sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Span } from '../../text/sentences.ts';
import type { Answer, Claim } from '../answer-types.ts';
import { citeStretch } from '../citation.ts';
import { andList, many } from './answer-line.ts';
import { quotationOf } from './quotation.ts';
import { countWords, firstSentences } from './shorten.ts';
import { showPieces } from './show-pieces.ts';
import { showWindow } from './show-window.ts';

/** What the student reads where the materials do not answer: the only words for it. */
export const abstentions: Record<NonNullable<Answer['reason']>, string> = {
  'nothing-found': "I couldn't find this in your files.",
  'not-answered': "I couldn't find this in your files.",
  'not-in-syllabus': "Your syllabus doesn't say.",
};

/** Whether an answer, as it was shown, says that there is none. */
export const saysNone = (answer: string): boolean =>
  Object.values(abstentions).some((none) => answer.trimStart().startsWith(none));

/** In words: enough to see what a section is about. */
const longestBeginning = 45;
/** With what stands beside the nearest sentence: the student may find the answer there. */
const longestAround = 120;

/** Says that there is no answer, and no more. */
export function abstained(reason: NonNullable<Answer['reason']>): Answer {
  const claims = [lead(abstentions[reason])];
  return { answer: '', claims, abstained: true, reason, confidence: 0, citations: [] };
}

/**
 * Says that there is no answer, and offers the section that comes nearest: its heading, and how it begins.
 * @param around what comes nearest in it: where the beginning does not have it, it is shown instead
 */
export function abstainedNear(passage: Passage, confidence: number, around: Span | null = null): Answer {
  const none = abstained('not-answered');
  const beginning = firstSentences(passage.text, longestBeginning);
  const isBeyond = around !== null && around.end > beginning.end;
  const shown = isBeyond
    ? showWindow({ passage, ...sentencesAround(passage, around) }, around)
    : showPieces([{ passage, ...beginning }])[0];
  if (!shown) return { ...none, confidence };
  const { start, end, text, block } = shown;
  const heading = passage.headingPath.at(-1);
  const goesOn = !isBeyond && block === null && passage.text.slice(end).trim() !== '';
  const excerpt = quotationOf(goesOn ? { ...shown, text: `${text} …` } : shown, 0);
  const says = isBeyond ? 'It says' : 'It begins';
  const offer = heading
    ? `The nearest passage is under “${heading}”. ${says}:`
    : `The nearest passage ${says.slice(3)}:`;
  return {
    ...none,
    claims: [...none.claims, lead(offer), excerpt],
    confidence,
    citations: [citeStretch(passage, start, end)],
  };
}

/** A sentence with the one before it and those behind it, as far as there is room. */
function sentencesAround(passage: Passage, { start, end }: Span): Span {
  const sentences = sentencesOf(passage);
  const fits = (from: number, to: number): boolean => countWords(passage.text.slice(from, to)) <= longestAround;
  const before = sentences.findLast((each) => each.end <= start);
  const from = before && fits(before.start, end) ? before.start : start;
  const last = sentences.findLast((each) => each.start >= start && fits(from, each.end));
  return { start: from, end: Math.max(end, last?.end ?? end) };
}

/** More names than these say no more. */
const mostNamed = 3;

/** What was not found may stand where nothing could be read. */
export function withFilesHardToRead(found: Answer, names: readonly string[] = []): Answer {
  if (names.length === 0) return found;
  const rest = names.length - mostNamed;
  const named = rest > 0 ? [...names.slice(0, mostNamed), many(rest, 'more file')] : names;
  const [are, them] = names.length === 1 ? ['is', 'it'] : ['are', 'them'];
  const note = `${andList(named)} ${are} hard to read, so the answer may be in ${them}.`;
  return { ...found, claims: [...found.claims, lead(note)] };
}

const lead = (text: string): Claim => ({ text, citation: null, isItem: false });
