import { alternation } from '../../lexicon/alternation.ts';
import { chapterWords, sectionWords, seriesWords } from '../../lexicon/reading-words.ts';

/** A chapter, [6], or a section in it, [6, 2]; of a series of a course with what it is called there: "module". */
export type PartNumber = readonly number[] & { readonly series?: string };

export interface PartNumbers {
  parts: readonly PartNumber[];
  /** The text opens with the number: it is the name of the part and no place in another work. */
  opens: boolean;
}

const dotted = String.raw`\d{1,2}\.\d{1,2}(?:\.\d{1,2})?`;
const before = String.raw`(?<![\p{L}\p{N}.])`;
const behind = String.raw`(?![\p{N}%]|\.\d)`;
/** "chapter 9, 5 multiple choice questions": the second number counts what is asked for. */
const counts = String.raw`(?!\s(?:[\p{L}-]+\s){0,3}(?:questions?|cards?|flash ?cards?|statements?|dialogues?|exercises?|mcqs?)\b)`;
const toRange = String.raw`\s?(?:-{1,2}|[–—]|\bto\b|\bthrough\b)\s?`;
const join = String.raw`(?:${toRange}|\s?(?:,|;|&|,?\s?\band\b)\s?)`;
const list = (number: string) => String.raw`${number}(?:${join}${number}${behind}${counts})*`;
const label = String.raw`(?:${alternation(chapterWords)})\.?\s?#?\s?`;
const ofChapters = new RegExp(String.raw`${before}${label}(?<numbers>${list(String.raw`\d{1,2}`)})${behind}`, 'giu');
const ofSections = new RegExp(String.raw`${before}(?<numbers>${list(dotted)})${behind}`, 'gu');
const opening = new RegExp(
  String.raw`^\W*(?:(?:${alternation([...chapterWords, ...sectionWords])})\b\.?|§+|${dotted})\s?#?\s?(?=[\d\W]|$)`,
  'iu',
);
/** No week has more parts to read. */
const longest = 40;

/** The chapters and sections that a reading names: "6.2 Tides", "Chapters 3–5", "Okafor 2.1–2.3". */
export function partsOfReading(title: string, pages: string | null = null): PartNumbers {
  const texts = [title, pages ?? ''];
  const sections = texts.flatMap((text) => numbersIn(text, ofSections));
  const chapters = texts.flatMap((text) => numbersIn(text, ofChapters));
  // "Chapter 4, sections 4.1 and 4.2" is no more than these.
  const narrowed = chapters.filter(([chapter]) => !sections.some(([of]) => of === chapter));
  return { parts: [...sections, ...narrowed], opens: opening.test(title) };
}

const seriesWord = alternation(seriesWords);
const ofSeries = new RegExp(
  String.raw`${before}(?<series>${seriesWord})\.?\s?#?\s?(?<numbers>${dottedOrDashed()}|${list(String.raw`\d{1,2}`)})${behind}`,
  'giu',
);

/** "Lecture 2-3" is the third of the second part where "lectures 2-3" are two. */
function dottedOrDashed(): string {
  return String.raw`(?<!s\s)\d{1,2}[.-]\d{1,2}`;
}

/** The modules, lectures and the like that a student names by number: "module 5", "lec 3", "lecture 2-3". */
export const partsOfSeries = (text: string): PartNumber[] =>
  [...text.matchAll(ofSeries)].flatMap(({ groups }): PartNumber[] => {
    const { series = '', numbers = '' } = groups ?? {};
    const found =
      /^\d+[.-]\d+$/.test(numbers) && !/s$/i.test(series) ? [numbers.split(/[.-]/).map(Number)] : rangesOf(numbers);
    return found.map((numbers) => Object.assign(numbers, { series: series.toLowerCase().replace(/s$/, '') }));
  });

const numbersIn = (text: string, pattern: RegExp): number[][] =>
  [...text.matchAll(pattern)].flatMap(({ groups }) => rangesOf(groups?.numbers ?? ''));

function rangesOf(numbers: string): number[][] {
  const found: number[][] = [];
  let at = 0;
  for (const { 0: token, index } of numbers.matchAll(/\d+(?:\.\d+)*/g)) {
    const next = token.split('.').map(Number);
    const last = found.at(-1);
    if (last && new RegExp(String.raw`^${toRange}$`, 'u').test(numbers.slice(at, index)))
      found.push(...between(last, next));
    found.push(next);
    at = index + token.length;
  }
  return found.slice(0, longest);
}

