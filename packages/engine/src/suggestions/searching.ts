import type { SuggestionEvent } from './event.ts';
import type { ReadingFacts, WeekFacts } from './facts.ts';
import { count, titles } from './say.ts';
import type { Offer } from './suggestion.ts';

type Found = SuggestionEvent['found'];

const withoutFile = (week: WeekFacts, title: string | null): ReadingFacts | undefined =>
  week.readings.find((reading) => reading.file === null && (title === null || reading.title === title));

/** What a search found and nobody has taken yet. */
export function resultsWaiting(week: WeekFacts | null, title: string | null, found: Found): Offer {
  const reading = week && withoutFile(week, title);
  if (!reading || !found || found.count === 0 || (found.best !== 'great' && found.best !== 'close')) return [];
  const matches = count(found.count, `${found.best} match`, `${found.best} matches`);
  return [
    {
      kind: 'results-waiting',
      subject: reading.id,
      text: `The search found ${matches} for “${reading.title}”. Once you choose one, its text can be asked about.`,
      keeps: [reading.title],
      week: week.number,
      actions: [{ do: 'find-reading', label: 'Choose one', week: week.number, readingId: reading.id }],
    },
  ];
}

/** A search that found no great and no close match, or broke off: the ways that are left. */
export function nothingFound(week: WeekFacts | null, title: string | null, { failed }: { failed: boolean }): Offer {
  if (!week) return [];
  const missing = title === null ? week.readings.filter(({ file }) => file === null) : [];
  const reading = withoutFile(week, title);
  if (!reading) return [];
  const names = missing.length > 1 ? titles(missing.map((each) => each.title)) : `“${reading.title}”`;
  const text = failed
    ? `The search for ${names} broke off. Search again in a while, or upload your own copy.`
    : `No open copy of ${names} was found. A scan from the library or your own copy works as well, and so does a link.`;
  return [
    {
      kind: 'nothing-found',
      subject: reading.id,
      text,
      keeps: [reading.title],
      week: week.number,
      actions: [
        { do: 'open-files', label: 'Upload a copy' },
        { do: 'find-reading', label: failed ? 'Search again' : 'Look again', week: week.number, readingId: reading.id },
      ],
    },
  ];
}
