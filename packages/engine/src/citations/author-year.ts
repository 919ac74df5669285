import { alternation, withCapitals } from '../lexicon/alternation.ts';
import { englishMonthNames, englishWeekdayNames, seasonNames } from '../lexicon/calendar-names.ts';
import { memoize } from '../text/memoize.ts';
import { shortAuthors } from './names.ts';

/** A work named by its authors and year: "Okafor and Lindt 2010", "Mensah (2006a)". */
export interface AuthorYear {
  start: number;
  end: number;
  /** As printed: "Mensah (2006a)". For one of several years, as it would be printed alone. */
  text: string;
  authors: string;
  families: string[];
  /** With its letter: "2006a". */
  year: string;
  /** "et al.", two names or a year in brackets: no title of a lesson looks so. */
  certain: boolean;
}

const years =
  /^(?:\s*,\s*|\s+|(?=[([]))(\(|\[)?\s*([12]\d{3}[a-z]?(?:\s*[;,&]\s*(?:[12]\d{3}[a-z]?|[a-z])(?=[\s;,)\]]))*)\s*(\)|\])?(?![\p{L}\d]|\s?[-–]\s?\d)/u;
export const notNames = new RegExp(
  String.raw`^(?:The|A(?!\.)|An|In|On|Of|And|For|Week|${alternation(withCapitals([...seasonNames, ...englishMonthNames, ...englishWeekdayNames]))}|Chapter|Part|Act|Scene|Vol|Volume|Since|After|Before|Until|From|Exam|Final|Midterm|Introduction|Intro|Read|Reading|Readings|Version|Copyright|ISBN|Due)\b`,
);
const nameStart = /(?<![\p{L}\p{N}'’-])(?:(?:[vV]an|[vV]on|[dD]e|[dD]er|[dD]el|[lL]a|[lL]e)\s)*\p{Lu}/gu;

/** The author-year keys of a text, in order. "Mensah (2000a; 2000b)" gives two. */
export const authorYears = memoize((text: string): readonly AuthorYear[] => {
  const found: AuthorYear[] = [];
  if (!/[12]\d{3}/.test(text)) return found;
  for (const match of text.matchAll(nameStart)) {
    const start = match.index;
    if (start < (found.at(-1)?.end ?? 0)) continue;
    const rest = text.slice(start, start + 160);
    if (notNames.test(rest)) continue;
    const authors = shortAuthors(rest);
    if (!authors || rest.slice(0, authors.end).split(/\s+/).length > 4 * authors.families.length + 2) continue;
    const year = years.exec(rest.slice(authors.end));
    if (!year?.[2]) continue;
    const bracketed = year[1] !== undefined;
    // A bracket that opened before the names is not theirs to close.
    const closing = !bracketed && year[3] ? year[3].length : 0;
    const end = start + authors.end + year[0].trimEnd().length - closing;
    const printedNames = rest.slice(0, authors.end);
    const certain = bracketed || authors.families.length > 1 || /\bet\.?\s?al\b/.test(printedNames);
    const each = expandYears(year[2]);
    const between = year[0].slice(0, year[0].indexOf(year[2]));
    for (const one of each) {
      const printed =
        each.length === 1
          ? text.slice(start, end)
          : `${printedNames}${between}${one}${bracketed ? (year[3] ?? '') : ''}`;
      found.push({
        start,
        end,
        text: printed.trim(),
        authors: authors.names,
        families: authors.families,
        year: one,
        certain,
      });
    }
  }
  return found;
});

/** "2000a; b" and "2000a, 2000b" are two years. */
function expandYears(printed: string): string[] {
  let last = '';
  return printed.split(/\s*[;,&]\s*/).map((part) => {
    if (/^\d{4}/.test(part)) last = part.slice(0, 4);
    return /^\d/.test(part) ? part : last + part;
  });
}
