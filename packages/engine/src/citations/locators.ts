import { alternation } from '../lexicon/alternation.ts';
import { cardinals } from '../lexicon/numbers.ts';
import {
  andWords,
  chapterWords,
  foreignChapterWords,
  foreignPageWords,
  otherParts,
  sectionWords,
} from '../lexicon/reading-words.ts';
import { memoize } from '../text/memoize.ts';

/**
 * Which part of a work is to be read, as printed: "pp. 12–34", "Chapter 2", "act 2", "book 1, lines 1–26", "excerpts".
 */
export interface Locator {
  start: number;
  end: number;
  /** As printed, without brackets around it. */
  text: string;
  /**
   * `pages` is the narrowest; a `chapter` is also the name of a part; `amount` ("read all", "excerpts") has no number.
   */
  kind: 'pages' | 'chapter' | 'amount';
}

const numberToken = String.raw`(?:[A-Z]{0,2}\d+(?:\.\d+)*[a-z]?|[ivxlc]{1,6})\b`;
const wordNumber = alternation(cardinals.slice(1, 13));
const rangeEnd = String.raw`(?:${numberToken}|end\b|epilogue|conclusion|ff\b)`;
const range = String.raw`${numberToken}(?:\s?(?:--?|[–—−‐‑]|\bto\b|\bthrough\b)\s?${rangeEnd})?(?:ff?\b\.?)?`;
const ranges = String.raw`${range}(?:\s?(?:,|;|&|(?:,\s?)?\b(?:${alternation(andWords)})\b)\s?(?:pp?\.?\s?)?${range})*`;

const pageLabel = String.raw`(?:pp?\.|pgs?\.?|pages?|(?:${alternation(foreignPageWords)})\.?|pp?(?=\s?\d))`;
const chapterLabel = String.raw`(?:(?:${alternation([...chapterWords, ...foreignChapterWords, ...sectionWords, ...otherParts])})\.?|(?:ll|pts?|arts?)\.|§+|¶+)`;

const pages = String.raw`${pageLabel}\s?#?\s?${ranges}`;
const chapter = String.raw`(?:${chapterLabel}\s?#?\s?(?:${ranges}|\b(?:${wordNumber})\b)|\b(?:prologue|epilogue|coda|preface|foreword|appendix)\b|(?<=\p{L}[,:]\s)(?:introduction|conclusion|afterword)\b(?=\s*(?:[.,;(]|and\b|$)))`;
const amount = String.raw`(?:read all|entire(?: book| text)?|complete|all|finish(?: (?:book|reading))?|begin|start|continued|cont\.?d?|cont’d|excerpts?|selections?|selected (?:pages|chapters|poems)|(?:first|second|third|final|last) (?:half|part|version|third|edition)|to end|read to (?:p\.|page|end)[^)\]]*)`;

// "Okafor 2.1–2.5": numbers of sections at the end of a text need no label.
const dotted = String.raw`(?<=\s)\d{1,2}\.\d{1,2}(?:\.\d{1,2})?(?:\s?(?:[-–—,;&]|\b(?:to|and)\b)\s?\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)*(?=\s*[.)]?\s*$)`;

// "…, 26–48." at the end of a text: pages need no label there.
const bareRangeSource = String.raw`\d{1,4}\s?(?:--?|[–—−])\s?\d{1,4}`;
const ending = String.raw`(?<=[,:”"]\s)${bareRangeSource}(?:,\s?${bareRangeSource})*(?=\s*[.)]?\s*$)`;

// "FRG 16–30": pages behind the abbreviation of a title.
const abbreviated = String.raw`(?<=(?:^|[\s;(])\p{Lu}{2,6}\)?\s)\d{1,4}\s?(?:--?|[–—−])\s?\d{1,4}(?:,\s?\d{1,4}\s?(?:--?|[–—−])\s?\d{1,4})*(?![\d.])`;

