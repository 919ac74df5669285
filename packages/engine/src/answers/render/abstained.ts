import type { Passage } from '../../passages/passage.ts';
import type { Answer, Claim } from '../answer-types.ts';
import { citeStretch } from '../citation.ts';
import { andList, many } from './answer-line.ts';
import { quotationOf } from './quotation.ts';
import { firstSentences } from './shorten.ts';
import { showPieces } from './show-pieces.ts';

/** What the student reads where the materials do not answer: the only words for it. */
export const abstentions: Record<NonNullable<Answer['reason']>, string> = {
  'nothing-found': "I couldn't find this in your files.",
  'not-answered': "I couldn't find this in your files.",
  'not-in-syllabus': "Your syllabus doesn't say.",
};

/** In words: enough to see what a section is about. */
const longestBeginning = 45;

/** Says that there is no answer, and no more. */
export function abstained(reason: NonNullable<Answer['reason']>): Answer {
  const claims = [lead(abstentions[reason])];
  return { answer: '', claims, abstained: true, reason, confidence: 0, citations: [] };
}

/** Says that there is no answer, and offers the section that comes nearest: its heading, and how it begins. */
export function abstainedNear(passage: Passage, confidence: number): Answer {
  const none = abstained('not-answered');
  const [shown] = showPieces([{ passage, ...firstSentences(passage.text, longestBeginning) }]);
  if (!shown) return { ...none, confidence };
  const { start, end, text, block } = shown;
  const heading = passage.headingPath.at(-1);
  const goesOn = block === null && passage.text.slice(end).trim() !== '';
  const beginning = quotationOf({ ...shown, text: goesOn ? `${text} …` : text }, 0);
  const offer = heading ? `The nearest passage is under “${heading}”. It begins:` : 'The nearest passage begins:';
  return {
    ...none,
    claims: [...none.claims, lead(offer), beginning],
    confidence,
    citations: [citeStretch(passage, start, end)],
  };
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