/** 2.2 and 2.3 between 2.1 and 2.4. */
function between(from: PartNumber, to: PartNumber): number[][] {
  const inner = to.slice(0, -1);
  if (from.length !== to.length || !inner.every((number, i) => number === from[i])) return [];
  const [low = 0, high = 0] = [from.at(-1), to.at(-1)];
  return Array.from({ length: Math.max(0, Math.min(high - low - 1, longest)) }, (_, i) => [...inner, low + 1 + i]);
}

const pair = String.raw`0*(?<chapter>\d{1,2})(?:[._ -]|\s-\s)0*(?<section>\d{1,2})(?:[._-]0*(?<sub>\d{1,2}))?(?![._-]?\p{N})`;
const labels = String.raw`(?:${alternation([...chapterWords, ...sectionWords])}|§)[._ -]*`;
const pairAtStart = new RegExp(String.raw`^(?:${labels})?${pair}`, 'iu');
const pairBehindLabel = new RegExp(String.raw`(?<!\p{L})${labels}${pair}`, 'iu');
const dottedPair = /(?<![\p{L}\p{N}.])0*(?<chapter>\d{1,2})\.0*(?<section>\d{1,2})(?:\.0*(?<sub>\d{1,2}))?(?![\p{N}])/u;
const chapterOfFile = new RegExp(
  String.raw`(?<!\p{L})(?:${alternation(chapterWords)})[._ -]*0*(?<chapter>\d{1,2})(?![\p{N}])`,
  'iu',
);
/** Camel case parts words as a blank does. */
const parted = (name: string): string => name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');

/** What part of a book a file is by its name: "06-2-tides.md", "ch06_2.pdf", "Section 6.2.docx", "OkaforCh06.pdf". */
export function partOfFile(name: string): { part: PartNumber | null; opens: boolean } {
  const bare = parted(name.replace(/\.[a-z]\w{0,4}$/i, ''));
  const found =
    pairAtStart.exec(bare) ?? pairBehindLabel.exec(bare) ?? dottedPair.exec(bare) ?? chapterOfFile.exec(bare);
  if (!found) return { part: null, opens: false };
  const { chapter, section, sub } = found.groups ?? {};
  return {
    part: [chapter, section, sub].flatMap((number) => (number === undefined ? [] : [Number(number)])),
    opens: found.index === 0,
  };
}

/** Whether two parts are the same, or one contains the other. */
export const overlaps = (a: PartNumber, b: PartNumber): boolean =>
  a.slice(0, b.length).every((number, i) => number === b[i]);

/** Whether a part equals another one, or lies within it. */
export const isWithin = (part: PartNumber, other: PartNumber): boolean =>
  other.length <= part.length && overlaps(part, other);

/**
 * Finds the files whose names say that they are one of these parts, or lie within one. Where none says what its number
 * counts, the number that it opens with is taken for it: "09_tides.html".
 */
export function filesOfParts<Named extends { name: string }>(
  files: readonly Named[],
  parts: readonly PartNumber[],
): Named[] {
  const called = files.filter(({ name }) => {
    const { part } = partOfFile(name);
    return parts.some((each) =>
      each.series === undefined || each.length > 1
        ? part !== null && isWithin(part, each)
        : isOfSeries(name, each.series, each[0]),
    );
  });
  if (called.length > 0) return called;
  return files.filter(({ name }) => {
    const number = /^0*(\d{1,2})(?=[._\s-]+\p{L})/u.exec(name.replace(/\.[a-z]\w{0,4}$/i, ''))?.[1];
    return number !== undefined && parts.some((part) => part.length === 1 && part[0] === Number(number));
  });
}

const numberedFile = new RegExp(
  String.raw`(?<!\p{L})(?<series>${seriesWord})[._ #-]*0*(?<number>\d{1,2})(?!\p{N})`,
  'giu',
);

/** "lec-05.pdf" is lecture 5. */
const isOfSeries = (name: string, series: string, number: number | undefined): boolean =>
  [...parted(name).matchAll(numberedFile)].some(({ groups }) => {
    const own = groups?.series?.toLowerCase() ?? '';
    return Number(groups?.number) === number && (own.startsWith(series) || series.startsWith(own.replace(/s$/, '')));
  });

/** "Chapter 6", "Section 6.2", "Module 5". */
export const sayPart = (part: PartNumber): string => {
  const { series = part.length > 1 ? 'section' : 'chapter' } = part;
  return `${series.charAt(0).toUpperCase()}${series.slice(1)} ${part.join('.')}`;
};

export const sayParts = (parts: readonly PartNumber[]): string => parts.map(sayPart).join(', ');
