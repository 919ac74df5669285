import { blocksOf } from '../../passages/blocks.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { contentStems } from '../../text/words.ts';
import type { Answer } from '../answer-types.ts';
import { quotePieces } from '../evidence/answer-from-passages.ts';
import type { Excerpt } from '../evidence/compose.ts';
import type { AnswerContext } from '../records.ts';
import { countWords, firstSentences } from '../render/shorten.ts';
import { type Section, sectionsOf } from './sections-of.ts';

const actor =
  "(?:the |an? )?(?<actor>(?!(?:i|we|you|it|they|he|she|one|people)\\b)[\\p{L}’'-]+(?: [\\p{L}’'-]+){0,2}?)";
const dealing =
  '(?:help|address|prevent|fight|reduce|stop|improve|deal with|respond to|do (?:about|against|for|in|during|with|to))';
const forms = [
  new RegExp(
    `^(?:what|how) (?:can|could|should|do|does|must|might) ${actor} ${dealing}(?: to| with)? (?<topic>.+)$`,
    'iu',
  ),
  new RegExp(
    `^what(?:['’]s| is| are) the (?:roles?|responsibilit(?:y|ies)|duties) of ${actor} (?:in|during|for|on) (?<topic>.+)$`,
    'iu',
  ),
];
/** Headings of sections on what somebody does. */
const ofRole =
  /\b(?:roles?|responsibilit(?:y|ies)|duties|duty|tasks?|actions?|what .{3,30} (?:can|should|must) do|how .{3,30} (?:can|should|may) help)\b/i;
/** A heading that names the topic counts for more than a text that has its words. */
const ofHeading = 2;
const leastWorth = 1;
/** In words. */
const longestTold = 150;

/**
 * Answers "What can wardens do about silt?" from the section whose heading names the wardens and their role. Returns
 * null for other questions, or if there is no such section.
 */
export function roleAnswer(asked: string, index: PassageIndex, { syllabus }: AnswerContext): Answer | null {
  const text = asked.replace(/^(?:and|but|so) /i, '').replace(/[?!.\s]+$/, '');
  const found = forms.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  const doer = contentStems(found?.actor ?? '').at(-1);
  const topic = [...new Set(contentStems(found?.topic ?? ''))];
  if (doer === undefined || topic.length === 0) return null;
  const readings = index.passages.filter(
    ({ documentId, role }) => documentId !== syllabus?.documentId && role === 'body',
  );
  const called = sectionsOf(readings).filter(
    ({ heading }) => ofRole.test(heading) && contentStems(heading).includes(doer),
  );
  const worth = (section: Section): number => {
    const named = shareOf(topic, section.heading);
    const told = shareOf(topic, section.passages.map(({ text }) => text).join('\n'));
    return named > 0 || told === 1 ? named * ofHeading + told : 0;
  };
  const [best] = called.map((section) => ({ section, worth: worth(section) })).toSorted((x, y) => y.worth - x.worth);
  return best && best.worth >= leastWorth ? quotePieces(beginningOf(best.section), 1) : null;
}

function shareOf(topic: readonly string[], text: string): number {
  const said = new Set(contentStems(text));
  return topic.filter((each) => said.has(each)).length / topic.length;
}

function beginningOf({ passages }: Section): Excerpt[] {
  const pieces: Excerpt[] = [];
  let room = longestTold;
  for (const passage of passages) {
    if (room <= 0) break;
    // A table is no beginning, and cannot be cut.
    const table = blocksOf(passage).find(({ form }) => form !== null && form !== 'item');
    const prose = passage.text.slice(0, table?.start).trimEnd();
    if (prose === '') break;
    const piece = { passage, ...firstSentences(prose, room) };
    pieces.push(piece);
    room -= countWords(passage.text.slice(piece.start, piece.end));
    if (table || piece.end < prose.length) break;
  }
  return pieces;
}