// "*Lucy v. Zehmer*, CB 12".
const listed = /(?<=,\s\p{Lu}{2,5}\s)\d{1,4}(?=\s*(?:$|[;,.)]))/gu;
/** "Aims: LO 1, LO 3": what is numbered before is no book with pages. */
function isOneOfList(text: string, at: number): boolean {
  const name = /\p{Lu}{2,5}\s$/u.exec(text.slice(0, at))?.[0] ?? '';
  return new RegExp(String.raw`\b${name}\d`).test(text.slice(0, at - name.length));
}

// "Republic 514a–520a8": the pages of Stephanus and Bekker, which every edition prints.
const classicPlace = String.raw`\d{1,4}[a-e]\d{0,2}`;
const classicSource = String.raw`(?<=[\s(])${classicPlace}\s?(?:--?|[–—])\s?\d{0,4}[a-e]\d{0,2}(?![\p{L}\d])`;

const patterns: [Locator['kind'], RegExp][] = [
  ['pages', new RegExp(String.raw`(?<![\p{L}\d.])${pages}`, 'giu')],
  ['chapter', new RegExp(String.raw`(?<![\p{L}\d.])${chapter}`, 'giu')],
  ['chapter', new RegExp(dotted, 'gu')],
  ['pages', new RegExp(abbreviated, 'gu')],
  ['pages', listed],
  ['pages', new RegExp(ending, 'gu')],
  ['pages', new RegExp(classicSource, 'gu')],
];
const amountPattern = new RegExp(String.raw`[(\[]\s*(${amount})\s*[)\]]`, 'giu');
const lowerAmountAtEdge =
  /^(?:excerpts?|selections?|parts)\s+(?:from|of)\s+|[,–—-]\s*(?:excerpts?|selections|continued|cont\.?d?|all|entire)\.?$/i;

/** "P2 Harbour map", "P3 – Brine": a capital letter that counts what is named behind it, and no page. */
const countsName = (text: string, { index, 0: found }: RegExpExecArray) =>
  /^P\d{1,2}$/.test(found) && /^\s*[:–—-]?\s+\p{Lu}\p{Ll}/u.test(text.slice(index + found.length));

/** Without one of these no pattern can match. */
const sign = new RegExp(
  String.raw`\d|[([]|\b(?:[ivxlcIVXLC]{1,6}|${wordNumber}|prologue|epilogue|coda|preface|foreword|appendix|introduction|conclusion|afterword|excerpts?|selections?|parts|continued|cont|all|entire)\b`,
  'i',
);

/** Every locator of a text in order; one inside another, or one that only repeats the label of another, is left out. */
export const findLocators = memoize((text: string): readonly Locator[] => {
  if (!sign.test(text)) return [];
  const found: Locator[] = [];
  const add = (start: number, end: number, kind: Locator['kind']) => {
    if (found.some((other) => start < other.end && end > other.start)) return;
    found.push({ start, end, text: text.slice(start, end).trim(), kind });
  };
  for (const [kind, pattern] of patterns)
    for (const match of text.matchAll(pattern))
      if (!countsName(text, match) && (pattern !== listed || !isOneOfList(text, match.index)))
        add(match.index, match.index + match[0].length, kind);
  for (const match of text.matchAll(amountPattern)) add(match.index, match.index + match[0].length, 'amount');
  const edge = lowerAmountAtEdge.exec(text);
  if (edge) add(edge.index, edge.index + edge[0].length, 'amount');
  return found.sort((a, b) => a.start - b.start).map(unbracket);
});

function unbracket(locator: Locator): Locator {
  return {
    ...locator,
    text: locator.text
      .replace(/^[([,–—-]\s*|\s*[)\]]$/g, '')
      .replace(/\s+(?:from|of)\s*$/i, '')
      .trim(),
  };
}

const bareRange = new RegExp(String.raw`^\s*(?:pp?\.?\s*)?(${ranges})\s*\.?\s*$`, 'u');

/** A text that is nothing but pages: "12–34, 40", "Pp 3-9". Null for anything else, and for a single small number. */
export function onlyPages(text: string): string | null {
  const match = bareRange.exec(text);
  return match?.[1] && /\d/.test(match[1]) && /[–—−‐‑-]|\d{2}|\d\.\d/.test(match[1]) ? match[1] : null;
}

