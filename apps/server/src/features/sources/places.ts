import type { PlaceOutcome } from '@weekwise/contracts/source-results.ts';
import { type SourceOrigin, scholarServices } from '@weekwise/engine/sources/source.ts';
import type { Scholar, ServiceOutcome } from '../../adapters/scholar/scholar.port.ts';
import type { PlaceReport } from './stored-search.ts';

export const placeNames: Record<SourceOrigin, string> = {
  openalex: 'OpenAlex',
  crossref: 'Crossref',
  semantic_scholar: 'Semantic Scholar',
  open_library: 'Open Library',
  google_books: 'Google Books',
  folder: 'This course',
  other_folder: 'Your other courses',
  wiki: 'The public wiki',
};

const failures: Record<NonNullable<PlaceReport['failure']>, (name: string) => string> = {
  unreachable: (name) => `${name} could not be reached.`,
  timed_out: (name) => `${name} did not answer in time.`,
  rate_limited: (name) => `${name} asked us to wait.`,
  rubbish: (name) => `${name} sent something that is no answer.`,
  switched_off: (name) => `${name} was not asked: this server does without the internet.`,
  not_set_up: (name) => `${name} was not asked: it is not set up here.`,
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
  services.length === 0 || places.some(({ place, answered }) => answered && !isOwn(place));

export function toOutcome({ place, asked, answered, results, failure }: PlaceReport): PlaceOutcome {
  const name = placeNames[place];
  const found = results === 0 ? 'Nothing found.' : `${results} found.`;
  const problem = failure === null ? null : failures[failure](name);
  const message = [answered ? found : null, problem].filter((part) => part !== null).join(' ');
  return { place, name, asked, answered, results, failure, message };
}

/** What a student must know of the services in a sentence or two; null where all that are set up answered. */
export function noticeOf(places: readonly PlaceReport[]): string | null {
  const wanted = places.filter(({ failure }) => failure !== null && failure !== 'not_set_up');
  if (wanted.length === 0) return null;
  const isLocal = !places.some(({ place, answered }) => answered && !isOwn(place));
  const rest = isLocal ? 'Only your own files were searched.' : 'What they know is missing here.';
  if (wanted.every(({ failure }) => failure === 'switched_off')) {
    return `This server does without the internet, so no catalogue was asked. ${rest}`;
  }
  const problems = wanted.map(({ place, failure }) => failure && failures[failure](placeNames[place]));
  return `${problems.join(' ')} ${rest} Search again in a while.`;
}

const isOwn = (place: SourceOrigin): boolean => !(scholarServices as readonly SourceOrigin[]).includes(place);
