import type { PlaceOutcome } from '@weekwise/contracts/sources-results.ts';
import { type SourcePlace, scholarServices } from '@weekwise/domain/sources.ts';
import type { Scholar, ServiceOutcome } from '../../adapters/scholar/scholar.port.ts';
import type { PlaceReport } from '../../db/stored/stored-search.ts';

export const placeNames: Record<SourcePlace, string> = {
  openalex: 'OpenAlex',
  crossref: 'Crossref',
  semantic_scholar: 'Semantic Scholar',
  open_library: 'Open Library',
  google_books: 'Google Books',
  folder: 'This course',
  other_folder: 'Your other courses',
  wiki: 'The public wiki',
};

const failures: Record<NonNullable<PlaceReport['failure']>, (names: string) => string> = {
  unreachable: (names) => `${names} could not be reached.`,
  timed_out: (names) => `${names} did not answer in time.`,
  rate_limited: (names) => `${names} asked us to wait.`,
  rubbish: (names) => `${names} sent something that is no answer.`,
  refused: (names) => `${names} turned this server away.`,
  switched_off: (names) => `${names} was not asked: this server works without the internet.`,
  not_set_up: (names) => `${names} was not asked: it is not set up here.`,
};

export const reportOf = ({ service, asked, answered, count, failure }: ServiceOutcome): PlaceReport => ({
  place: service,
  asked,
  answered,
  results: count,
  failure,
});

/** Of the services that there are and this server does not ask. */
export function unaskedServices({ services }: Scholar): PlaceReport[] {
  const failure = services.length === 0 ? 'switched_off' : 'not_set_up';
  return scholarServices
    .filter((service) => !services.includes(service))
    .map((place) => ({ place, asked: false, answered: false, results: 0, failure }));
}

/** Whether anybody who can be asked has answered: otherwise what is stored is worth no more than to ask again. */
export const hasAnswer = ({ services }: Scholar, places: readonly PlaceReport[]): boolean =>
  services.length === 0 || hasCatalogueAnswer(places);

export function toOutcome({ place, asked, answered, results, failure }: PlaceReport): PlaceOutcome {
  const name = placeNames[place];
  return {
    place,
    name,
    asked,
    answered,
    results,
    failure,
    message: messageOf({ asked, answered, results, failure }, name),
  };
}

function messageOf({ asked, answered, results, failure }: Omit<PlaceReport, 'place'>, name: string): string {
  if (!asked && failure === null) return `${name} was not asked: it cannot be searched for this.`;
  const found = results === 0 ? 'Nothing found.' : `${results} found.`;
  return [answered ? found : null, failure && failures[failure](name)].filter((part) => part !== null).join(' ');
}

/** What a student must know of the services in a few sentences; null where all that are set up answered. */
export function searchNotice(places: readonly PlaceReport[]): string | null {
  const silent = places.flatMap(({ place, failure }) =>
    failure === null || failure === 'not_set_up' ? [] : [{ name: placeNames[place], failure }],
  );
  if (silent.length === 0) return null;
  const isLocal = !hasCatalogueAnswer(places);
  const rest = isLocal ? 'Only your own files and the public wiki were searched.' : 'Results from there are missing.';
  if (silent.every(({ failure }) => failure === 'switched_off')) {
    return `This server works without the internet, so no catalogue was asked. ${rest}`;
  }
  const problems = [...Map.groupBy(silent, ({ failure }) => failure)].map(([failure, of]) =>
    failures[failure](listing.format(of.map(({ name }) => name))),
  );
  const isLasting = silent.every(({ failure }) => !passing.includes(failure));
  const advice = isLasting ? 'Searching again will not change that.' : 'Search again in a while.';
  return `${problems.join(' ')} ${rest} ${advice}`;
}

const passing: readonly PlaceReport['failure'][] = ['unreachable', 'timed_out', 'rate_limited', 'rubbish'];
const listing = new Intl.ListFormat('en');

/** Whether any catalogue has answered: where none did, that nothing was found says nothing. */
export const hasCatalogueAnswer = (places: readonly PlaceReport[]): boolean => places.some(hasTold);

/** Whether a service has said anything, be it that it knows nothing. What had no question for it has not. */
const hasTold = ({ place, asked, answered, results }: PlaceReport): boolean =>
  answered && (asked || results > 0) && !isOwn(place);

const isOwn = (place: SourcePlace): boolean => !(scholarServices as readonly SourcePlace[]).includes(place);
