import type { SourceGrade } from '@weekwise/domain/sources.ts';
import { contentStems } from '../text/words.ts';
import type { SoughtWork } from './sought-work.ts';

/** A file of the student's as far as it tells what text it is. */
export interface OwnFile {
  /** With its extension. */
  name: string;
  /** Its first passages; empty while it is not read. */
  beginning: string;
  /** Its headings, each with those above it, in reading order. */
  headings: string[][];
}

export interface OwnMatch {
  grade: SourceGrade;
  /** A sentence for the student. */
  reason: string;
}

/** A title of fewer content words is on many first pages. */
const tellingTitle = 3;
/** Share of a title's content words that a name or heading has that gives it. */
const mostOfTitle = 0.8;
/** Content words that a heading, and the name of a file that tells little, may have besides the title. */
const besides = 3;
const fewBesides = 2;
/** Headings in which the author of a text may stand. */
const firstHeadings = 4;
/** Characters at the beginning of a file where its title stands. */
const titlePage = 600;

/**
 * Whether a file is a work, or speaks of it, by its name, its first passages and its headings. Null where nothing says
 * so.
 * A file that gives the title and names the author is the work; so is one whose title cannot be another's.
 */
export function matchOwnFile(work: SoughtWork, { name, beginning, headings }: OwnFile): OwnMatch | null {
  const title = [...new Set(contentStems(work.title))];
  const named = contentStems(name.replace(/\.\w+$/, '').replace(/[_\-–—.+]+/g, ' '));
  if (title.length === 0) return ofAuthorAlone(work, named);
  const opening = contentStems([beginning, ...headings.slice(0, firstHeadings).flat()].join('\n'));
  const [first = []] = headings;

  if (work.doi !== null && beginning.toLowerCase().includes(work.doi.toLowerCase())) {
    return { grade: 'great', reason: 'Your file gives the DOI of the reading.' };
  }
  const isNamed = holds(named, title);
  const isFirst = givesTitle(first, title) || opensWith(beginning, title, first.length === 0);
  const where = isNamed ? 'in its name' : isFirst ? 'at its beginning' : null;
  const isTelling = title.length >= tellingTitle;
  const author = work.authors.find((each) => isSaid(each, [...named, ...opening]));
  if (where && author !== undefined) {
    return { grade: 'great', reason: `Your file has the title ${where} and names ${familyName(author)}.` };
  }
  if (where && work.authors.length === 0) {
    const isItsOwn = isTelling || (isNamed && named.length <= title.length + fewBesides);
    return { grade: isItsOwn ? 'great' : 'close', reason: `Your file has the title ${where}.` };
  }
  if (isNamed && isTelling && covers(named, title)) {
    return { grade: 'great', reason: 'Your file is called after the reading.' };
  }
  if (where) return { grade: 'close', reason: `Your file has the title ${where} but does not name the author.` };
  if (author !== undefined && isSaid(author, named) && title.some((stem) => named.includes(stem))) {
    return { grade: 'close', reason: `Your file is called after ${familyName(author)} and part of the title.` };
  }
  const heading = headings.find((path) => givesTitle(path, title));
  if (!heading) return null;
  return { grade: isTelling ? 'close' : 'related', reason: `A part of your file is called “${heading.at(-1)}”.` };
}

/** "Marrow, ch. 3": the plan knows no title, and the file is called after the author. */
function ofAuthorAlone({ authors, part }: SoughtWork, named: readonly string[]): OwnMatch | null {
  const author = part === null ? undefined : authors.find((each) => isSaid(each, named));
  return author === undefined ? null : { grade: 'close', reason: `Your file is called after ${familyName(author)}.` };
}

const covers = (said: readonly string[], title: readonly string[]): boolean =>
  title.every((stem) => said.includes(stem));
const holds = (said: readonly string[], title: readonly string[]): boolean =>
  title.filter((stem) => said.includes(stem)).length >= title.length * mostOfTitle;

/** Whether the innermost heading is the title, and not a sentence that has its words too. */
function givesTitle(path: readonly string[], title: readonly string[]): boolean {
  const said = contentStems(path.at(-1) ?? '');
  return said.length <= title.length + besides && holds(said, title);
}

/**
 * Whether a line or sentence at the very beginning is the title; where nothing stands above it, also one that goes on
 * after it, as where the name of the author follows. A lecture that speaks of the work has its title in the middle of a
 * sentence.
 */
function opensWith(beginning: string, title: readonly string[], mayGoOn: boolean): boolean {
  return beginning
    .slice(0, titlePage)
    .split(/[\n.!?:;“”"]|\bby\b/i)
    .map(contentStems)
    .some((said) => {
      const isShort = said.length <= title.length + besides;
      return title.every((stem, i) => said[i] === stem) && (mayGoOn || isShort);
    });
}

const familyName = (author: string): string =>
  author.includes(',') ? (author.split(',')[0] ?? author).trim() : (author.trim().split(/\s+/).at(-1) ?? author);

function isSaid(author: string, text: readonly string[]): boolean {
  const family = contentStems(familyName(author));
  return family.length > 0 && covers(text, family);
}
