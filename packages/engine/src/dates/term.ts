/** "Fall 2023", "2017 Spring Semester", "Winter 2023/24", "Semester 2, 2023". */
export interface TermMention {
  /** As printed. */
  text: string;
  start: number;
  end: number;
  season: Season;
  /** The year printed; of "2023/24" the first. */
  year: number;
}

export type Season = 'autumn' | 'winter' | 'spring' | 'summer' | 'unknown';

const seasons: [RegExp, Season][] = [
  [/^(?:fall|autumn|michaelmas|herbst)/i, 'autumn'],
  [/^(?:winter|january|j-term)/i, 'winter'],
  [/^(?:spring|lent|hilary|frühjahr)/i, 'spring'],
  [/^(?:summer|trinity|maymester|sommer)/i, 'summer'],
];
const seasonName =
  '(?:fall|autumn|winter|spring|summer|michaelmas|hilary|lent|trinity|maymester|j-term)(?:\\s*(?:\\/|-|and|&)\\s*(?:fall|autumn|winter|spring|summer))?';
const part =
  '(?:\\s+(?:semester|quarter|term|trimester|session)\\b(?:\\s+(?:[A-D]|I{1,3}|[1-6])\\b)?|\\s+(?:[A-D]|I{1,3}|[1-6])\\b)?';
const year = "((?:19|20)\\d\\d|['’]\\d\\d)(?!\\d)(?:\\s*[-–/]\\s*(?:20)?\\d\\d(?!\\d))?";

const termPatterns = [
  new RegExp(`\\b(${seasonName})${part}[\\s,:–()_-]*(?:of\\s+)?${year}`, 'gi'),
  new RegExp(`\\b${year}[\\s,:–_-]*(${seasonName})\\b(?:\\s+(?:semester|quarter|term|session))?`, 'gi'),
  new RegExp(`\\b((?:semester|term|trimester|quarter)\\s+(?:[1-4]|I{1,3}V?|one|two|three))[\\s,:–()-]*${year}`, 'gi'),
];

const seasonOf = (name: string): Season => seasons.find(([pattern]) => pattern.test(name))?.[1] ?? 'unknown';
const wholeYear = (text: string) => (/^\d{4}/.test(text) ? Number(text.slice(0, 4)) : 2000 + Number(text.slice(-2)));

/** Every term named with its year, in order. */
export function findTerms(text: string): TermMention[] {
  const found = termPatterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match): TermMention => {
      const parts = [match[1] ?? '', match[2] ?? ''];
      const yearText = parts.find((p) => /^['’\d]/.test(p)) ?? '';
      const name = parts.find((p) => !/^['’\d]/.test(p)) ?? '';
      return {
        text: match[0].trim(),
        start: match.index,
        end: match.index + match[0].length,
        season: seasonOf(name),
        year: wholeYear(yearText),
      };
    }),
  );
  return found
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((term, i, all) => !all.slice(0, i).some((earlier) => earlier.end > term.start));
}

/** First month in which a term of the season can meet; months before it belong to the next year. */
export const firstMonthOf: Record<Season, number | null> = {
  autumn: 7,
  winter: 1,
  spring: 1,
  summer: 1,
  unknown: null,
};
