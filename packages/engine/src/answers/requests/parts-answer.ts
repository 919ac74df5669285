import { exerciseHeading } from '../../lexicon/exercise-headings.ts';
import { listedNouns } from '../../lexicon/listed-things.ts';
import { summaryHeading } from '../../lexicon/summary-headings.ts';
import { sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { stem } from '../../text/stem.ts';
import { contentStems } from '../../text/words.ts';
import type { Answer } from '../answer-types.ts';
import { numberSaid } from '../evidence/announced.ts';
import { saysSeveral } from '../evidence/announced-in-text.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { asksForSeveral } from '../evidence/steps.ts';
import { readQuestion } from '../question/question.ts';
import type { AnswerContext } from '../records.ts';
import { pathOf, type Section } from './sections-of.ts';
import { firstSentenceOf, sentenceOnHeading } from './summary-parts.ts';
import { bullet, quoteOf, says, title, type WrittenPart, writtenAnswer } from './written-answer.ts';

const fewest = 2;
const most = 8;
const listedStems: ReadonlySet<string> = new Set(listedNouns.map(stem));
/** What only says that there are several: "types of", "main", "three". */
const ofSeveral = new Set([
  ...listedStems,
  ...contentStems(
    `list name main key major basic important different various several many possible there two three four five six
    seven eight discuss describe explain outline`,
  ),
]);

/** What a matter is told in parts of need not be its causes or effects. */
const causes = /\b(?:why|causes?|reasons?|roots|origins?|effects?|consequences?|impacts?|results?|outcomes?)\b/i;

/** A section with the sections right below it. */
interface Parted {
  heading: string;
  own: Passage[];
  parts: Section[];
}

/**
 * Answers what asks for several things, or for reasons, by the parts of the section that is named by it: where
 * "Erosion" is told under "Wind" and "Water", these are its kinds. Returns null where no section is, or has no parts.
 */
export function partsAnswer(asked: string, index: PassageIndex, { syllabus }: AnswerContext): Answer | null {
  const { kind, text } = readQuestion(asked);
  if (kind !== 'list' && kind !== 'why' && !asksForSeveral(asked)) return null;
  const wanted = new Set(contentStems(text).filter((each) => !ofSeveral.has(each)));
  if (wanted.size === 0) return null;
  const askedNouns = contentStems(asked).filter((each) => listedStems.has(each));
  const ofCauses = kind === 'why' || causes.test(text);
  const readings = index.passages.filter(
    ({ documentId, role }) => documentId !== syllabus?.documentId && role === 'body',
  );
  const found = partedSections(
    readings,
    (heading) => isNamed(heading, wanted) && (!ofCauses || causes.test(heading)),
  ).find(({ parts }) => parts.length >= fewest && parts.length <= most);
  const announced = found ? null : announcedParts(readings, wanted, askedNouns);
  // Who says that there are five does not tell them in three parts.
  const opening = found && sentenceOnHeading({ heading: found.heading, passages: found.own });
  const number = opening ? numberSaid(quoteOf(opening)) : null;
  if (found && number !== null && number !== found.parts.length) return null;
  const told = found ?? announced ?? (ofCauses ? null : sortedParts(readings, wanted, numberSaid(asked)));
  return told ? writtenAnswer(tell(told, announced?.lead ?? null), index, syllabus?.documentId) : null;
}

/** "Classes of salt pans", for the kinds of pans: a section whose heading says that it tells of several sorts. */
const sorts = /\b(?:types|kinds|sorts|forms|classes|classifications?|categories|families|branches|varieties)\b/i;

const sortedParts = (readings: readonly Passage[], wanted: ReadonlySet<string>, number: number | null): Parted | null =>
  partedSections(readings, (heading) => {
    const named = new Set(contentStems(heading).filter((each) => !ofSeveral.has(each) && !/^\d/.test(each)));
    return sorts.test(heading) && named.size <= wanted.size + 1 && [...wanted].every((each) => named.has(each));
  }).find(({ parts }) =>
    number === null ? parts.length >= fewest && parts.length <= most : parts.length === number,
  ) ?? null;

/**
 * A section that says how many there are of what is wanted ("There are five kinds of drift …"), and tells each under
 * a heading of its own.
 */
function announcedParts(
  readings: readonly Passage[],
  wanted: ReadonlySet<string>,
  askedNouns: readonly string[],
): (Parted & { lead: Excerpt }) | null {
  for (const section of partedSections(readings, () => true)) {
    if (section.parts.length < fewest) continue;
    for (const passage of section.own) {
      for (const span of sentencesOf(passage)) {
        const sentence = passage.text.slice(span.start, span.end);
        const said = new Set(contentStems(sentence));
        const isSort = askedNouns.length === 0 || askedNouns.some((each) => said.has(each));
        const isOfWanted = saysSeveral(sentence) && isSort && [...wanted].every((each) => said.has(each));
        const number = isOfWanted ? numberSaid(sentence) : null;
        // What sums them up may stand behind them under a heading of its own.
        if (number !== null && number <= section.parts.length && section.parts.length <= number + 1)
          return { ...section, parts: section.parts.slice(0, number), lead: { passage, ...span } };
      }
    }
  }
  return null;
}

function tell({ heading, own, parts }: Parted, said: Excerpt | null): WrittenPart[] {
  const opening = said ?? sentenceOnHeading({ heading, passages: own });
  const lead = opening ? [says(quoteOf(opening), opening)] : [];
  const each = parts.flatMap((part) => {
    const first = sentenceOnHeading(part) ?? firstSentenceOf(part);
    return first ? [bullet(`${part.heading}: ${quoteOf(first)}`, first)] : [];
  });
  return [...lead, title(`“${heading}” has ${each.length} parts in your files`), ...each];
}

/** The sections that are meant by their heading, with what stands one level below. */
function partedSections(readings: readonly Passage[], isMeant: (heading: string) => boolean): Parted[] {
  const found = new Map<string, Parted>();
  const recurring = recurringHeadings(readings);
  for (const passage of readings) {
    const path = pathOf(passage);
    for (const [at, heading] of path.entries()) {
      if (!isMeant(heading)) continue;
      const key = [passage.documentId, ...path.slice(0, at + 1)].join('\n');
      const section = found.get(key) ?? { heading, own: [], parts: [] };
      found.set(key, section);
      const below = path[at + 1];
      if (below === undefined) section.own.push(passage);
      else if (!isAside(below) && !recurring.has(labelOf(below))) addTo(section.parts, below, passage);
    }
  }
  return [...found.values()];
}

const isAside = (heading: string): boolean => summaryHeading.test(heading) || exerciseHeading.test(heading);

function addTo(parts: Section[], heading: string, passage: Passage): void {
  const part = parts.find((each) => each.heading === heading);
  if (part) part.passages.push(passage);
  else parts.push({ heading, passages: [passage] });
}

function isNamed(heading: string, wanted: ReadonlySet<string>): boolean {
  const named = new Set(contentStems(heading).filter((each) => !ofSeveral.has(each) && !/^\d/.test(each)));
  return named.size === wanted.size && [...named].every((each) => wanted.has(each));
}

/** "Case study: The dry well" is one of the case studies. */
const labelOf = (heading: string): string =>
  (heading.includes(': ') ? heading.replace(/: .*$/, '') : heading).toLowerCase();

/** Headings of boxes and the like stand above many places. */
function recurringHeadings(passages: readonly Passage[]): ReadonlySet<string> {
  const places = new Map<string, Set<string>>();
  for (const passage of passages) {
    const path = pathOf(passage);
    for (const [i, heading] of path.entries()) {
      const key = labelOf(heading);
      places.set(
        key,
        (places.get(key) ?? new Set()).add([passage.documentId, ...path.slice(0, i), heading].join('\n')),
      );
    }
  }
  return new Set([...places].flatMap(([heading, above]) => (above.size > 1 ? heading : [])));
}
