import { tellsGrounds } from '../../lexicon/judgement-words.ts';
import { blocksOf, sentencesOf } from '../../passages/blocks.ts';
import { onlyAsks } from '../../passages/exercises.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { contentStems } from '../../text/words.ts';
import type { Answer } from '../answer-types.ts';
import { plainQuestion } from '../course/week-words.ts';
import { quotePieces } from '../evidence/answer-from-passages.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { captionsOf } from '../evidence/no-evidence.ts';
import type { AnswerContext } from '../records.ts';
import { countWords } from '../render/shorten.ts';
import { sectionsOf } from './sections-of.ts';

const asks = [
  /^(?:(?:so|and|but)[, ]+)*what (?:were |are |was )?(?:some of |all |all of |the |main |major |real )*(?:causes?|reasons?) (?:of|for|behind) (?<event>.+?)\W*$/,
  /^(?:(?:so|and|but)[, ]+)*what (?:caused|led to|started|triggered|sparked|brought about|brought on|set off) (?<event>.+?)\W*$/,
  /^(?:(?:so|and|but)[, ]+)*(?:why|how) did (?<event>.+?) (?:happen|start|begin|break out|occur|come about|take place)\W*$/,
];
const grounds = new RegExp(`\\b${tellsGrounds}\\b`, 'gi');
const longestEvent = 6;
/** In words: a section that names its event sooner tells no story before it. */
const shortestStory = 60;
const longestShown = 150;
const fewestGrounds = 3;
const mostParagraphs = 2;

/**
 * Answers "What caused Holm's strike?" from the section on it: a text that tells a story names an event once it has
 * told what drove people to it, so the paragraphs before the name hold its causes. Returns null where that is not
 * asked, or no section is headed by the event and tells of it so.
 */
export function causesOfEvent(asked: string, index: PassageIndex, { syllabus }: AnswerContext): Answer | null {
  const text = plainQuestion(asked);
  const event = asks.map((form) => form.exec(text)?.groups?.event).find((found) => found !== undefined);
  const stems = contentStems(event ?? '');
  if (stems.length === 0 || countWords(event ?? '') > longestEvent) return null;
  const readings = index.passages.filter((each) => each.documentId !== syllabus?.documentId && !onlyAsks(each));
  const isNamed = (words: string): boolean => {
    const own = new Set(contentStems(words));
    return stems.every((stem) => own.has(stem));
  };
  for (const { heading, passages } of sectionsOf(readings)) {
    if (!isNamed(heading) || contentStems(heading).length > stems.length + 1) continue;
    const told = paragraphsBefore(passages, isNamed);
    if (told.length > 0) return quotePieces(told, 1);
  }
  return null;
}

/** The paragraphs before the event is named that say most of what drove people to it; none where they say little. */
function paragraphsBefore(passages: readonly Passage[], isNamed: (words: string) => boolean): Excerpt[] {
  const paragraphs: Excerpt[] = [];
  for (const passage of passages) {
    for (const { form, start, end } of blocksOf(passage)) {
      const words = passage.text.slice(start, end);
      if (form !== null || captionsOf(passage).some((caption) => caption.start === start)) continue;
      if (isNamed(words)) return chosen(paragraphs);
      paragraphs.push({ passage, start, end });
    }
  }
  return [];
}

const textOf = ({ passage, start, end }: Excerpt): string => passage.text.slice(start, end);
const groundsIn = (piece: Excerpt): number => new Set(textOf(piece).toLowerCase().match(grounds)).size;

function chosen(paragraphs: readonly Excerpt[]): Excerpt[] {
  if (paragraphs.reduce((sum, piece) => sum + countWords(textOf(piece)), 0) < shortestStory) return [];
  const best = paragraphs
    .map((piece) => ({ piece, worth: groundsIn(piece) }))
    .toSorted((x, y) => y.worth - x.worth)
    .slice(0, mostParagraphs);
  if (best.reduce((sum, { worth }) => sum + worth, 0) < fewestGrounds) return [];
  const inOrder = paragraphs.filter((piece) => best.some((each) => each.piece === piece));
  return inOrder.map((piece) => shortened(piece, longestShown / inOrder.length)).map(withKey);
}

/** Up to so many words, cut behind a sentence. */
function shortened(piece: Excerpt, most: number): Excerpt {
  const spans = sentencesOf(piece.passage).filter(({ start, end }) => piece.start <= start && end <= piece.end);
  const last = spans.findLast(({ end }) => countWords(piece.passage.text.slice(piece.start, end)) <= most) ?? spans[0];
  return { ...piece, end: last?.end ?? piece.end };
}

/** With the sentence that gives most grounds in bold. */
function withKey(piece: Excerpt): Excerpt {
  const spans = sentencesOf(piece.passage).filter(({ start, end }) => piece.start <= start && end <= piece.end);
  const [key] = spans.toSorted((x, y) => groundsIn({ ...piece, ...y }) - groundsIn({ ...piece, ...x }));
  return key ? { ...piece, key: { start: key.start, end: key.end } } : piece;
}
