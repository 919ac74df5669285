import { listedNouns } from '../../lexicon/listed-things.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { stem } from '../../text/stem.ts';
import { contentStems } from '../../text/words.ts';
import type { Answer } from '../answer-types.ts';
import { numberSaid } from '../evidence/announced.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { asksForSeveral } from '../evidence/steps.ts';
import { readQuestion } from '../question/question.ts';
import type { AnswerContext } from '../records.ts';
import { type Parted, partedSections } from './sections-with-parts.ts';
import { firstSentenceOf, sentenceOnHeading } from './summary-parts.ts';
import { bullet, quoteOf, says, title, type WrittenPart, writtenAnswer } from './written-answer.ts';

const most = 8;
const listedStems: ReadonlySet<string> = new Set(listedNouns.map(stem));
/** Words that only ask for several things: "types of", "main", "three". */
const ofSeveral = new Set([
  ...listedStems,
  ...contentStems(
    `list name main key major basic important different various several many possible there two three four five six
    seven eight discuss describe explain outline`,
  ),
]);

/** The parts of a section need not be the causes or effects of its topic. */
const causes = /\b(?:why|causes?|reasons?|roots|origins?|effects?|consequences?|impacts?|results?|outcomes?)\b/i;

/**
 * Answers a question for several things, or for reasons, with the subsections of the section it names: if "Erosion"
 * has "Wind" and "Water" below it, these are its kinds. Returns null if no section fits.
 */
export function partsAnswer(asked: string, index: PassageIndex, { syllabus }: AnswerContext): Answer | null {
  const { kind, text } = readQuestion(asked);
  if (kind !== 'list' && kind !== 'why' && !asksForSeveral(asked)) return null;
  const wanted = new Set(contentStems(text).filter((each) => !ofSeveral.has(each)));
  if (wanted.size === 0) return null;
  const askedNouns = contentStems(asked).filter((each) => listedStems.has(each));
  const ofCauses = kind === 'why' || causes.test(text);
  const sections = partedSections(index).filter(({ documentId }) => documentId !== syllabus?.documentId);
  const found = sections.find(
    ({ heading, parts }) => isNamed(heading, wanted) && (!ofCauses || causes.test(heading)) && parts.length <= most,
  );
  const announced = found ? null : announcedParts(sections, wanted, askedNouns);
  // A section that announces five things doesn't list them in three parts.
  const opening = found && sentenceOnHeading({ heading: found.heading, passages: found.own });
  const number = opening ? numberSaid(quoteOf(opening)) : null;
  if (found && number !== null && number !== found.parts.length) return null;
  const told = found ?? announced ?? (ofCauses ? null : sortedParts(sections, wanted, numberSaid(asked)));
  return told ? writtenAnswer(tell(told, announced?.lead ?? null), index, syllabus?.documentId) : null;
}

/** "Classes of salt pans", for the kinds of pans: a section whose heading says that it tells of several sorts. */
const sorts = /\b(?:types|kinds|sorts|forms|classes|classifications?|categories|families|branches|varieties)\b/i;

function sortedParts(sections: readonly Parted[], wanted: ReadonlySet<string>, number: number | null): Parted | null {
  const isMeant = ({ heading, parts }: Parted): boolean => {
    const named = new Set(contentStems(heading).filter((each) => !ofSeveral.has(each) && !/^\d/.test(each)));
    const isOfWanted = named.size <= wanted.size + 1 && [...wanted].every((each) => named.has(each));
    return sorts.test(heading) && isOfWanted && (number === null ? parts.length <= most : parts.length === number);
  };
  return sections.find(isMeant) ?? null;
}

/**
 * A section that says how many there are of what is wanted ("There are five kinds of drift …"), and tells each under
 * a heading of its own.
 */
function announcedParts(
  sections: readonly Parted[],
  wanted: ReadonlySet<string>,
  askedNouns: readonly string[],
): (Parted & { lead: Excerpt }) | null {
  for (const section of sections) {
    const lead = section.leads.find(
      ({ stems }) =>
        (askedNouns.length === 0 || askedNouns.some((each) => stems.has(each))) &&
        [...wanted].every((each) => stems.has(each)),
    );
    if (lead) return { ...section, parts: section.parts.slice(0, lead.number), lead: lead.piece };
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

function isNamed(heading: string, wanted: ReadonlySet<string>): boolean {
  const named = new Set(contentStems(heading).filter((each) => !ofSeveral.has(each) && !/^\d/.test(each)));
  return named.size === wanted.size && [...named].every((each) => wanted.has(each));
}
