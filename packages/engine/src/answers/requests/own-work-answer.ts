import { saysAi } from '../../lexicon/course-concepts.ts';
import { saysOwnWork } from '../../lexicon/own-work.ts';
import { sentencesOf } from '../../passages/blocks.ts';
import { passagesOfDocument } from '../../passages/of-document.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { rank } from '../../passages/rank.ts';
import type { Assignment, Course } from '../../syllabus/course.ts';
import { contentStems } from '../../text/words.ts';
import type { Answer } from '../answer-types.ts';
import { allAssignments } from '../course/course-question.ts';
import { sayDue, sayReading, saysNoDate } from '../course/fact.ts';
import { daysOfParts } from '../course/parts-of-work.ts';
import { pickWork } from '../course/pick-in-plan.ts';
import { searchSyllabus } from '../course/search-syllabus.ts';
import { statementsOn, syllabusRule } from '../course/syllabus-rule.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { isTask } from '../evidence/no-evidence.ts';
import type { AnswerContext } from '../records.ts';
import { countWords, firstSentences } from '../render/shorten.ts';
import { assignmentText, topicIn } from './assignment-text.ts';
import { documentsOfReading } from './documents-of-reading.ts';
import { materialNamed } from './material-named.ts';
import { type OwnWorkRequest, readOwnWorkRequest } from './own-work-request.ts';
import { type Section, sectionsOf } from './sections-of.ts';
import { firstSentenceOf } from './summary-parts.ts';
import { bullet, quoteOf, quotes, says, title, type WrittenPart, writtenAnswer } from './written-answer.ts';

const mostSections = 7;
const mostSources = 5;
const passagesRanked = 30;
const fewestSections = 3;

/**
 * Answers a request to write graded work. "Write my paper" gets a no, the course's rule on AI, what the syllabus says
 * of the work, and an outline from the readings and sources; "outline for my paper" gets the outline. Returns null
 * where the question asks for neither.
 */
export function ownWorkAnswer(asked: string, index: PassageIndex, context: AnswerContext): Answer | null {
  const request = readOwnWorkRequest(asked);
  if (!request) return null;
  const { syllabus } = context;
  const ofSyllabus = passagesOfDocument(index, syllabus?.documentId);
  const rule = syllabus ? syllabusRule('what is the policy on ai', ofSyllabus) : null;
  const searched = rule && 'said' in rule ? rule.said : (searchSyllabus('ai software', ofSyllabus)?.pieces ?? []);
  const aiRule = searched.filter(isOfAi).map((piece) => quotes(piece));
  const ownRule = aiRule.length > 0 ? [] : rulesOnOwnWork(ofSyllabus);
  const planned = syllabus ? allAssignments(syllabus.course) : [];
  const one = [request.work, request.whole ?? ''].map((name) => onlyWork(name, planned)).find((each) => each) ?? null;
  const part = request.whole === undefined ? null : assignmentText(request.work, ofSyllabus);
  const set = part ?? (one && assignmentText(one.title, ofSyllabus)) ?? assignmentText(request.work, ofSyllabus);
  const parts = [
    ...(request.kind === 'write' ? [says('I do not write or do work that you hand in.')] : []),
    ...(aiRule.length > 0
      ? [says('Your course’s rule on AI:'), ...aiRule]
      : syllabus
        ? [
            says('Your syllabus says nothing about the use of AI, so ask before you use any.'),
            ...(ownRule.length > 0 ? [says('What it says of your own work:'), ...ownRule] : []),
          ]
        : []),
    ...aboutWork(request, one, set, ofSyllabus, syllabus?.course ?? null),
    ...briefOf(request.work, index, context),
    ...(forbidsOutlines(aiRule)
      ? [says('By this rule I give no outline either. What I can do is quiz you on the readings and explain them.')]
      : outline({ ...request, topic: request.topic ?? (set && topicIn(set)) }, index, context)),
  ];
  return writtenAnswer(parts, index, syllabus?.documentId);
}

function onlyWork(name: string, planned: readonly Assignment[]): Assignment | null {
  const found = pickWork(name, planned);
  return found !== 'none' && 'one' in found ? found.one : null;
}

const isOfAi = ({ passage, start, end }: Excerpt): boolean =>
  saysAi.test(`${passage.headingPath.join('\n')}\n${passage.text.slice(start, end)}`) ||
  /\bsoftware\b/i.test(passage.text.slice(start, end));

const mostRules = 2;
/** In words: a heading rules nothing. */
const fewestOfRule = 4;

