import { isSelfContained } from '../../activities/self-contained.ts';
import { studyTextOf } from '../../activities/study-text.ts';
import { summarise } from '../../guides/summary.ts';
import { type Passage, placeAt } from '../../passages/passage.ts';
import { contentStems } from '../../text/words.ts';
import type { Term } from '../../vocabulary/term.ts';
import { type Excerpt, joinNeighbours } from '../evidence/compose.ts';
import { definitionStrength, termStems } from '../evidence/definition.ts';
import { leansOnPrevious } from '../evidence/no-evidence.ts';
import { countWords } from '../render/shorten.ts';
import { byWeight, inOrderOf } from './order-sentences.ts';
import { isOfWhole, isSummary, leftOut, notSummed, ofWhat } from './own-summary.ts';
import { isItem, sentencesIn, tellingPassages, textOf } from './section-sentences.ts';
import { pathOf, type Section, sectionsOf } from './sections-of.ts';
import type { SummaryRequest } from './summary-request.ts';
import { isApparatus, nameOf, spreadSections, tellingSentences } from './telling-sentence.ts';
import { bullet, quoteOf, quotes, title, type WrittenPart } from './written-answer.ts';

/** In words: of the own summary of one text, of those of several, of one section, of the whole. */
const longest = { own: 260, allOwn: 700, section: 45, alone: 190, whole: 260 };
const mostSections = 10;
const usualPoints = 6;
const mostPoints = 10;
const mostListed = 16;
const pointsOfSection = 2;
const fewestPoints = 3;
const clearlyDefines = 0.7;

/** Summarises in prose: the text's own summary where it has one, else a line for each of its sections. */
export function prose(
  body: readonly Passage[],
  { isShort }: Pick<SummaryRequest, 'isShort'>,
  terms: readonly Term[],
): WrittenPart[] {
  const sections = sectionsOf(tellingPassages(body));
  const own = sections.filter((section) => isSummary(section) && sentencesIn(section).length > 0);
  const others = own.some((section) => isOfWhole(section, sections)) ? [] : notSummed(sections, own);
  const room = Math.min(longest.own, longest.allOwn / Math.max(1, own.length));
  const summary = own.flatMap((section) => {
    const all = sentencesIn(section);
    const told = all.filter((piece) => !/:$/.test(textOf(piece).trim()) || (all.length === 1 && own.length === 1));
    const shown = fromStart(room, told);
    const items = shown.every(isItem) ? byParagraph(shown) : [];
    const pieces =
      items.length > 1
        ? items.flatMap(joinNeighbours).map((piece) => bullet(quoteOf(piece), piece))
        : joinNeighbours(shown).map((piece) => quotes(piece));
    const last = pieces.at(-1);
    // What was cut is seen to be cut.
    const cut =
      last && shown.length < told.length ? [...pieces.slice(0, -1), { ...last, text: `${last.text} …` }] : pieces;
    const name = own.length > 1 && pieces.length > 0 ? ofWhat(section) : '';
    return name === '' || told.length === 0 ? cut : [title(name), ...cut];
  });
  const [only] = own;
  if (others.length === 0) {
    const untold = only && own.length === 1 && !isShort ? leftOut(withoutBoxes(sections), only) : [];
    const each = untold.flatMap(lineOf);
    return each.length > 0 ? [...summary, title('Also told there'), ...each] : summary;
  }
  if (summary.length === 0 && others.length === 1) return alone(others[0], terms);
  const each = sectionsInShort(withoutBoxes(others), terms, isShort ? 0.5 : 1);
  return summary.length > 0 && each.length > 0
    ? [...summary, title('Section by section'), ...each]
    : [...summary, ...each];
}

