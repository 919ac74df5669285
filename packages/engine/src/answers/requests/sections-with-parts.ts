import { exerciseHeading } from '../../lexicon/exercise-headings.ts';
import { summaryHeading } from '../../lexicon/summary-headings.ts';
import { sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { memoizeByObject } from '../../text/memoize.ts';
import { contentStems } from '../../text/words.ts';
import { numberSaid } from '../evidence/announced.ts';
import { saysSeveral } from '../evidence/announced-in-text.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { pathOf, type Section } from './sections-of.ts';

/** A section with the sections right below it. */
export interface Parted {
  documentId: string;
  heading: string;
  own: Passage[];
  parts: Section[];
  /** Sentences in it that announce as many things as it has parts. */
  leads: Lead[];
}

interface Lead {
  piece: Excerpt;
  number: number;
  stems: ReadonlySet<string>;
}

const fewest = 2;

/** The folder's sections with several subsections, in reading order. Boxes, exercises and summaries don't count. */
export const partedSections = memoizeByObject(({ passages }: PassageIndex): readonly Parted[] => {
  const found = new Map<string, Parted>();
  const body = passages.filter(({ role }) => role === 'body');
  const recurring = recurringHeadings(body);
  for (const passage of body) {
    const path = pathOf(passage);
    for (const [at, heading] of path.entries()) {
      const { documentId } = passage;
      const key = [documentId, ...path.slice(0, at + 1)].join('\n');
      const section = found.get(key) ?? { documentId, heading, own: [], parts: [], leads: [] };
      found.set(key, section);
      const below = path[at + 1];
      if (below === undefined) section.own.push(passage);
      else if (!isAside(below) && !recurring.has(labelOf(below))) addTo(section.parts, below, passage);
    }
  }
  const several = [...found.values()].filter(({ parts }) => parts.length >= fewest);
  for (const section of several) section.leads = leadsOf(section);
  return several;
});

function leadsOf({ own, parts }: Parted): Lead[] {
  return own.flatMap((passage) =>
    sentencesOf(passage).flatMap((span): Lead[] => {
      const sentence = passage.text.slice(span.start, span.end);
      const number = saysSeveral(sentence) ? numberSaid(sentence) : null;
      // One more subsection may sum the others up.
      const isOfParts = number !== null && number <= parts.length && parts.length <= number + 1;
      return isOfParts ? [{ piece: { passage, ...span }, number, stems: new Set(contentStems(sentence)) }] : [];
    }),
  );
}

const isAside = (heading: string): boolean => summaryHeading.test(heading) || exerciseHeading.test(heading);

function addTo(parts: Section[], heading: string, passage: Passage): void {
  const part = parts.find((each) => each.heading === heading);
  if (part) part.passages.push(passage);
  else parts.push({ heading, passages: [passage] });
}

/** The recurring label of a heading: "Case study: The dry well" is one of several case studies. */
const labelOf = (heading: string): string =>
  (heading.includes(': ') ? heading.replace(/: .*$/, '') : heading).toLowerCase();

/** Headings that occur in several places head boxes, not parts. */
function recurringHeadings(passages: readonly Passage[]): ReadonlySet<string> {
  const places = new Map<string, Set<string>>();
  for (const passage of passages) {
    const path = pathOf(passage);
    for (const [i, heading] of path.entries()) {
      const key = labelOf(heading);
      const place = [passage.documentId, ...path.slice(0, i), heading].join('\n');
      places.set(key, (places.get(key) ?? new Set()).add(place));
    }
  }
  return new Set([...places].flatMap(([heading, above]) => (above.size > 1 ? heading : [])));
}
