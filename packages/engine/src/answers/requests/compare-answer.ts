import { sentencesOf } from '../../passages/blocks.ts';
import { onlyAsks } from '../../passages/exercises.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { standSideBySide } from '../../passages/side-by-side.ts';
import { stem } from '../../text/stem.ts';
import { contentStems, words } from '../../text/words.ts';
import type { Answer } from '../answer-types.ts';
import { quotePieces } from '../evidence/answer-from-passages.ts';
import { compareInColumns, compareInRows, compareInTable } from '../evidence/compare.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { beginning, withNextParagraphs } from '../evidence/goes-on.ts';
import { isTask, saysNothing } from '../evidence/no-evidence.ts';
import type { AnswerContext } from '../records.ts';
import { countWords } from '../render/shorten.ts';
import { showPieces } from '../render/show-pieces.ts';
import { absentSideAnswer } from './absent-side-answer.ts';
import { asksForDifference, asksWhatIsShared, comparedThings, namesOf } from './compared-things.ts';
import { passagesWith } from './defined-term.ts';
import { type Side, tellSides } from './tell-sides.ts';
import { bullet, quoteOf, says, title, type WrittenPart, writtenAnswer } from './written-answer.ts';

const contrast =
  /\b(?:whereas|while|but|unlike|than|instead|however|in contrast|by contrast|on the other hand|differs?|different|same|rather than|not)\b/i;
const shared = /^(?:both|neither|like|all (?:of )?(?:them|these|three|four))\b|\b(?:in common|alike|both|shared?)\b/i;
/** Words that state a difference outright; "but" and "not" may contrast anything. */
const plainContrast =
  /\b(?:whereas|unlike|in contrast|by contrast|on the other hand|rather than|differ(?:s|ed|ences?|ent|ently)?|distinct(?:ion|ions)?|distinguish\w*|compared (?:to|with)|opposed to|than)\b/i;
/** "Both ends are cut off" speaks of the ends of one. */
const ofBoth =
  /^(?:both|neither)\s(?:of\s(?:them|the\stwo|these|those)|(?:schools?|camps?|sides?|kinds?|types?|ways?|methods?|men|women|people|part(?:y|ies)|groups?|theor(?:y|ies)|plans?|views?|models?|approach(?:es)?|are|were|is|was|have|had|has|can|could|agreed?|shared?|want(?:ed)?|need|use|hold|held|believed?)\b)/i;
/** As `Telling.worth`: it is the subject of a sentence, and no more. */
const littleTold = 0.75;
const mostContrasts = 2;
const longestContrast = 45;
const mostExplaining = 2;
const longestExplained = 70;
const opposes = /\b(?:whereas|unlike|in contrast|by contrast|on the other hand|while)\b/i;

/**
 * Compares things: a table of what the files say of each, and what sets them apart or is common to them. Where the
 * files never name one of them, the answer says so and shows what they say of the other. Returns null where nothing is
 * compared, or too little is said of one thing.
 */
export function compareAnswer(asked: string, index: PassageIndex, { syllabus }: AnswerContext): Answer | null {
  const things = comparedThings(asked);
  if (!things) return null;
  const syllabusId = syllabus?.documentId ?? null;
  const names = namesOf(things).map((own, i) => own.filter((name) => name === things[i] || isKnownName(name, index)));
  const readings = index.passages.filter((each) => each.documentId !== syllabusId && !onlyAsks(each));
  const compared = compareInColumns(readings, names);
  if (compared) return quotePieces(compared, 1);
  const section = setSideBySide(readings, names, index);
  if (section) return quotePieces(section, 1);
  const sides = tellSides(names, index, syllabusId);
  const known = sides.filter((side) => side !== null);
  const isTold = known.length === things.length && known.every(({ worth }) => worth >= littleTold);
  const rows = things.length >= several && !isTold ? compareInRows(readings, names) : null;
  if (rows) return quotePieces(rows, 1);
  if (known.length < things.length) {
    const whole = known.find((side) => namesAllOf(side, things));
    return whole ? quotePieces([whole.first], 1) : absentSideAnswer(asked, index, syllabusId);
  }
  if (isOneStatement(known)) return null;
  const together = toldTogether(known);
  if (together) return quotePieces([together], 1);
  const alike = asksForDifference(asked) ? [] : sharedBy(known, index, syllabusId);
  const apart = setApart(known, index, syllabusId).filter(({ text }) => !alike.some((each) => each.text === text));
  const none =
    asksWhatIsShared(asked) && alike.length === 0 ? [says('No sentence of your files says what they share.')] : [];
  return writtenAnswer(
    [...headed('What they have in common', alike), ...none, tableOf(known), ...headed('What sets them apart', apart)],
    index,
  );
}

/** With two things, the text says more than their table rows do. */
const several = 3;

