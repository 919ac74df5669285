import { cardinals } from '../../lexicon/numbers.ts';
import { passagesOfDocument } from '../../passages/of-document.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import type { Reading } from '../../syllabus/course.ts';
import { contentStems } from '../../text/words.ts';
import { sayReading } from '../course/fact.ts';
import { plainQuestion } from '../course/week-words.ts';
import { fileStems, nameStems } from '../evidence/files-of-reading.ts';
import {
  filesOfParts,
  isWithin,
  type PartNumber,
  partsOfReading,
  partsOfSeries,
  sayParts,
} from '../question/part-numbers.ts';
import type { AnswerContext } from '../records.ts';
import { documentsOfReading, titlesOf } from './documents-of-reading.ts';
import { examMaterial, type Material, materialOfWeeks, weekMaterial } from './material-of-weeks.ts';
import { numberedSection } from './numbered-section.ts';
import { pathOf } from './sections-of.ts';

const chapter = /\b(?:ch(?:ap(?:ter)?)?s?\.?|unit)\s?0*(\d{1,2})\b/i;
const ofDocument =
  /\b(?:chapters?|ch|readings?|articles?|texts?|papers?|books?|pdfs?|files?|handouts?|notes|modules?|units?|lessons?)\b/i;
/** What is shown in class. */
const ofSlides = /\b(?:lectures?|slides?|slide ?shows?|decks?|power ?points?|pptx?|presentations?)\b/i;
const ofSection = /\b(?:sections?|parts?|subsections?|headings?|bits?|paragraphs?|pages?)\b/i;
const frame =
  /\b(?:the|an?|my|our|your|this|that|of|on|about|from|in|by|for|with|to|and|whole|entire|assigned|required|please|whats?|stuff|thing|readings?|chapters?|ch|articles?|texts?|papers?|books?|pdfs?|files?|slides?|slide ?shows?|decks?|power ?points?|pptx?|presentations?|lectures?|lec|lessons?|modules?|notes|handouts?|sections?|parts?|subsections?|headings?|bits?|paragraphs?|pages?|units?|called|titled|named|one|everything|all|i|me|we|us|have|had|need|class|today|now|week|week's|again)\b/gi;
/** "Chapter two" */
const numberWord = new RegExp(
  `\\b((?:chapter|ch|unit|week|section|part)\\.? )(${cardinals.slice(1).join('|')})\\b`,
  'g',
);
/** Of what was said, so much must be in a name. */
const enough = 0.6;

/**
 * Finds the reading, section or week that a phrase names; null where it names none.
 * @param said "the Marrow text", "chapter 2", "this week's reading", "the section on spores"; empty for the open week
 */
export function materialNamed(said: string, index: PassageIndex, context: AnswerContext): Material | null {
  const text = plainQuestion(said)
    .replace(/\b(this|next|last) weeks\b/g, "$1 week's")
    .replace(numberWord, (_, lead: string, word: string) => `${lead}${cardinals.indexOf(word)}`)
    .replace(/[?!.]+$/, '');
  const rest = text.replace(frame, ' ').replace(/\s+/g, ' ').trim();
  const ofWeeks = examMaterial(text, index, context) ?? weekMaterial(text, rest, index, context);
  if (ofWeeks) return ofWeeks;
  const stems = stemsOf(rest);
  const number = chapter.exec(text)?.[1] ?? null;
  if (stems.length === 0 && number === null && rest === '') return null;
  const ofPart = partNamed(text, stems, index, context);
  if (ofPart) return ofPart;
  const ofFile = documentNamed(text, stems, number, index, context);
  const ofHeading = sectionNamed(rest, stems, index, context);
  const [first, second] = ofSection.test(text) ? [ofHeading, ofFile] : [ofFile, ofHeading];
  return (
    first?.material ??
    (ofDocument.test(text) || ofSlides.test(text) ? null : topicNamed(stems, index, context)) ??
    second?.material ??
    readingWithoutFile(stems, number, context)
  );
}

const stemsOf = (text: string): string[] => [
  ...new Set(nameStems(text).filter((stem) => !/^\d+$/.test(stem))),
  ...(text.match(/\b\d{1,2}\.\d{1,2}\b/g) ?? []),
];

function partsIn(text: string): readonly PartNumber[] {
  const series = partsOfSeries(text);
  return series.length > 0 ? series : partsOfReading(text).parts;
}

/** The chapters, modules and the like that a phrase names by their numbers and nothing else; empty for any other. */
export function partsNamed(said: string): readonly PartNumber[] {
  const text = plainQuestion(said).replace(/[?!.]+$/, '');
  const rest = text.replace(frame, ' ').replace(/[\d.,\s–-]+/g, '');
  return rest === '' ? partsIn(text) : [];
}

/** The files of a chapter, section or module that is named by its number alone: "chapter 6", "6.2", "module 5". */
function partNamed(
  text: string,
  stems: readonly string[],
  index: PassageIndex,
  { documents = [], syllabus }: AnswerContext,
): Material | null {
  const parts = partsIn(text);
  if (parts.length === 0 || stems.some((stem) => /\p{L}/u.test(stem))) return null;
  const named = filesOfParts(documents, parts);
  const titled = () =>
    documents.filter(
      ({ id }) =>
        filesOfParts(
          titlesOf(id, index).map((name) => ({ name })),
          parts,
        ).length > 0,
    );
  const ids = (named.length > 0 ? named : titled()).map(({ id }) => id);
  const passages = index.passages.filter(
    ({ documentId }) => documentId !== syllabus?.documentId && ids.includes(documentId),
  );
  const [part] = parts;
  if (passages.length === 0 && part && parts.length === 1 && part.length > 1) {
    const readings = index.passages.filter(({ documentId }) => documentId !== syllabus?.documentId);
    const section = numberedSection(part, readings);
    const name = section.flatMap((each) => each.headingPath).find((heading) => heading.includes(part.join('.')));
    return section.length > 0 ? { name: name ?? sayParts(parts), passages: section, missing: [] } : null;
  }
  if (passages.length === 0) return null;
  const own = ids.length === 1 ? titleAbove(passages) : null;
  return { name: own ?? sayParts(parts), passages, missing: [] };
}

interface Found {
  material: Material;
  worth: number;
}

const shareIn = (wanted: readonly string[], has: ReadonlySet<string>): number =>
  wanted.length === 0 ? 0 : wanted.filter((stem) => has.has(stem)).length / wanted.length;

function documentNamed(
  text: string,
  stems: readonly string[],
  number: string | null,
  index: PassageIndex,
  { documents = [], syllabus, openWeek, passagesOf }: AnswerContext,
): Found | null {
  const readings = (syllabus?.course.weeks ?? []).flatMap((week) => week.readings);
  const ofReadings = readings.map((reading) => ({ reading, files: documentsOfReading(reading, documents, index) }));
  const open = new Set(openWeek && passagesOf ? passagesOf(openWeek).map(({ documentId }) => documentId) : []);
  const found = documents.flatMap(({ id, name }): (Found & { isOpen: boolean; isSlides: boolean })[] => {
    if (id === syllabus?.documentId) return [];
    const passages = passagesOfDocument(index, id);
    const titles = titlesOf(id, index);
    const planned = ofReadings.flatMap(({ reading, files }) => (files.some((file) => file.id === id) ? [reading] : []));
    const names = [...titles, ...planned.map(({ author, title, pages }) => `${author ?? ''} ${title} ${pages ?? ''}`)];
    const has = new Set([...fileStems(name), ...names.flatMap((each) => nameStems(each))]);
    const isTitled = names.some((each) => isPhraseOf(text, each));
    const numbers = [name.replace(/[_-]/g, ' ').replace(/(?<=\p{L})(?=\d)/gu, ' '), ...names].flatMap(
      (each) => chapter.exec(each)?.[1] ?? [],
    );
    const share = isTitled ? 1 : stems.length === 0 && number !== null ? 1 : shareIn(stems, has);
    if (share < enough || (number !== null && !numbers.includes(number)) || passages.length === 0) return [];
    const material = { name: titleAbove(passages) ?? planned[0]?.title ?? name, passages, missing: [] };
    return [{ material, worth: share, isOpen: open.has(id), isSlides: isSlideFile.test(name) || ofSlides.test(name) }];
  });
  const most = Math.max(0, ...found.map(({ worth }) => worth));
  const equal = found.filter(({ worth }) => worth === most);
  const shown = ofSlides.test(text) ? equal.filter(({ isSlides }) => isSlides) : [];
  const best = shown.length > 0 ? shown : equal;
  return best.find(({ isOpen }) => isOpen) ?? best[0] ?? null;
}

const isSlideFile = /\.(?:pptx?|odp|key)$/i;

/** The innermost title that stands above all of some passages. */
function titleAbove([first, ...others]: readonly Passage[]): string | null {
  const path = first ? pathOf(first) : [];
  const shared = path.filter((title, i) => others.every((passage) => pathOf(passage)[i] === title));
  return shared.at(-1) ?? path[0] ?? null;
}

/** Whether some words hold a title, or what stands before its colon. */
function isPhraseOf(text: string, title: string): boolean {
  const bare = (words: string) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return [title, title.split(':')[0] ?? ''].some((each) => {
    const phrase = bare(each).replace(/^(?:the|an?) /, '');
    return phrase.includes(' ') && ` ${bare(text)} `.includes(` ${phrase} `);
  });
}

/** The section whose heading says it best; with it what stands below in the same chapter. */
function sectionNamed(
  rest: string,
  stems: readonly string[],
  index: PassageIndex,
  { syllabus }: AnswerContext,
): Found | null {
  let best: { path: string[]; documentId: string; worth: number } | null = null;
  for (const passage of index.passages) {
    if (passage.documentId === syllabus?.documentId) continue;
    const path = pathOf(passage);
    for (const [depth, heading] of path.entries()) {
      // Its number says nothing of what it is about.
      const own = [...new Set(stemsOf(heading))].filter((stem) => !/^\d/.test(stem) || stems.includes(stem));
      const share = shareIn(stems, new Set(own));
      // Of two headings the one that says less besides; of equals the one nearer to the text.
      const worth = share < enough ? 0 : share + shareIn(own, new Set(stems)) / 2 + (isPhraseOf(rest, heading) ? 1 : 0);
      if (worth > (best?.worth ?? 0)) best = { path: path.slice(0, depth + 1), documentId: passage.documentId, worth };
    }
  }
  if (!best || best.worth < leastHeading) return null;
  const { path, documentId, worth } = best;
  const key = path.join('\n');
  const within = index.passages.filter((passage) => pathOf(passage).slice(0, path.length).join('\n') === key);
  const own = within.filter((passage) => passage.documentId === documentId);
  // Lines that are a document each are held together by their heading alone.
  const passages = own.length > 1 ? own : within;
  return { material: { name: path.at(-1) ?? '', passages, missing: [] }, worth };
}
/** A heading must say all that was said, or nearly, and little else. */
const leastHeading = 0.85;

/** A week whose topic is called just so. */
function topicNamed(stems: readonly string[], index: PassageIndex, context: AnswerContext): Material | null {
  const weeks = (context.syllabus?.course.weeks ?? []).filter(({ topic }) => {
    const own = new Set(contentStems(topic?.value ?? ''));
    return own.size > 0 && shareIn(stems, own) === 1 && shareIn([...own], new Set(stems)) === 1;
  });
  const material = weeks.length > 0 ? materialOfWeeks(weeks.slice(0, 1), index, context) : null;
  return material && material.passages.length > 0 ? material : null;
}

/** A reading that the plan has and the folder has not. */
function readingWithoutFile(
  stems: readonly string[],
  number: string | null,
  { syllabus }: AnswerContext,
): Material | null {
  const reading = (syllabus?.course.weeks ?? [])
    .flatMap((week) => week.readings)
    .find((each) => {
      const named = `${each.author ?? ''} ${each.title} ${each.pages ?? ''}`;
      if (number !== null && chapter.exec(named)?.[1] !== number && !isOfChapter(each, Number(number))) return false;
      return stems.length === 0 ? number !== null : shareIn(stems, new Set(nameStems(named))) === 1;
    });
  return reading ? { name: sayReading(reading).text.replace(/\.$/, ''), passages: [], missing: [reading] } : null;
}

/** Chapter 9 is one of "Ch. 8–10". */
const isOfChapter = ({ title, pages }: Reading, number: number): boolean =>
  partsOfReading(title, pages).parts.some((part) => isWithin(part, [number]));
