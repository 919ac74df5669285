import { isSelfContained } from '../../activities/self-contained.ts';
import { objectivesHeading, openingListHeading } from '../../lexicon/front-headings.ts';
import { tagWords } from '../../text/parts-of-speech.ts';
import { contentStems } from '../../text/words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { definitionStrength, termStems } from '../evidence/definition.ts';
import { announces, leansOnPrevious } from '../evidence/no-evidence.ts';
import { countWords } from '../render/shorten.ts';
import type { Section } from './sections-of.ts';

/* What is said for and against a sentence that is to stand for its section. */
const opensIt = 1;
const perPlace = 0.12;
const ofHeading = 0.8;
const defines = 1;
const concludes = 0.4;
const leans = -1.2;
const ofCase = -1;
const toReader = -1.2;
const leadsIn = -3;
const saysNothing = -1.5;
const tooShort = -0.6;
const standsAlone = 0.5;
const orders = -3;
const goesOnFrom = -0.5;

/** In words; of a list an item may be shorter than a sentence. */
const shortest = 6;
const clearly = 0.7;
/** Below it a sentence is worse than none. */
const leastTelling = -0.4;

const caseOpening =
  /^(?:for (?:example|instance)|imagine|suppose|consider|recall|let['’]?s|in this (?:case|example)|such as|e\.g\.|see)\b/i;
const addresses = /\b(?:you|your|yourself|we|us|our|I|my)\b/;
/** "Burnt by those fires": fires that were told of before. */
const tellsOfKnown = /\s(?:those|these|such)\s(?!who\b|which\b|that\b|of\b|in\b|as\b|with\b|are\b|is\b)\p{L}+/iu;
const concluding =
  /\b(?:called|means|because|therefore|thus|must|result|results|causes?|so that|requires?|depends?|the main|key|important|consists?)\b/i;
/** "You might have heard of …", "In this section you will learn about …", "Visit this website …" */
const ofBook =
  /^(?:in this (?:chapter|section|module|unit|lesson)|this (?:chapter|section|module|unit)|by the end of|after (?:reading|studying)|vis?it (?:this|the)|watch|click|read (?:this|the|together)|go to|explore|see (?:the|this))\b|\byou (?:will|should|can) (?:learn|be able)\b|https?:/i;

/** Scores how well a sentence sums up its section; earlier sentences score higher. */
function tellingness(text: string, place: number, { heading }: Section): number {
  const wanted = contentStems(heading).filter((stem) => !/^\d/.test(stem));
  const said = new Set(contentStems(text));
  const shared = wanted.length === 0 ? 0 : wanted.filter((stem) => said.has(stem)).length / wanted.length;
  const isVerbal = tagWords(text).some(({ part, copula, gerund }) => (part === 'verb' && !gerund) || copula);
  return (
    Math.max(0, opensIt - place * perPlace) +
    shared * ofHeading +
    (definitionStrength(text, termStems(heading)) >= clearly ? defines : 0) +
    (concluding.test(text) ? concludes : 0) +
    (leansOnPrevious(text) || tellsOfKnown.test(text) ? leans : 0) +
    (caseOpening.test(text) ? ofCase : 0) +
    (addresses.test(text) ? toReader : 0) +
    (/:["”’)]*$/.test(text.trim()) || announces(text) || ofBook.test(text) ? leadsIn : 0) +
    (isVerbal ? 0 : saysNothing) +
    (isSelfContained(text) ? standsAlone : 0) +
    (order.test(text) ? orders : 0) +
    (/^\p{Ll}/u.test(text) ? goesOnFrom : 0) +
    (countWords(text) < shortest ? tooShort : 0)
  );
}

/** "Trace each step", "Predict: Compare all three", "Evidence: a table": what is to be done, or handed in. */
const order =
  /^(?:(?:prepare|predict|evidence|task|goal|steps?|deliverables?|outcome)(?: \p{L}+)?:|(?:\p{L}+:\s)?(?:add|annotate|assemble|build|calculate|check|classify|compare|compile|complete|compute|create|describe|diagnose|discuss|distinguish|draw|enumerate|estimate|examine|explain|give|identify|infer|inspect|label|list|locate|map|mark|match|measure|modify|name|observe|place|plot|predict|prepare|prove|read|record|review|run|show|sketch|solve|split|state|study|submit|summari[sz]e|test|trace|translate|use|verify|walk|watch|write)\s(?:an?|the|each|every|all|any|both|how|why|whether|which|what|your|one|two|three|four|five|[\p{Ll}\d-]+ing|[\p{L}-]+s|chapters?|pages?|sections?)\b)/iu;

/** The sentences that best sum up a section, best first; empty if none does. */
export function tellingSentences(section: Section, pieces: readonly Excerpt[]): Excerpt[] {
  return pieces
    .map((piece, place) => ({
      piece,
      worth: tellingness(piece.passage.text.slice(piece.start, piece.end), place, section),
    }))
    .filter(({ worth }) => worth > leastTelling)
    .toSorted((x, y) => y.worth - x.worth)
    .map(({ piece }) => piece);
}

/** Parts of a text that are no part of what it teaches: aims, links, ready questions, its source. */
const apparatus =
  /^\W*(?:[\d.]+\s+)?(?:(?:source code|link (?:it up|to learning)|click and explore|references|bibliography|further reading|credits|acknowledg(?:e)?ments|outline|agenda|(?:review|readiness|practice|self-?check|discussion|critical thinking|visual connection|multiple choice) (?:questions?|exercises?)(?: .*)?|exercises?|problems?|questions?|works cited|table of contents|contents)\s*$)/i;

export const isApparatus = (heading: string): boolean =>
  apparatus.test(heading) || openingListHeading.test(heading.trim());

/** The name of a section. Text below a list of aims takes the name of the section above it. */
export function nameOf({ heading }: Section, above: string | undefined): string {
  return objectivesHeading.test(heading.trim()) ? (above ?? '') : heading;
}

/** So many sections at most, each standing for an equal stretch of the text so that none of it is left out. */
export function spreadSections<Each extends { size: number }>(sections: readonly Each[], most: number): Each[] {
  if (sections.length <= most) return [...sections];
  const whole = sections.reduce((sum, { size }) => sum + size, 0);
  let before = 0;
  const stretches = Map.groupBy(sections, ({ size }) => {
    const stretch = Math.min(most - 1, Math.floor(((before + size / 2) * most) / Math.max(1, whole)));
    before += size;
    return stretch;
  });
  return [...stretches.values()].map((own) => own.reduce((best, each) => (each.size > best.size ? each : best)));
}
