import type { ReadingFacts, WeekFacts } from './facts.ts';
import { count, titles } from './say.ts';
import type { Offer } from './suggestion.ts';

const withoutFile = (week: WeekFacts | null, title: string | null): ReadingFacts[] =>
  week?.readings.filter((reading) => reading.file === null && (title === null || reading.title === title)) ?? [];

/** What a search found and nobody has taken yet. */
export function resultsWaiting(week: WeekFacts | null, title: string | null): Offer {
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

/** A search that ended with no great and no close match, or broke off: the ways that are left. */
export function nothingFound(week: WeekFacts | null, title: string | null, { failed }: { failed: boolean }): Offer {
  const missing = withoutFile(week, title).filter(({ found }) => failed || (found !== null && !isMatch(found)));
  const [reading] = missing;
  if (!week || !reading) return [];
  const names = titles(missing.map((each) => each.title));
  return [
    {
      kind: 'nothing-found',
      subject: reading.id,
      text: failed
        ? `The search for ${names} broke off. Search again in a while, or upload your own copy.`
        : `No match was found for ${names}. A scan from the library or your own copy works as well, and so does a link.`,
      keeps: [reading.title],
      week: week.number,
      actions: [
        { do: 'open-files', label: 'Upload a copy' },
        { do: 'find-reading', label: failed ? 'Search again' : 'Look again', week: week.number, readingId: reading.id },
      ],
    },
  ];
}

const isMatch = ({ best }: NonNullable<ReadingFacts['found']>): boolean => best === 'great' || best === 'close';
