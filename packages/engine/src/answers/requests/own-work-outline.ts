import { isSelfContained } from '../../activities/self-contained.ts';
import { sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { rank } from '../../passages/rank.ts';
import { contentStems } from '../../text/words.ts';
import { sayReading } from '../course/fact.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { isTask } from '../evidence/no-evidence.ts';
import type { AnswerContext } from '../records.ts';
import { countWords } from '../render/shorten.ts';
import { documentsOfReading } from './documents-of-reading.ts';
import { materialNamed } from './material-named.ts';
import type { OwnWorkRequest } from './own-work-wish.ts';
import { pathOf, type Section, sectionsOf } from './sections-of.ts';
import { firstSentenceOf } from './summary-parts.ts';
import { bullet, quoteOf, says, title, type WrittenPart } from './written-answer.ts';

const mostSections = 7;
/** In words: a longer title is no name to be set beside a heading. */
const mostAbove = 14;
/** In sentences: what a heading with the topic is worth. */
const ofHeading = 3;
const mostSources = 5;
const passagesRanked = 30;
const fewestSections = 3;

/** "By the end of this chapter you can …" */
const isAim = /^(?:by the end of|after (?:reading|studying)|in) this (?:chapter|section|unit|module)\b.*\byou\b/i;
/** Boxes and lists of a textbook that no essay is written about. */
const isApparatus =
  /^(?:learning (?:objectives|outcomes)|objectives|click and explore|link to|key (?:terms|concepts)|(?:section |chapter )?(?:summary|review)|questions|critical thinking|exercises?|references|bibliography|further reading|credits|glossary)\b/i;

/**
 * The sections of the readings that are on the topic, in their order, as points to write about; and where they
 * stand.
 */
export function outlineOf(request: OwnWorkRequest, index: PassageIndex, context: AnswerContext): WrittenPart[] {
  const { topic, work, whole, isThesis = false, isOnEvidence = false } = request;
  if (topic === null) {
    const named = whole ?? work;
    return [
      says(
        `I can help with an outline from your readings: ask for “an outline for my ${named} on …”, with your topic.`,
      ),
    ];
  }
  const passages = passagesOn(topic, index, context);
  if (passages.length === 0) return [says(`For an outline on “${topic}” your readings have too little.`)];
  const sections = sectionsOf(passages).filter(({ heading }) => heading !== '' && !isApparatus.test(heading));
  const chosen = mostOn(topic, sections);
  const points = chosen.flatMap((section) => {
    const found = sentenceOn(topic, section) ?? firstSentenceOf(section);
    if (!found || isAim.test(quoteOf(found))) return [];
    return [bullet(`${nameOf(section)}: ${quoteOf(found)}`, found)];
  });
  if (isOnEvidence) return [title(`What your readings say on “${topic}”`), ...points];
  return [
    ...(isThesis ? thesis(topic) : []),
    title('An outline to start from, from your readings'),
    ...points,
    bullet('Then your own: what you conclude from this, and why.'),
    ...sources(
      chosen.flatMap((section) => section.passages),
      index,
      context,
    ),
  ];
}

/** How a claim is found; the claim itself is the student's. */
const thesis = (topic: string): WrittenPart[] => [
  title('Your thesis'),
  says(
    `A thesis answers the task in one sentence that somebody could dispute, and gives the reason. The claim is yours: read the points below on “${topic}”, see what changes or differs between two of them, and say why.`,
  ),
];

/** "Salt roads (4.2 Trade inland)": the heading, and the reading or chapter above it. */
function nameOf({ heading, passages: [first] }: Section): string {
  const above = first ? (pathOf(first)[0] ?? '') : '';
  return above === '' || above === heading || countWords(above) > mostAbove ? heading : `${heading} (${above})`;
}

const fileOf = ({ passages }: Section): string => passages[0]?.documentId ?? '';

/** Those sections that speak of the topic most, in reading order. */
function mostOn(topic: string, sections: readonly Section[]): Section[] {
  const wanted = contentStems(phraseOf(topic));
  const has = (text: string): boolean => {
    const said = new Set(contentStems(text));
    return wanted.every((stem) => said.has(stem));
  };
  const worth = ({ heading, passages }: Section): number =>
    (has(heading) ? ofHeading : 0) +
    passages.flatMap((each) => sentencesOf(each).filter(({ start, end }) => has(each.text.slice(start, end)))).length;
  const weighed = sections.map((section) => ({ section, worth: worth(section) }));
  // What names the topic once may only mention it.
  const telling = weighed.filter((each) => each.worth > 1);
  const left = telling.length >= fewestSections ? telling : weighed;
  const best = new Set<Section>();
  const chosenOf = new Map<string, number>();
  // An argument rests on several readings: each section more of one counts less.
  while (best.size < mostSections && left.length > 0) {
    const value = ({ section, worth: own }: (typeof left)[number]) => own / (1 + (chosenOf.get(fileOf(section)) ?? 0));
    const next = left.reduce((most, each) => (value(each) > value(most) ? each : most));
    left.splice(left.indexOf(next), 1);
    best.add(next.section);
    chosenOf.set(fileOf(next.section), (chosenOf.get(fileOf(next.section)) ?? 0) + 1);
  }
  return sections.filter((section) => best.has(section));
}

/** The first sentence of a section with every word of a topic, one that says something by itself if there is one. */
function sentenceOn(topic: string, { passages }: Section): Excerpt | null {
  const wanted = contentStems(phraseOf(topic));
  const pieces = passages.flatMap((passage) => sentencesOf(passage).map(({ start, end }) => ({ passage, start, end })));
  const found = pieces.filter((piece) => {
    const text = quoteOf(piece);
    const said = new Set(contentStems(text));
    return !isTask(text) && /[.!]["”’)]*$/.test(text) && wanted.every((stem) => said.has(stem));
  });
  return found.find((piece) => isSelfContained(quoteOf(piece))) ?? found[0] ?? null;
}

const folded = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** "Free trade" of "why free trade is good": what is spoken of, without what is said of it. */
const phraseOf = (topic: string): string =>
  folded(
    topic
      .replace(/^(?:why|how|whether|what|if)\s(?:is|are|was|were|do|does|did|the)?\s?/i, '')
      .replace(/\s(?:is|are|was|were|do|does|did|should|can|will|has|have)\b.*$/i, ''),
  );

/** What is called after the topic; where that is less than an outline, with the passages that speak of it. */
function passagesOn(topic: string, index: PassageIndex, context: AnswerContext): readonly Passage[] {
  const named = materialNamed(topic, index, context)?.passages ?? [];
  const wanted = [...new Set(contentStems(phraseOf(topic)))];
  const readings = index.passages.filter(({ documentId }) => documentId !== context.syllabus?.documentId);
  const whole = readings.filter(({ headingPath, text, role }) => {
    const said = new Set(contentStems(`${headingPath.at(-1) ?? ''} ${text}`));
    return role === 'body' && wanted.length > 0 && wanted.every((stem) => said.has(stem));
  });
  const certain = new Set([...named, ...whole]);
  if (sectionsOf([...certain]).length >= fewestSections) return index.passages.filter((each) => certain.has(each));
  const ranked = rank(index, topic, { limit: passagesRanked })
    .map(({ passage }) => passage)
    .filter(({ documentId }) => documentId !== context.syllabus?.documentId);
  const having = (least: number, stems: readonly string[]): Passage[] =>
    ranked.filter(({ headingPath, text }) => {
      const said = new Set(contentStems(`${headingPath.join(' ')} ${text}`));
      return stems.filter((stem) => said.has(stem)).length > least;
    });
  const found = having(wanted.length / 2, wanted);
  // Where too few have the words, it is the text that speaks of the last of them most: "trade" of "free trade".
  const isEnough = sectionsOf(ofOneText(found)).length >= fewestSections;
  const onLast = isEnough || wanted.length < 2 ? [] : ofOneText(having(0, wanted.slice(-1)));
  const enough = sectionsOf(onLast).length >= fewestSections ? onLast : found;
  const chosen = new Set([...named, ...enough]);
  return index.passages.filter((passage) => chosen.has(passage));
}

function ofOneText(passages: readonly Passage[]): Passage[] {
  const texts = [...Map.groupBy(passages, ({ documentId }) => documentId).values()];
  return texts.toSorted((x, y) => y.length - x.length)[0] ?? [];
}

function sources(
  passages: readonly Passage[],
  index: PassageIndex,
  { syllabus, documents = [] }: AnswerContext,
): WrittenPart[] {
  const ids = new Set(passages.map(({ documentId }) => documentId));
  const readings = (syllabus?.course.weeks ?? []).flatMap((week) => week.readings);
  const used = readings.filter((reading) =>
    documentsOfReading(reading, documents, index).some(({ id }) => ids.has(id)),
  );
  return used.length === 0
    ? []
    : [
        title('Sources'),
        ...used.slice(0, mostSources).map((reading) => bullet(sayReading(reading).text, reading.evidence)),
      ];
}
