import { authorYears, notNames } from './author-year.ts';
import { shortAuthors } from './names.ts';

/** Names as a citation prints them, and folded family names. */
interface AuthorsIn {
  names: string;
  families: string[];
}

/** The people that a whole text names, or null where it says anything else. */
export function authorIn(text: string): AuthorsIn | null {
  const bare = text.replace(/[\s,:.;–—-]+$/, '').trim();
  if (
    bare === '' ||
    notNames.test(bare) ||
    /^(?:How|What|Why|Who|When|Where|To|Is|Does|All|No|Some|Our|Your|From|Handout|Notes?|Text|Textbook|Course|Class|Lecture|Slides?|Video|Film|Article|Essay|Poem|Story)\b/.test(
      bare,
    )
  )
    return null;
  const authors = shortAuthors(bare);
  return authors && authors.end >= bare.length - 1 && bare.split(/\s+/).length <= 5 * authors.families.length
    ? authors
    : null;
}

/** The people behind a title: “by First Last”, “(Last)”, “Last (1976)”. */
export function authorBehind(text: string): AuthorsIn | null {
  const bracketed = /^[\s,.]*\(([^()\d]{3,60})\)\s*\.?$/.exec(text)?.[1];
  if (bracketed) return authorIn(bracketed);
  const key = authorYears(text)[0];
  if (key?.certain && key.start <= 2 && /^[\s.]*$/.test(text.slice(key.end)))
    return { names: key.authors, families: key.families };
  const by = /^[\s,.]*(?:\([^)]*\)\s*)?\bby\s+/i.exec(text);
  if (!by) return null;
  return shortAuthors(text.slice(by[0].length));
}

/** Family names that stand for a work. Several capitalised words in a row are more often its title than a full name. */
export function familyNames(text: string): AuthorsIn | null {
  const author = authorIn(text);
  if (!author) return null;
  // "ER, Chapter 1": capitals alone abbreviate a title.
  if (/^\p{Lu}{2,5}$/u.test(text.trim())) return null;
  return author.families.length > 1 || !/\s/.test(text) || /\bal\b|\p{Lu}\.\s/u.test(text) ? author : null;
}
