import { authorBlock } from '../citations/names.ts';
import { parseCitation } from '../citations/parse-citation.ts';
import { bookAround, withoutRemarks, withoutReport } from './beside-the-work.ts';
import { editionIn, volumeIn } from './edition.ts';
import { doiIn, isbnIn } from './identifiers.ts';
import { namedTitle } from './named-title.ts';
import { namesMore, person, splitNames } from './people.ts';
import { readPart } from './read-part.ts';
import type { SoughtWork } from './sought-work.ts';
import { stripTitleMarkup } from './title-form.ts';

export interface ReadingLine {
  title: string;
  author: string | null;
  /** "textbook", "journal_article", "novel" …; what is said when nobody chose is "textbook". */
  readingType?: string | null;
}

/** No entry of a bibliography is longer; what is, is no line of a syllabus. */
const longestLine = 500;

/**
 * The work that a reading of a syllabus asks for: its title without chapter, edition, volume, translator and author,
 * which are told apart. A line that says nothing of a work keeps its words as the title.
 */
export function soughtWork({ title, author, readingType }: ReadingLine): SoughtWork {
  const line = stripTitleMarkup(title.slice(0, longestLine));
  const told = line.replace(/\bhttps?:\/\/\S+|\bwww\.\S+/gi, ' ');
  const bare = told
    .replace(/\b(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?10\.\d{4,9}\/\S+/gi, ' ')
    .replace(/\bISBN(?:-1[03])?:?\s*[\dXx][\dXx\s‐–-]{8,}/gi, ' ');
  const edition = editionIn(bare);
  const volume = volumeIn(bare);
  const cited = readCitation(withoutReport(withoutRemarks(bare)), author?.slice(0, longestLine) ?? null);
  const part = readPart(cited.title);
  const located = part.part ?? cited.pages;
  const work = cleanEnds(part.rest);
  const families = cited.people.authors.map((name) => person(name).family);
  // "Mankiw Ch. 3": the name stands for a work that the line does not name.
  const nameless = located !== null && families.length > 0 && (work === '' || families.includes(work.toLowerCase()));
  const split = splitSubtitle(nameless ? '' : (pieceIn(work) ?? (work || cleanEnds(cited.title) || line)));
  const around = bookAround(bare);
  return {
    ...split,
    ...cited.people,
    year: cited.year,
    edition: edition?.number ?? null,
    volume: volume?.number ?? null,
    part: located,
    partTitle: part.partTitle,
    container: around === split.title ? null : around,
    doi: doiIn(line),
    isbn: isbnIn(line),
    kind: kindOf(line, readingType ?? null, edition !== null),
  };
}

interface Cited {
  title: string;
  people: Pick<SoughtWork, 'authors' | 'moreAuthors'>;
  year: number | null;
  pages: string | null;
}

/** Title, people, year and pages of the line; people that are known apart are taken off its front. */
function readCitation(line: string, author: string | null): Cited {
  const year = yearIn(line);
  if (author?.trim()) {
    return {
      title: withoutYear(withoutNames(line, author)),
      people: peopleOf(author),
      year: year ?? yearIn(author),
      pages: null,
    };
  }
  const leading = readPart(line);
  const isBehind = line.startsWith(leading.rest);
  const isCut = leading.part !== null && leading.rest !== '' && (!isBehind || /,\s/.test(leading.rest));
  const text = isCut ? leading.rest.replace(/[\s,;:(–—-]+$/, '') : line;
  const numbered = vancouver.exec(text);
  if (numbered?.[1] && numbered[2])
    return { title: numbered[2], people: peopleOf(numbered[1]), year: Number(numbered[3]), pages: null };
  const evidence = { page: null, block: 0, start: 0, end: text.length, text };
  const citation = parseCitation({ text, marks: [], evidence });
  const named = citation.shape === 'full' ? null : namedTitle(text, isCut);
  if (named) return { title: withoutYear(named.title), people: peopleOf(named.names), year, pages: leading.part };
  if (citation.author === null || citation.shape === 'author-year' || citation.title.length < 3) {
    return { title: withoutYear(text), people: nobody, year, pages: leading.part ?? citation.pages };
  }
  if (citation.shape === 'chapter' && citation.title.startsWith(citation.author)) {
    return { title: '', people: peopleOf(citation.author), year, pages: citation.pages };
  }
  const titled = Math.max(0, text.indexOf(citation.title));
  const before = text.slice(0, titled).replace(/[([]?\b[12]\d{3}[a-z]?\b.*$/, '');
  const by = /\bby\s+([^(,]+(?:,\s[^(,]+)*)/i.exec(text.slice(titled))?.[1] ?? '';
  const people = fullNames(before.length > 2 ? before : by, citation.author);
  return { title: citation.title, people, year, pages: leading.part ?? citation.pages };
}

// "Coase RH, Lee B. The problem of social cost. J Law Econ. 1960;3:1-44."
const vancouver =
  /^((?:\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?\s\p{Lu}{1,3}(?:,\s|(?=\.)))+(?:et\.? al)?)\.\s+(\p{Lu}[^.?]{5,300}[.?])\s+\p{Lu}[^;]{2,80}?\b((?:1[4-9]|20)\d{2})\b/u;

const nobody: Cited['people'] = { authors: [], moreAuthors: false };

/** The names as printed, where they hold the family names that were found; else those alone. */
function fullNames(printed: string, families: string): Cited['people'] {
  const text = printed.replace(/^[\s“"‘]+|[\s“"‘:,]+$/g, '').replace(/[’']s$/, '');
  const full = peopleOf(text);
  return full.authors.length >= splitNames(families).length && text.length < 200 ? full : peopleOf(families);
}

const peopleOf = (printed: string): Cited['people'] => ({
  authors: splitNames(printed.replace(/[([]?\b[12]\d{3}[a-z]?\b[)\]]?/g, ' ')),
  moreAuthors: namesMore(printed),
});

/** The line without the names in front of it or behind "by": they are told apart already. */
function withoutNames(line: string, author: string): string {
  const families = splitNames(author).map(
    (name) => (name.includes(',') ? name.split(',')[0] : name.split(/\s+/).at(-1)) ?? '',
  );
  const mentions = (text: string) =>
    families.some((family) => family.length > 2 && text.toLowerCase().includes(family.toLowerCase()));
  const by = /,?\s+by\s+(?=\p{Lu})([^:]{3,80})$/u.exec(line);
  if (by?.[1] && mentions(by[1])) return line.slice(0, by.index);
  const possessive = /^([^,:]{2,40}?)[’']s?\s+(?=[\p{Lu}“"])/u.exec(line);
  if (possessive?.[1] && mentions(possessive[1])) return line.slice(possessive[0].length);
  const block = authorBlock(line);
  const front = block ? line.slice(0, block.end) : (/^[^:,]{2,60}[,:]\s+/.exec(line)?.[0] ?? '');
  const rest = line.slice(front.length).replace(/^[\s,.:;)]+/, '');
  return front !== '' && mentions(front) && /\p{L}{3}/u.test(rest) ? rest : line;
}

function yearIn(text: string): number | null {
  const match =
    /[([](?:[^()[\]]{0,60}[,\s])?((?:1[4-9]|20)\d{2})[a-z]?\s*[)\]]|[,.]\s*((?:1[4-9]|20)\d{2})[a-z]?\s*(?=[.,;:]|$)|^\p{L}[^.]{2,80}\.\s((?:1[4-9]|20)\d{2})\.\s/u.exec(
      text,
    );
  const year = match?.[1] ?? match?.[2] ?? match?.[3];
  return year ? Number(year) : null;
}

const withoutYear = (title: string): string =>
  title
    .replace(/^\s*[([]?(?:1[4-9]|20)\d{2}[a-z]?[)\]][.,:]?\s+/, '')
    .replace(/\s*[([][^()[\]]{0,60}\b(?:1[4-9]|20)\d{2}[a-z]?\s*[)\]]/, '')
    .replace(/,\s*(?:1[4-9]|20)\d{2}\.?$/, '');

function splitSubtitle(title: string): Pick<SoughtWork, 'title' | 'subtitle'> {
  const unquoted = title.replace(/^[“"‘]([^“”"]+)[”"’][.,]?$/, '$1');
  const colon = /^(.{2,}?)(?::\s+|\s+[–—]\s+)(.{3,})$/.exec(unquoted);
  return colon?.[1] && colon[2] ? { title: colon[1], subtitle: colon[2] } : { title: unquoted, subtitle: null };
}

/** “Thick Description,” in The Interpretation of Cultures. */
const pieceIn = (title: string): string | null =>
  /^[“"]([^“”"]{3,}?)[.,]?[”"],?\s+in:?\s+\p{Lu}/iu.exec(title)?.[1] ?? null;

const cleanEnds = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.–—-]+/, '')
    .replace(/[\s,;:–—-]+$|(?<=\p{Ll}{2})\.$/u, '')
    .trim();

function kindOf(line: string, type: string | null, hasEdition: boolean): SoughtWork['kind'] {
  if (/\bjournal\b|\bproceedings\b|\b\d{1,3}\s?\(\d{1,3}\)|\bvol\.\s?\d+,\s?no\.\s?\d+/i.test(line)) return 'article';
  if (type && /article|paper|essay/i.test(type)) return 'article';
  if (
    hasEdition ||
    /\bISBN\b|\btextbook\b/i.test(line) ||
    (type && /^(?:book|novel|monograph|play|poetry|chapter|book_chapter)$/i.test(type))
  ) {
    return 'book';
  }
  return null;
}