/** Whether the folder uses a name's first words one after the other. A noun borrowed from another may not fit. */
function isKnownName(name: string, index: PassageIndex): boolean {
  const [one, other] = words(name).map(({ folded }) => folded);
  const [first, second] = [one, other].map((word) => word && index.termNumbers.get(stem(word)));
  if (first === undefined || !one || !other) return first !== undefined;
  if (typeof second !== 'number' || typeof first !== 'number' || !standSideBySide(index, first, second)) return false;
  const [head, noun] = [asForm(one), asForm(other)];
  const between = String.raw`(?:\s(?:and|or)\s[\p{L}’'-]+)?[\s-]`;
  // "Flood of 1957" is what "the 1957 flood" is called.
  const asName = new RegExp(`${head}${between}${noun}|${noun}\\s(?:of|in|for)\\s(?:the\\s)?${head}`, 'iu');
  return index.passages.some(({ text, headingPath }) => asName.test(text) || asName.test(headingPath.join(' ')));
}

/** Any form of a word. */
const asForm = (word: string): string =>
  `${word.slice(0, Math.max(2, word.length - 2)).replace(/[^\p{L}\p{N}]/gu, '.')}[\\p{L}\\p{N}]*`;

/** "Locks vs. weirs", "Comparing locks and weirs": a section that sets the things side by side, and nothing else. */
const comparing = /\b(?:vs\.?|versus|compar(?:e|ed|ing|ison)|differences?|contrast(?:ed|ing)?)\b/i;
const notNamed = new Set(
  contentStems('vs versus compare compared comparing comparison difference between contrast summary'),
);
const longestSection = 150;

/** The section whose heading says that it compares the things, as much of it as can be shown. */
function setSideBySide(
  readings: readonly Passage[],
  names: readonly (readonly string[])[],
  index: PassageIndex,
): Excerpt[] | null {
  const wanted = new Set(names.flatMap(([name = '']) => contentStems(name)));
  const first = readings.find(({ headingPath }) => {
    const heading = headingPath.at(-1) ?? '';
    if (!comparing.test(heading)) return false;
    const named = contentStems(heading).filter((stem) => !notNamed.has(stem) && !/^\d/.test(stem));
    return named.every((stem) => wanted.has(stem)) && [...wanted].every((stem) => named.includes(stem));
  });
  if (!first) return null;
  const piece = beginning({ passage: first, start: 0, end: first.text.length }, (words) => words <= longestSection);
  return piece && withNextParagraphs([piece], index, longestSection);
}

const headed = (heading: string, parts: readonly WrittenPart[]): WrittenPart[] =>
  parts.length > 0 ? [title(heading), ...parts] : [];

/** Where both are told of by the same sentence, it is shown in its passage instead. */
const isOneStatement = (known: readonly Side[]): boolean =>
  new Set(known.map(({ first }) => `${first.passage.id} ${first.start}`)).size < known.length;

/** Whether what is told of one side names them all: "A does this; B does that" is begun by one of them only. */
function namesAllOf({ first: { passage, start, end } }: Side, things: readonly string[]): boolean {
  const said = new Set(contentStems(passage.text.slice(start, end)));
  return things.every((thing) => contentStems(thing).every((stem) => said.has(stem)));
}

/** What one sentence tells of all of them, where elsewhere little is told of one. */
function toldTogether(known: readonly Side[]): Excerpt | null {
  const things = known.map(({ asked }) => asked);
  const whole = known.find((side) => namesAllOf(side, things));
  const isLittle = known.some((side) => side !== whole && side.worth < littleTold);
  return whole && isLittle ? { ...whole.whole, key: { start: whole.first.start, end: whole.first.end } } : null;
}

function tableOf(known: readonly Side[]): WrittenPart {
  const rows = known.map(({ name, text, whole }) => ({ cells: [name, text], evidence: whole }));
  return { ...says('What your files say of each:'), table: { head: ['', 'What it is'], rows } };
}

/** Rows that one table has of them, and sentences that name them all. */
function setApart(known: readonly Side[], index: PassageIndex, syllabusId: string | null): WrittenPart[] {
  const [first, second] = known;
  const passages = passagesNear(known, index, syllabusId);
  const rows = first && second && known.length === 2 ? compareInTable(passages, [first.asked, second.asked]) : null;
  const shown = showPieces(rows ?? []).map(({ text, block, ...piece }) => ({
    ...says(text, piece),
    ...(block !== null && { block }),
  }));
  const wanted = known.map(({ asked }) => contentStems(asked));
  const namesAll = (text: string): boolean => {
    const held = new Set(contentStems(text));
    return wanted.every((stems) => stems.every((stem) => held.has(stem)));
  };
  const contrasting = untold(known, passages, (text) => namesAll(text) && contrast.test(text)).toSorted(
    (x, y) => Number(plainContrast.test(y.text)) - Number(plainContrast.test(x.text)),
  );
  const home = new Set(known.map(({ first }) => first.passage));
  const sentences = contrasting.length > 0 ? contrasting : untold(known, [...home], namesAll);
  const apart = sentences.filter(({ text }) => plainContrast.test(text) || !tellsOfBoth(text, known));
  return [...apart.slice(0, mostContrasts), ...shown];
}

