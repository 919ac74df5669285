import { alternation } from '../lexicon/alternation.ts';
import {
  foreignOrdinals,
  foreignTerms,
  type Season,
  seasonNames,
  seasons,
  termNames,
} from '../lexicon/calendar-names.ts';
import { cardinals } from '../lexicon/numbers.ts';
import { memoize } from '../text/memoize.ts';

/** "Fall 2023", "2017 Spring Semester", "Winter 2023/24", "Semester 2, 2023". */
export interface TermMention {
  /** As printed. */
  text: string;
  start: number;
  end: number;
  season: Season | 'unknown';
  /** The year printed; of "2023/24" the first. */
  year: number;
  /** Two years are printed, "2023/24": an academic year, whose months before July belong to the second. */
  spansYears: boolean;
}

const seasonsOfYear = Object.keys(seasons) as Season[];
const namesOf = (season: Season) => [...seasons[season], ...termNames[season]];
const seasonName = `(?:${alternation(seasonsOfYear.flatMap(namesOf))})(?:\\s*(?:\\/|-|and|&)\\s*(?:${alternation(seasonNames)}))?`;
const part =
  '(?:\\s+(?:semester|quarter|term|trimester|session)\\b(?:\\s+(?:[A-D]|I{1,3}|[1-6])\\b)?|\\s+(?:[A-D]|I{1,3}|[1-6])\\b)?';
const year = "((?:19|20)\\d\\d|['’]\\d\\d)(?!\\d)(?:\\s*[-–/]\\s*(?:20)?\\d\\d(?!\\d))?";

const isYear = /^(?:['’]\d\d|\d{4})$/;
/** "2023/24", and not "2023 – 10 weeks": the second year follows on the first. */
const twoYears = /(\d\d)\s*[-–/]\s*(?:20)?(\d\d)(?!\d)/;
const spansYears = (text: string): boolean => {
  const [, first, second] = twoYears.exec(text) ?? [];
  return first !== undefined && (Number(first) + 1) % 100 === Number(second);
};

const termPatterns = [
  new RegExp(`\\b(${seasonName})${part}[\\s,:–()_-]*(?:of\\s+)?${year}`, 'gi'),
  new RegExp(`\\b${year}[\\s,:–_-]*(${seasonName})\\b(?:\\s+(?:semester|quarter|term|session))?`, 'gi'),
  new RegExp(
    `\\b((?:semester|term|trimester|quarter)\\s+(?:[1-4]|I{1,3}V?|${alternation(cardinals.slice(1, 4))}))[\\s,:–()-]*${year}`,
    'gi',
  ),
  // "I semestre 2031", "segundo semestre de 2031", "1º semestre 2031"
  new RegExp(
    `(?<![\\p{L}\\d])((?:${alternation(foreignOrdinals)}|I{1,3}V?|[1-4](?:\\.?[ºª°]|er|[eè]me?|\\.)?)\\s+(?:${alternation(foreignTerms)})(?:\\s+(?:de|del|do))?)[\\s,:–()-]*${year}`,
    'giu',
  ),
  // "2031-2", as Latin America counts its halves of a year.
  /(?<![\w/.-])(20\d\d)\s?[-–]\s?(?:[12]|II?)(?![\w/-])(?!\.\d)/g,
];

const seasonOf = (name: string): TermMention['season'] =>
  seasonsOfYear.find((season) => namesOf(season).some((word) => name.toLowerCase().startsWith(word))) ?? 'unknown';
const wholeYear = (text: string) => (/^\d{4}/.test(text) ? Number(text.slice(0, 4)) : 2000 + Number(text.slice(-2)));

/** Every term named with its year, in order. */
export const findTerms = memoize((text: string): readonly TermMention[] => {
  // Each begins or ends with a year, in figures.
  if (!/\d\d/.test(text)) return [];
  const found = termPatterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match): TermMention => {
      const parts = [match[1] ?? '', match[2] ?? ''];
      const yearText = parts.find((p) => isYear.test(p)) ?? '';
      const name = parts.find((p) => !isYear.test(p)) ?? '';
      return {
        text: match[0].trim(),
        start: match.index,
        end: match.index + match[0].length,
        season: seasonOf(name),
        year: wholeYear(yearText),
        spansYears: spansYears(match[0]),
      };
    }),
  );
  return found
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((term, i, all) => !all.slice(0, i).some((earlier) => earlier.end > term.start));
});

/** First month in which a term of the season can meet; months before it belong to the next year. */
export const firstMonthOf: Record<TermMention['season'], number | null> = {
  autumn: 7,
  winter: 1,
  spring: 1,
  summer: 1,
  unknown: null,
};
