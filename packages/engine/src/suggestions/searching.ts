import type { ReadingFacts, WeekFacts } from './facts.ts';
import { count, titles } from './format.ts';
import type { Suggestions } from './suggestion.ts';

const withoutFile = (week: WeekFacts | null, title: string | null): ReadingFacts[] =>
  week?.readings.filter((reading) => reading.file === null && (title === null || reading.title === title)) ?? [];

/** What a search found and nobody has taken yet. */
export function resultsWaiting(week: WeekFacts | null, title: string | null): Suggestions {
  const reading = withoutFile(week, title).find(({ found }) => found?.best === 'great' || found?.best === 'close');
  if (!week || !reading?.found) return [];
  const { best, count: number } = reading.found;
  return [
    {
      kind: 'results-waiting',
      subject: reading.id,
      text: `The search found ${count(number, `${best} match`, `${best} matches`)} for “${reading.title}”. Once you choose one, its text can be asked about.`,
      keeps: [reading.title],
      week: week.number,
      actions: [{ do: 'find-reading', label: 'Choose one', week: week.number, readingId: reading.id }],
    },
  ];
}

/** A search that ended with no great and no close match, reached no catalogue, or broke off: the ways that are left. */
export function nothingFound(
  week: WeekFacts | null,
  title: string | null,
  { failed }: { failed: boolean },
): Suggestions {
  const missing = withoutFile(week, title).filter(({ found }) => failed || (found !== null && !isMatch(found)));
  const [reading] = missing;
  if (!week || !reading) return [];
  return [
    {
      kind: 'nothing-found',
      subject: reading.id,
      text: textOf(missing, { failed }),
      keeps: [reading.title],
      week: week.number,
      actions: [
        { do: 'open-files', label: 'Upload a copy' },
        { do: 'find-reading', label: failed ? 'Search again' : 'Look again', week: week.number, readingId: reading.id },
      ],
    },
  ];
}

function textOf(missing: readonly ReadingFacts[], { failed }: { failed: boolean }): string {
  const names = titles(missing.map(({ title }) => title));
  if (failed) return `The search for ${names} broke off. Search again in a while, or upload your own copy.`;
  // Of a search that nobody answered it is not known that there is nothing.
  if (missing.every(({ found }) => found?.answered === false))
    return `No catalogue could be asked for ${names}; only your own files and the public wiki were searched. A copy of your own or a link works without one.`;
  return `No match was found for ${names}. A scan from the library or your own copy works as well, and so does a link.`;
}

const isMatch = ({ best }: NonNullable<ReadingFacts['found']>): boolean => best === 'great' || best === 'close';