/** "Locks and weirs are built of oak" says what they share. */
function tellsOfBoth(text: string, known: readonly Side[]): boolean {
  const names = known.map(({ asked }) => asForm(asked.split(' ').at(-1) ?? asked)).join('|');
  return new RegExp(`(?:${names})\\s(?:and|or)\\s(?:[\\p{L}’'-]+\\s)?(?:${names})\\s(?:\\p{L}+\\s)?\\p{L}+`, 'iu').test(
    text,
  );
}

/** Sentences that say what the things share: they name them all, or speak of "both" where the things are told of. */
function sharedBy(known: readonly Side[], index: PassageIndex, syllabusId: string | null): WrittenPart[] {
  const wanted = known.map(({ asked }) => contentStems(asked));
  const near = index.passages.filter(
    (passage) => !onlyAsks(passage) && known.some(({ first }) => standsNear(passage, first.passage)),
  );
  const passages = [...new Set([...near, ...passagesNear(known, index, syllabusId)])];
  const namesAll = (text: string): boolean => {
    const held = new Set(contentStems(text));
    return wanted.every((stems) => stems.every((stem) => held.has(stem)));
  };
  // "Both" refers to the last two things named, in its own paragraph or, if it opens one, in the paragraph before.
  const before = (passage: Passage, text: string): string => {
    const own = passage.text.slice(0, passage.text.indexOf(text));
    const paragraph = own.slice(own.lastIndexOf('\n') + 1).trim();
    if (paragraph !== '') return paragraph;
    const above = passages.find((each) => isRightBefore(each, passage))?.text ?? '';
    return `${above} ${own}`.slice(-spokenOfLast);
  };
  return untold(
    [],
    passages,
    (text, passage) =>
      shared.test(text) &&
      (namesAll(text) || (ofBoth.test(text) && near.includes(passage) && namesAll(before(passage, text)))),
  ).slice(0, mostContrasts);
}

/** In characters: two paragraphs or so. */
const spokenOfLast = 1200;

const isRightBefore = (one: Passage, other: Passage): boolean =>
  one.documentId === other.documentId && one.ordinal === other.ordinal - 1;

const sectionsNear = 1;

const standsNear = (one: Passage, other: Passage): boolean =>
  one.documentId === other.documentId &&
  (one.headingPath.join('\n') === other.headingPath.join('\n') ||
    Math.abs(one.ordinal - other.ordinal) <= sectionsNear);

/** The passages that tell of them first, then those with all of them. */
function passagesNear(known: readonly Side[], index: PassageIndex, syllabusId: string | null): Passage[] {
  const documents = new Set(known.map(({ first }) => first.passage.documentId));
  const headsOf = known.map(({ asked }) => asked.split(' ')[0] ?? asked);
  const all = passagesWith(headsOf.join(' '), index, syllabusId);
  const near = index.passages.filter((each) => documents.has(each.documentId) && !onlyAsks(each));
  return [...new Set([...known.map(({ first }) => first.passage), ...all, ...near])];
}

/** Short sentences of passages that fit and are not shown already. */
function untold(
  known: readonly Side[],
  passages: readonly Passage[],
  fits: (text: string, passage: Passage) => boolean,
): WrittenPart[] {
  const isShown = ({ passage, start, end }: Excerpt): boolean =>
    known.some(({ shown }) =>
      shown.some((piece) => piece.passage === passage && piece.start <= start && end <= piece.end),
    );
  const pieces = passages.flatMap((passage) =>
    sentencesOf(passage).flatMap(({ start, end }) => {
      const text = passage.text.slice(start, end);
      const isFit =
        countWords(text) <= longestContrast &&
        !text.includes(' | ') &&
        !isTask(text) &&
        !saysNothing(text) &&
        fits(text, passage);
      return isFit && !isShown({ passage, start, end }) ? [{ passage, start, end }] : [];
    }),
  );
  const said = new Set<string>();
  const once = pieces.filter((piece) => {
    const isNew = !said.has(quoteOf(piece));
    said.add(quoteOf(piece));
    return isNew;
  });
  return once.map(withExplained).map((piece) => bullet(quoteOf(piece), piece));
}

/** "They are very different": the next sentences say how, up to the one that sets the one against the other. */
function withExplained(piece: Excerpt): Excerpt {
  const { passage, start, end } = piece;
  const said = (to: number, from = start): string => passage.text.slice(from, to);
  if (!/\bdifferen(?:t|ces?)\b/i.test(said(end))) return piece;
  const next = sentencesOf(passage)
    .filter((each) => each.start >= end)
    .slice(0, mostExplaining);
  const last = next.findLast((each) => opposes.test(said(each.end, each.start)));
  return last && countWords(said(last.end)) <= longestExplained ? { ...piece, end: last.end } : piece;
}