/** "41–58, 1990": the year is no page. */
const yearBehind = /(?<=\d),\s*(?:19|20)\d{2}$/;

/**
 * Pages at the end of a full citation, printed without a label: ", 672–682.", "51(S):S28–S40", "10.8 (2010): 540-550".
 * `from` is where the title ends.
 */
export function trailingPages(text: string, from: number): string | null {
  const tail = text
    .slice(from)
    .replace(/\b(?:doi|DOI|ISSN|ISBN|URL|https?)\b.*$/s, '')
    .replace(/\([^()]*\)/g, (inner) => ' '.repeat(inner.length));
  const colon = new RegExp(String.raw`(?<=[\d\s]):\s?(${ranges})`, 'u').exec(tail);
  if (colon?.[1] && /\d/.test(colon[1])) return colon[1].replace(yearBehind, '');
  const comma = [
    ...tail.matchAll(/,\s*([A-Z]?\d+\s?(?:--?|[–—−‐‑])\s?[A-Z]?\d+(?:,\s?\d+\s?[–-]\s?\d+)*)(?=\s*[.,;]|\s*$)/gu),
  ].at(-1);
  if (comma?.[1]) return comma[1];
  // A single number at the end is a page, unless it is a year.
  const single = /,\s*(?!(?:19|20)\d\d\b)(\d{1,4})\s*\.(?:\s|$)/.exec(tail);
  return single?.[1] ?? null;
}

/**
 * The locators that belong together as one statement of what to read, as printed: pages before chapters, and with them
 * what stands in brackets behind ("pp. 3–20 (Book One, sections 1–11)") or in a row ("book 1, lines 1–26"). Null where
 * there is none.
 */
export const locatorGroup = memoize((text: string): Readonly<Locator> | null => {
  const groups: Locator[] = [];
  for (const locator of findLocators(text)) {
    const last = groups.at(-1);
    if (last && locator.start < last.end) continue;
    const gap = last ? text.slice(last.end, locator.start) : '';
    const joined =
      last &&
      last.kind !== 'amount' &&
      locator.kind !== 'amount' &&
      /^(?:[\s,;&]*(?:\b(?:and|in|from|to|through)\b\s*)?|\s?[–—-]\s?)$/i.test(gap);
    const bracketed = last && last.kind !== 'amount' && locator.kind !== 'pages' && /^\s*\([^()]*$/.test(gap);
    if (last && (joined || bracketed)) {
      last.end = bracketed ? closingBracket(text, locator.end) : locator.end;
      last.text = text.slice(last.start, last.end);
      if (locator.kind === 'pages') last.kind = 'pages';
    } else groups.push({ ...locator });
  }
  const narrowed = groups.map(pagesBehindChapter);
  const best = narrowed.find((g) => g.kind === 'pages') ?? narrowed.find((g) => g.kind === 'chapter') ?? narrowed[0];
  return best ?? null;
});

/** "Chapter 2, 26–48": one chapter, and its pages. */
function pagesBehindChapter(group: Locator): Locator {
  const match = /^(?:ch(?:ap(?:ter)?)?\.?)\s?\d{1,2}\s?,\s*(\d{2,4}\s?(?:--?|[–—−])\s?\d{2,4})$/i.exec(group.text);
  return match?.[1] ? { ...group, kind: 'pages', text: match[1], start: group.end - match[1].length } : group;
}

function closingBracket(text: string, from: number): number {
  const at = text.indexOf(')', from);
  return at < 0 ? from : at + 1;
}

const book = String.raw`(?:[IVXL]{1,6}|\d{1,2})(?:\.\d{1,3})?`;
const books = new RegExp(String.raw`^\s*,?\s*((?:${book})(?:\s?(?:--?|[–—,&]|and)\s?${book})*)\s*[.;]?\s*$`, 'u');

/** "*Politics* II.1–4", "*Iliad* 1–4": the books of a classic, behind its title and without a label. */
export function booksBehind(text: string): string | null {
  return books.exec(text)?.[1] ?? null;
}
