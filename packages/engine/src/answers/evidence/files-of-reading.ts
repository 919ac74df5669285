import { titleWithoutDayOff } from '../../citations/day-off-note.ts';
import { ofAnyPart } from '../../lexicon/reading-words.ts';
import type { Reading } from '../../syllabus/course.ts';
import { contentStems } from '../../text/words.ts';
import { overlaps, type PartNumber, type PartNumbers, partOfFile, partsOfReading } from '../question/part-numbers.ts';

/** A file of the folder by the name that the student knows it by. */
export interface NamedDocument {
  id: string;
  name: string;
}

/** What a file may be called after, and the files that it is tied to. */
type Sought = Pick<Reading, 'title' | 'documentIds'> & Partial<Pick<Reading, 'author' | 'pages'>>;

/** What a name says beside its numbers. */
interface FileName {
  words: number;
  part: PartNumber | null;
  opens: boolean;
}

interface ReadingName extends PartNumbers {
  words: ReadonlySet<string>;
  /** What every chapter has: "Introduction". */
  isGeneral: boolean;
  /** Nothing but its number and its author: "Okafor ch. 6". */
  isBare: boolean;
  author: ReadonlySet<string>;
}

const ofAnyReading = new Set(
  contentStems('chapter chap ch section sect sec reading article paper text book essay file pdf slide note handout'),
);
const general = new Set(contentStems(ofAnyPart.join(' ')));
/** Of a title's words, so that a file is called after it. */
const leastOfTitle = 0.7;
/** Of the words of the shorter name, where both have the same number in their book. */
const leastOfNumbered = 0.5;
/** Words of a title, so that it outweighs another number. */
const fewestAlike = 2;

/**
 * Tells of each reading which of these files it is, in their order: those that are tied to it, and those that are
 * called after its title or its number in the book. A number says more than a title: the file of another section is
 * another reading, however alike they are called. The names are read once, however many readings are asked for.
 */
export function filesOfReading<Named extends NamedDocument>(files: readonly Named[]): (reading: Sought) => Named[] {
  const called = new Map<string, number[]>();
  const names = files.map(({ name }, at): FileName => {
    const stems = new Set(fileStems(name));
    for (const stem of stems) {
      const places = called.get(stem);
      if (places) places.push(at);
      else called.set(stem, [at]);
    }
    return { ...partOfFile(name), words: [...stems].filter((stem) => !isNumber(stem)).length };
  });
  const countShared = (stems: ReadonlySet<string>): Uint32Array => {
    const shared = new Uint32Array(files.length);
    for (const stem of stems) for (const at of called.get(stem) ?? []) shared[at] = (shared[at] ?? 0) + 1;
    return shared;
  };
  return (sought) => {
    const reading = readName(sought);
    const ofTitle = countShared(reading.words);
    const ofAuthor = countShared(reading.author);
    return files.filter(({ id }, at) => {
      const file = names[at];
      if (sought.documentIds?.includes(id) || !file) return true;
      return isCalled(file, reading, ofTitle[at] ?? 0, ofAuthor[at] ?? 0);
    });
  };
}

function readName({ title: noted, author, pages }: Sought): ReadingName {
  // A plan may have been read before notes of days off were told from titles.
  const title = titleWithoutDayOff(noted);
  const numbers = partsOfReading(title, pages);
  const bare = numbers.opens ? withoutRemarks(title) : title;
  const named = nameStems(bare).filter((stem) => numbers.parts.length === 0 || !isNumber(stem));
  const words = new Set(named.length > 0 || numbers.parts.length > 0 ? named : contentStems(title));
  const byAuthor = nameStems(author ?? '');
  return {
    ...numbers,
    words,
    isGeneral: words.size > 0 && [...words].every((stem) => general.has(stem)),
    isBare: [...words].every((stem) => byAuthor.includes(stem)),
    author: new Set(byAuthor.filter((stem) => !words.has(stem))),
  };
}

/** "7.4 again + the handout", "25.1 (long! start early)": what is said beside the number names no part. */
const withoutRemarks = (title: string): string =>
  title
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s(?:\+|plus|&)\s.*$/i, ' ')
    .replace(/\b(?:again|re-?read|skim|only|optional|first half|second half|rest|part)\b/gi, ' ');

/** @param shared words of the title that the file's name has; `ofAuthor` those of the author besides */
function isCalled(file: FileName, reading: ReadingName, shared: number, ofAuthor: number): boolean {
  const { part } = file;
  const { words, parts, isGeneral } = reading;
  const isTitled = words.size > 0 && shared >= words.size * leastOfTitle;
  if (part === null || parts.length === 0) return isTitled && !(isGeneral && parts.length > 0);
  if (parts.some((each) => overlaps(each, part))) return isSamePart(file, part, reading, shared + ofAuthor);
  // Another edition's number, or a day: "09-14 Why Rivers Bend".
  const isAlike = isTitled && !isGeneral && shared >= fewestAlike && shared === file.words;
  return isAlike && reading.opens && part.length > 1;
}

/** Whether two names with the same number are of one book. */
function isSamePart(file: FileName, part: PartNumber, reading: ReadingName, shared: number): boolean {
  const { words, parts, opens, isGeneral, isBare } = reading;
  const [, section = 0] = part;
  if (file.words === 0) return (opens || isBare) && !(isGeneral && section > 0);
  if (words.size > 0 && shared >= Math.min(file.words, words.size) * leastOfNumbered) return true;
  if (isBare) return file.opens || words.size + reading.author.size === 0;
  // "Chapter 6: Water" and "06-2-tides.md", "6.2 Tides" and "ch06-water.pdf".
  const isLarger = !isGeneral && parts.some((each) => each.length < part.length);
  return opens && file.opens && (isLarger || parts.every((each) => each.length > part.length));
}

const isNumber = (stem: string): boolean => /^\d{1,2}(?:\.\d+)*$/.test(stem);

/** "smith-ch3.pdf" is "smith ch 3". */
const spaced = (name: string): string =>
  name
    .replace(/\.\w{1,5}$/, '')
    .replace(/[_.-]+/g, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ');

export const fileStems = (name: string): string[] => nameStems(spaced(name));
export const nameStems = (text: string): string[] =>
  contentStems(text.replace(/['’]s\b/g, '')).filter((stem) => !ofAnyReading.has(stem));

/** "3" of "ch. 03", "Chapter 3". */
export const chapterIn = (text: string): string | null =>
  /\b(?:ch(?:ap(?:ter)?)?s?\.?)\s?0*(\d{1,2})\b/i.exec(text)?.[1] ?? null;