/** What a section says of its heading, or says first; nothing of what only asks, nor of a box ("My story: Ada"). */
function lineOf(section: Section): WrittenPart[] {
  if (isApparatus(section.heading) || section.heading.includes(': ')) return [];
  const pieces = [sentenceOnHeading(section), ...sentencesIn(section).filter(standsAlone)];
  const piece = pieces.find((each) => each && isSelfContained(textOf(each).trim()));
  return piece ? [bullet(`${section.heading}: ${quoteOf(piece)}`, piece)] : [];
}

/** The sections but for boxes and the like, whose headings recur; all where every heading does. */
function withoutBoxes(sections: readonly Section[]): Section[] {
  const places = Map.groupBy(sections, ({ heading }) => heading.toLowerCase());
  const own = sections.filter(({ heading }) => heading === '' || places.get(heading.toLowerCase())?.length === 1);
  return own.length > 0 ? own : [...sections];
}

/** A section alone is told at more length. */
function alone(section: Section | undefined, terms: readonly Term[]): WrittenPart[] {
  if (!section) return [];
  const found = chosenIn(section, terms, longest.alone);
  return joinNeighbours(found).map((piece) => quotes(piece));
}

/** One line for each of the sections, or of as many as there is room for, under its heading. */
function sectionsInShort(sections: readonly Section[], terms: readonly Term[], share = 1): WrittenPart[] {
  const telling = sections.flatMap((section) => {
    const pieces = sentencesIn(section);
    const best = isApparatus(section.heading) ? [] : tellingSentences(section, pieces);
    return [{ section, best, pieces, size: wordsOf(pieces) }];
  });
  const good = telling.filter(({ best }) => best.length > 0);
  // Where nothing tells anything, what stands first is better than nothing.
  const some = telling.map((each) => ({ ...each, best: each.pieces.slice(0, 1) }));
  const chosen = spreadSections(good.length > 0 ? good : some, mostSections);
  const whole = chosen.reduce((sum, { size }) => sum + size, 0);
  const room = Math.min(longest.section, longest.whole / Math.max(1, chosen.length)) * share;
  return chosen.flatMap(({ section, best, pieces, size }) => {
    // What is much of the text has more to tell than one line.
    const lines = size > whole * large ? Math.round((mostSections * size) / whole) : 1;
    const path = section.passages[0] ? pathOf(section.passages[0]) : [];
    const name = nameOf(section, path.at(-2));
    const shown: Excerpt[] = [];
    for (const sentence of best) {
      if (shown.length >= Math.max(1, Math.min(mostLines, lines))) break;
      const piece = goingOn(sentence, pieces, terms, room);
      if (!shown.some((other) => overlaps(other, piece))) shown.push(piece);
    }
    return shown.toSorted(inOrder).map((piece, i) => {
      const lead = name === '' || i > 0 ? '' : `${name}: `;
      return bullet(`${lead}${quoteOf(piece)}`, piece);
    });
  });
}

const mostLines = 4;
const large = 0.4;
const wordsOf = (pieces: readonly Excerpt[]): number =>
  pieces.reduce((sum, piece) => sum + countWords(textOf(piece)), 0);
const overlaps = (one: Excerpt, other: Excerpt): boolean =>
  one.passage === other.passage && one.start < other.end && other.start < one.end;

/** A sentence with what follows it at once, as far as there is room: a whole definition, the items it leads to. */
function goingOn(best: Excerpt, pieces: readonly Excerpt[], terms: readonly Term[], room: number): Excerpt {
  let { end } = best;
  for (const next of pieces.slice(pieces.indexOf(best) + 1)) {
    const { passage } = best;
    const isNext = next.passage === passage && /^\s*$/.test(passage.text.slice(end, next.start));
    const isMore = leansOnPrevious(textOf(next)) || defines(next, terms) || isItem(next) || defines(best, terms);
    if (!isNext || !isMore || countWords(passage.text.slice(best.start, next.end)) > room) break;
    end = next.end;
  }
  return { ...best, end };
}

