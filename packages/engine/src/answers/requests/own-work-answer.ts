import { saysAi } from '../../lexicon/course-concepts.ts';
import { saysOwnWork } from '../../lexicon/own-work.ts';
import { sentencesOf } from '../../passages/blocks.ts';
import { passagesOfDocument } from '../../passages/of-document.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import type { Assignment, Course } from '../../syllabus/course.ts';
import { contentStems } from '../../text/words.ts';
import type { Answer } from '../answer-types.ts';
import { allAssignments } from '../course/course-question.ts';
import { sayDue, saysNoDate } from '../course/fact.ts';
import { daysOfParts } from '../course/parts-of-work.ts';
import { pickWork } from '../course/pick-in-plan.ts';
import { searchSyllabus } from '../course/search-syllabus.ts';
import { statementsOn, syllabusRule } from '../course/syllabus-rule.ts';
import type { Excerpt } from '../evidence/compose.ts';
import type { AnswerContext } from '../records.ts';
import { countWords, firstSentences } from '../render/shorten.ts';
import { assignmentText, topicIn } from './assignment-text.ts';
import { outlineOf } from './own-work-outline.ts';
import { readOwnWorkRequest } from './own-work-request.ts';
import { evidenceFor, workBefore } from './own-work-start.ts';
import type { OwnWorkRequest } from './own-work-wish.ts';
import { bullet, quoteOf, quotes, says, title, type WrittenPart, writtenAnswer } from './written-answer.ts';

/**
 * Answers a request to write graded work. "Write my paper" gets a no, the course's rule on AI, what the syllabus says
 * of the work, and an outline from the readings and sources; "outline for my paper" gets the outline. Returns null
 * where the question asks for neither.
 */
export function ownWorkAnswer(asked: string, index: PassageIndex, context: AnswerContext): Answer | null {
  const { syllabus, history = [] } = context;
  const read = readOwnWorkRequest(asked) ?? evidenceFor(asked, history, readOwnWorkRequest);
  if (!read) return null;
  const request = ofWholeWork(read, workBefore(history, readOwnWorkRequest));
  const ofSyllabus = passagesOfDocument(index, syllabus?.documentId);
  const rule = syllabus ? syllabusRule('what is the policy on ai', ofSyllabus) : null;
  const searched = rule && 'said' in rule ? rule.said : (searchSyllabus('ai software', ofSyllabus)?.pieces ?? []);
  const aiRule = searched.filter(isOfAi).map((piece) => quotes(piece));
  const ownRule = aiRule.length > 0 ? [] : rulesOnOwnWork(ofSyllabus);
  const planned = syllabus ? allAssignments(syllabus.course) : [];
  const names = [...(partOfText.test(request.work) ? [] : [request.work]), request.whole ?? ''];
  const one = names.map((name) => onlyWork(name, planned)).find((each) => each) ?? null;
  const part = request.whole === undefined ? null : assignmentText(request.work, ofSyllabus);
  const set = part ?? (one && assignmentText(one.title, ofSyllabus)) ?? assignmentText(request.work, ofSyllabus);
  const isForbidden = forbidsOutlines(aiRule);
  // Who asks how to begin has asked nobody to write.
  const isRuleTold = request.kind === 'write' || isForbidden || aiRule.length === 0;
  const parts = [
    ...(request.kind === 'write' ? [says('I do not write or do work that you hand in.')] : []),
    ...(!isRuleTold || request.isOnEvidence
      ? []
      : aiRule.length > 0
        ? [says('Your course’s rule on AI:'), ...aiRule]
        : syllabus
          ? [
              says('Your syllabus says nothing about the use of AI, so ask before you use any.'),
              ...(ownRule.length > 0 ? [says('What it says of your own work:'), ...ownRule] : []),
            ]
          : []),
    ...(request.isOnEvidence ? [] : aboutWork(request, one, set, ofSyllabus, syllabus?.course ?? null)),
    ...(request.isOnEvidence ? [] : briefOf(request.work, index, context)),
    ...(isForbidden
      ? [says('By this rule I give no outline either. What I can do is quiz you on the readings and explain them.')]
      : outlineOf({ ...request, topic: request.topic ?? (set && topicIn(set)) }, index, context)),
  ];
  return writtenAnswer(parts, index, syllabus?.documentId);
}

/** What is a part of a text, and no work by itself. */
const partOfText = /\b(?:paragraphs?|intro(?:duction)?s?|conclusions?|thesis|sentences?|pages?)$/;

/** "The first paragraph" is one of the work that was spoken of before. */
function ofWholeWork(request: OwnWorkRequest, before: OwnWorkRequest | null): OwnWorkRequest {
  if (!partOfText.test(request.work) || request.whole !== undefined) return request;
  return before ? { ...request, whole: before.work } : request;
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
