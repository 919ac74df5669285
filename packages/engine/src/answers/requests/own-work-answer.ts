import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { rank } from '../../passages/rank.ts';
import { contentStems } from '../../text/words.ts';
import type { Answer } from '../answered.ts';
import { allAssignments } from '../course/course-question.ts';
import { sayDue, sayReading } from '../course/fact.ts';
import { pickWork } from '../course/pick-in-plan.ts';
import { statementsOn, syllabusRule } from '../course/syllabus-rule.ts';
import type { AnswerContext } from '../records.ts';
import { documentsOfReading } from './documents-of-reading.ts';
import { materialNamed } from './material-named.ts';
import { type OwnWorkRequest, readOwnWorkRequest } from './own-work-request.ts';
import { sectionsOf } from './sections-of.ts';
import { firstSentenceOf } from './summary-answer.ts';
import { bullet, type Part, quoteOf, quotes, says, title, writtenAnswer } from './written-answer.ts';

const mostSections = 7;
const mostSources = 5;
const passagesRanked = 30;

/**
 * To "write my paper": no, with the course's rule on AI, what it says of the work, an outline from the readings and
 * sources. To "outline for my paper": the outline. null where the question asks for neither.
 */
export function ownWorkAnswer(asked: string, index: PassageIndex, context: AnswerContext): Answer | null {
  const request = readOwnWorkRequest(asked);
  if (!request) return null;
  const { syllabus } = context;
  const ofSyllabus = index.passages.filter(({ documentId }) => documentId === syllabus?.documentId);
  const rule = syllabus ? syllabusRule('what is the policy on ai', ofSyllabus) : null;
  const aiRule = rule && 'said' in rule ? rule.said.map((piece) => quotes(piece)) : [];
  const parts = [
    ...(request.kind === 'write' ? [says('I do not write or do work that you hand in.')] : []),
    ...(aiRule.length > 0
      ? [says('Your course’s rule on AI:'), ...aiRule]
      : syllabus
        ? [says('Your syllabus says nothing about the use of AI, so ask before you use any.')]
        : []),
    ...aboutWork(request, context, ofSyllabus),
    ...outline(request, index, context),
  ];
  return writtenAnswer(parts, index, syllabus?.documentId);
}

/** When the work is due, and what the syllabus asks of it. */
function aboutWork({ work }: OwnWorkRequest, { syllabus }: AnswerContext, passages: readonly Passage[]): Part[] {
  if (!syllabus) return [];
  const found = pickWork(work, allAssignments(syllabus.course));
  const one = found !== 'none' && 'one' in found ? found.one : null;
  const lines = statementsOn(one?.title ?? work, passages);
  const due = one ? [bullet(sayDue(one).text, sayDue(one).evidence)] : [];
  const told = lines.map((piece) => bullet(quoteOf(piece), piece));
  return due.length + told.length > 0 ? [title('What your syllabus asks for'), ...due, ...told] : [];
}

/**
 * The sections of the readings that are on the topic, in their order, as points to write about; and where they
 * stand.
 */
function outline({ topic, work }: OwnWorkRequest, index: PassageIndex, context: AnswerContext): Part[] {
  if (topic === null)
    return [
      says(`I can help with an outline from your readings: ask for “an outline for my ${work} on …”, with your topic.`),
    ];
  const passages = passagesOn(topic, index, context);
  if (passages.length === 0) return [says(`For an outline on “${topic}” your readings have too little.`)];
  const sections = sectionsOf(passages)
    .filter(({ heading }) => heading !== '')
    .slice(0, mostSections);
  const points = sections.flatMap((section) => {
    const first = firstSentenceOf(section);
    return first ? [bullet(`${section.heading}: ${quoteOf(first)}`, first)] : [];
  });
  return [
    title('An outline to start from, from your readings'),
    ...points,
    bullet('Then your own: what you conclude from this, and why.'),
    ...sources(passages, index, context),
  ];
}

/** What is called after the topic, else the passages that speak of it. */
function passagesOn(topic: string, index: PassageIndex, context: AnswerContext): Passage[] {
  const named = materialNamed(topic, index, context)?.passages ?? [];
  if (named.length > 0) return named;
  const wanted = [...new Set(contentStems(topic))];
  const found = rank(index, topic, { limit: passagesRanked }).flatMap(({ passage }) => {
    const said = new Set(contentStems(`${passage.headingPath.join(' ')} ${passage.text}`));
    const isOn = wanted.filter((stem) => said.has(stem)).length > wanted.length / 2;
    return isOn && passage.documentId !== context.syllabus?.documentId ? [passage] : [];
  });
  const chosen = new Set(found);
  return index.passages.filter((passage) => chosen.has(passage));
}

function sources(
  passages: readonly Passage[],
  index: PassageIndex,
  { syllabus, documents = [] }: AnswerContext,
): Part[] {
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