/** What a section says first, what it counts up, and what it defines; in its own order. */
function chosenIn(section: Section, terms: readonly Term[], room: number): Excerpt[] {
  const all = sentencesIn(section);
  const firsts = section.passages.flatMap((passage) => all.find((piece) => piece.passage === passage) ?? []);
  const [first] = firsts;
  const counted = all.filter((piece) =>
    /^(?:(?:the )?(?:first|second|third|fourth|fifth)(?:ly)?|one|another|finally)\b/i.test(textOf(piece)),
  );
  const items = all.filter((piece) => isItem(piece));
  const defining = all.filter((piece) => defines(piece, terms));
  const outcomes = all.filter((piece) => tellsOutcome.test(textOf(piece)));
  const last = all.findLast(standsAlone);
  const wanted = [
    ...(first ? [first] : []),
    ...(items.length > 1 ? items : []),
    ...(counted.length > 1 ? counted : []),
    ...defining,
    ...outcomes,
    ...(last ? [last] : []),
    ...firsts,
    ...all,
  ];
  return upTo(room, [...new Set(wanted)]).toSorted(inOrder);
}

/** What happened, and what came of it. */
const tellsOutcome =
  /\b(?:kill(?:ed|ing)|died|deaths?|sentenced|executed|arrested|defeated|surrendered|collapsed|abolished|ended|resulted in|as a result|led to|culminat(?:ed|ing)|consequently|in the end|ultimately|was (?:passed|signed|founded|banned|overthrown))\b/i;

/** What a section says first; what leads a list in says little without it. */
export function firstSentenceOf(section: Section): Excerpt | null {
  const all = sentencesIn(section);
  return all.find(standsAlone) ?? all[0] ?? null;
}

const standsAlone = (piece: Excerpt): boolean => !/:$/.test(textOf(piece).trim()) && !isItem(piece);

/** In sentences: what is said of a thing further on is not what it is. */
const openingOf = 6;

/** What a section says first of what its heading names: best what that is; null where it does not name it early. */
export function sentenceOnHeading(section: Section): Excerpt | null {
  const named = termStems(section.heading.replace(/^\W*\d[\d.]*\s/, ''));
  const early = sentencesIn(section).filter(standsAlone).slice(0, openingOf);
  const wanted = new Set(contentStems(section.heading).filter((stem) => !/^\d/.test(stem)));
  const naming = early.filter((piece) => {
    const said = new Set(contentStems(textOf(piece)));
    return wanted.size > 0 && [...wanted].every((stem) => said.has(stem));
  });
  return naming.find((piece) => definitionStrength(textOf(piece), named) >= clearlyDefines) ?? naming[0] ?? null;
}

const inOrder = (x: Excerpt, y: Excerpt): number => x.passage.ordinal - y.passage.ordinal || x.start - y.start;

const defines = (piece: Excerpt, terms: readonly Term[]): boolean =>
  terms.some(
    ({ kind, certainty, citation }) =>
      kind === 'defined' &&
      certainty >= 0.7 &&
      citation.passageId === piece.passage.id &&
      citation.quote.includes(textOf(piece)),
  );

/**
 * Summarises in points, one a line: those of the text's own summary, else one of each section, or what matters most of
 * the whole.
 */