/** The sentences that say whose work is to be handed in. */
function rulesOnOwnWork(passages: readonly Passage[]): WrittenPart[] {
  const said = passages.flatMap((passage) =>
    sentencesOf(passage).flatMap(({ start, end }) =>
      saysOwnWork.test(passage.text.slice(start, end)) && countWords(passage.text.slice(start, end)) >= fewestOfRule
        ? [quotes({ passage, start, end })]
        : [],
    ),
  );
  const plain = said.filter(({ text }) => /\bown\b|\belse['’]s\b|\b(?:must|may|shall|will) not\b/i.test(text));
  return (plain.length > 0 ? plain : said).slice(0, mostRules);
}

/** "At no stage: not for ideas, outlines or wording". */
const forbidsOutlines = (rule: readonly WrittenPart[]): boolean =>
  rule.some(({ text }) =>
    /\b(?:not|never|no|prohibited|forbidden)\b[^.;]*\b(?:ideas|outlin\w+|brainstorm\w*|any (?:stage|part|purpose))\b/i.test(
      text,
    ),
  );

/** In words: the row of a day names work beside all else that is done on it. */
const longestLine = 50;

/** When the work is due, and what the syllabus asks of it. */
function aboutWork(
  { work }: OwnWorkRequest,
  one: Assignment | null,
  set: Excerpt | null,
  passages: readonly Passage[],
  course: Course | null,
): WrittenPart[] {
  const name = one?.title ?? work;
  const lines = statementsOn(name.replace(/\s*\([^()]*\)/g, ''), passages).filter(
    (piece) =>
      !namesAnother(name, quoteOf(piece)) &&
      countWords(quoteOf(piece)) <= longestLine &&
      !(one && isDueLine.test(quoteOf(piece))) &&
      !(set?.passage === piece.passage && isWithin(piece, set)),
  );
  const fact = one && sayDue(one);
  const parts = fact && course && saysNoDate(fact) ? daysOfParts([fact], course, passages) : null;
  const due = parts ?? (fact ? [bullet(fact.text, fact.evidence)] : []);
  const told = [...(set ? [set] : []), ...lines].map((piece) => bullet(quoteOf(piece), piece));
  return due.length + told.length > 0 ? [title('What your syllabus asks for'), ...due, ...told] : [];
}

/** In words: of each part of a brief. */
const longestBrief = 110;
const mostOfBrief = 2;
/** A text to be read may be called an essay as well. */
const isHandout =
  /\b(?:instructions?|guidelines?|prompts?|rubrics?|briefs?|handouts?|assignments?|descriptions?|requirements?)\b/i;

/** What a file says that is called after the work: its handout. */
function briefOf(work: string, { passages }: PassageIndex, { documents = [], syllabus }: AnswerContext): WrittenPart[] {
  const wanted = contentStems(work);
  const [brief] = documents.filter(({ id, name }) => {
    const said = name.replace(/[_.-]/g, ' ');
    const called = new Set(contentStems(said));
    const isCertain = wanted.length > 1 || (wanted.length > 0 && isHandout.test(said));
    return id !== syllabus?.documentId && isCertain && wanted.every((each) => called.has(each));
  });
  if (!brief) return [];
  const pieces = passages
    .filter(({ documentId, text }) => documentId === brief.id && text.trim() !== '')
    .slice(0, mostOfBrief)
    .map((passage) => quotes({ passage, ...firstSentences(passage.text, longestBrief) }));
  return pieces.length > 0 ? [title(`What “${brief.name}” asks for`), ...pieces] : [];
}

/** "Lab report 1 due Thursday, 5 pm.": the day is told from the plan. */
const isDueLine = /^(?:[\p{L}\d()#-]+\s){1,6}(?:is\s)?due\b.{0,40}$/iu;

const isWithin = (one: Excerpt, other: Excerpt): boolean => one.start >= other.start && one.end <= other.end;

/** Whether a line is on the like work of another number: on essay 2 where essay 1 is meant. */
function namesAnother(name: string, line: string): boolean {
  const [, kind, number] = /^(.*\p{L})\s#?(\d+)$/u.exec(name.toLowerCase()) ?? [];
  if (kind === undefined || !line.toLowerCase().includes(`${kind} `)) return false;
  const numbers = line
    .toLowerCase()
    .split(`${kind} `)
    .slice(1)
    .flatMap((rest) => /^#?(\d+)/.exec(rest)?.[1] ?? []);
  return numbers.length > 0 && !numbers.includes(number ?? '');
}

/** "By the end of this chapter you can …" */
const isAim = /^(?:by the end of|after (?:reading|studying)|in) this (?:chapter|section|unit|module)\b.*\byou\b/i;
/** Boxes and lists of a textbook that no essay is written about. */
const isApparatus =
  /^(?:learning (?:objectives|outcomes)|objectives|click and explore|link to|key (?:terms|concepts)|summary|review|questions|critical thinking|exercises?|references|bibliography|further reading|credits|glossary)\b/i;

/**
 * The sections of the readings that are on the topic, in their order, as points to write about; and where they
 * stand.
 */
function outline({ topic, work }: OwnWorkRequest, index: PassageIndex, context: AnswerContext): WrittenPart[] {
  if (topic === null)
    return [
      says(`I can help with an outline from your readings: ask for “an outline for my ${work} on …”, with your topic.`),
    ];
  const passages = passagesOn(topic, index, context);
  if (passages.length === 0) return [says(`For an outline on “${topic}” your readings have too little.`)];
  const sections = sectionsOf(passages)
    .filter(({ heading }) => heading !== '' && !isApparatus.test(heading))
    .slice(0, mostSections);
  const points = sections.flatMap((section) => {
    const first = sentenceOn(topic, section) ?? firstSentenceOf(section);
    return first && !isAim.test(quoteOf(first)) ? [bullet(`${section.heading}: ${quoteOf(first)}`, first)] : [];
  });
  return [
    title('An outline to start from, from your readings'),
    ...points,
    bullet('Then your own: what you conclude from this, and why.'),
    ...sources(passages, index, context),
  ];
}

/** The first sentence of a section that has every word of a topic. */
function sentenceOn(topic: string, { passages }: Section): Excerpt | null {
  const wanted = contentStems(phraseOf(topic));
  const pieces = passages.flatMap((passage) => sentencesOf(passage).map(({ start, end }) => ({ passage, start, end })));
  return (
    pieces.find((piece) => {
      const text = quoteOf(piece);
      const said = new Set(contentStems(text));
      return !isTask(text) && /[.!]["”’)]*$/.test(text) && wanted.every((stem) => said.has(stem));
    }) ?? null
  );
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
  if (sectionsOf(named).length >= fewestSections) return named;
  const wanted = [...new Set(contentStems(phraseOf(topic)))];
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