export function points(
  body: readonly Passage[],
  { count }: Pick<SummaryRequest, 'count'>,
  terms: readonly Term[],
): WrittenPart[] {
  const told = tellingPassages(body);
  const sections = sectionsOf(told);
  const summaries = sections.filter(isSummary).map(sentencesIn);
  const byPlace = inOrderOf(told);
  // A chapter's sections each have a summary: none goes without a point. In turns, a sentence loses the one before it.
  const [only = []] = summaries;
  const isList = only.length > 0 && only.every(isItem);
  const items = isList ? byParagraph(only).flatMap(joinNeighbours) : only;
  const isWhole = summaries.length < 2 && items.length <= (isList ? mostListed : mostPoints);
  const weighty = byWeight(body);
  const said = isWhole
    ? items
    : inTurns((summaries.length > 1 ? summaries : byParagraph(items)).map((list) => weighty(standingAlone(list))));
  if (count === null && summaries.length < 2 && said.length < fewestPoints && sections.length >= fewestPoints)
    return sectionsInShort(sections, terms);
  const least = count ?? (said.length > 0 ? fewestPoints : usualPoints);
  const usual = Math.min(mostPoints, Math.max(usualPoints, summaries.length * pointsOfSection));
  // A text's own list is given whole.
  const most = count ?? (summaries.length === 1 && isList ? mostListed : summaries.length === 1 ? mostPoints : usual);
  const more = said.length >= least ? [] : mainPieces(told, least - said.length);
  const pieces = [...more, ...said].slice(0, most).toSorted(byPlace);
  return pieces.map((piece) => bullet(quoteOf(piece), piece));
}

/** "However, …" answers the sentence before. */
const answersPrevious =
  /^(?:however|but|yet|still|instead|nevertheless|nonetheless|moreover|furthermore|in addition|also|thus|therefore|hence|consequently|as a result|for example|for instance)\b/i;

/** Sentences that need none before them. */
const standingAlone = (pieces: readonly Excerpt[]): Excerpt[] =>
  pieces.filter((piece) => !leansOnPrevious(textOf(piece)) && !answersPrevious.test(textOf(piece)));

/** Each paragraph of a summary is of another matter. */
const byParagraph = (pieces: readonly Excerpt[]): Excerpt[][] => [...Map.groupBy(pieces, paragraphOf).values()];

const paragraphOf = ({ passage, start }: Excerpt): string => `${passage.id}/${placeAt(passage, start).block}`;

/** The first of each list, then the second. */
function inTurns(lists: readonly Excerpt[][]): Excerpt[] {
  const longestTurn = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longestTurn }, (_, i) => lists.flatMap((own) => own[i] ?? [])).flat();
}

/** Sentences that together say most of the text, each section having its turn. */
function mainPieces(body: readonly Passage[], most: number): Excerpt[] {
  const text = studyTextOf(body);
  const chosen = summarise(text, 'long').flatMap(({ citation }) => {
    const passage = body.find(({ id }) => id === citation.passageId);
    const start = passage?.text.indexOf(citation.quote) ?? -1;
    return passage && start >= 0 ? [{ passage, start, end: start + citation.quote.length }] : [];
  });
  const sections = sectionsOf(body).filter((section) => !isSummary(section));
  const turns = sections.map((section) => {
    const own = chosen.filter(({ passage }) => section.passages.includes(passage));
    return own.length > 0 ? own : sentencesIn(section).slice(0, 1);
  });
  return inTurns(turns).slice(0, most).toSorted(inOrderOf(body));
}

/** Sentences from the first on, as far as they fit. */
function fromStart(room: number, pieces: readonly Excerpt[]): Excerpt[] {
  let length = 0;
  const end = pieces.findIndex((piece, i) => {
    length += countWords(textOf(piece));
    return i > 0 && length > room;
  });
  return end < 0 ? [...pieces] : pieces.slice(0, end);
}

/** The first ones that fit; one that leans on what was left out goes with it. */
function upTo(room: number, pieces: readonly Excerpt[]): Excerpt[] {
  const chosen: Excerpt[] = [];
  let length = 0;
  for (const piece of pieces) {
    const size = countWords(textOf(piece));
    const leans = leansOnPrevious(textOf(piece)) && !isSelfContained(textOf(piece));
    const isBehind = chosen.some(
      ({ passage, end }) => passage === piece.passage && /^\s*$/.test(passage.text.slice(end, piece.start)),
    );
    if (chosen.length > 0 && (length + size > room || (leans && !isBehind))) continue;
    chosen.push(piece);
    length += size;
  }
  return chosen;
}
