import { type Citation, citeEvidence } from '@weekwise/engine/answers/citation.ts';
import { citeTold } from '@weekwise/engine/answers/cite-told.ts';
import { resolveFollowUp } from '@weekwise/engine/answers/conversation/follow-up.ts';
import { wordsToFind } from '@weekwise/engine/answers/conversation/what-is-asked.ts';
import { courseFacts } from '@weekwise/engine/answers/course/course-facts.ts';
import { allAssignments, matchTitles, readCourseQuestion } from '@weekwise/engine/answers/course/course-question.ts';
import { type CourseFact, sayDue, sayPercent } from '@weekwise/engine/answers/course/fact.ts';
import { type Records, recordsFor } from '@weekwise/engine/answers/records.ts';
import type { Passage } from '@weekwise/engine/passages/passage.ts';
import { readQuery } from '@weekwise/engine/passages/query.ts';
import { rankCandidates } from '@weekwise/engine/passages/rank.ts';
import type { Course } from '@weekwise/engine/syllabus/course.ts';
import type { AnswerRequest } from '@weekwise/engine/tutor.ts';

/** What an answer may be made of. The model knows it by its number: 1 for the first. */
export type NumberedSource =
  | { kind: 'passage'; passage: Passage }
  /**
   * A statement about the course or the student, as the engine words it; the student's own record stands in no file.
   */
  | { kind: 'fact'; text: string; citation: Citation | null };

const mostPassages = 8;
const mostFacts = 16;
const mostOfWeek = 3;
/** In characters of passages, some 4,000 tokens. */
const budget = 16_000;

/** The folder's passages that match the question best, behind what the course itself says of it. */
export function gatherSources(request: AnswerRequest): NumberedSource[] {
  const { index, vectors, openWeek = null, passagesOf } = request;
  const question = resolveFollowUp(wordsToFind(request.question), request.history);
  const records = recordsFor(question, index, request);
  const preferred = openWeek === null || !passagesOf ? null : new Set(passagesOf(openWeek));
  const ranked = rankCandidates(index, readQuery(index, question), mostPassages, vectors, preferred).flatMap(
    ({ p }) => index.passages[p] ?? [],
  );
  // What is asked across weeks need not share a word with either.
  const ofWeeks = (records?.weeks ?? []).flatMap((week) => passagesOf?.(week).slice(0, mostOfWeek) ?? []);
  let room = budget;
  const passages = [...new Set([...ofWeeks, ...ranked])].slice(0, mostPassages).flatMap((passage): NumberedSource[] => {
    if (passage.text.length > room) return [];
    room -= passage.text.length;
    return [{ kind: 'passage', passage }];
  });
  return [...recordSources(request, records), ...factSources(request, question), ...passages];
}

/** The student's state, and what weeks have in common, as the engine would say it. */
function recordSources({ syllabus, index }: AnswerRequest, records: Records | null): NumberedSource[] {
  return (records?.told ?? []).slice(0, mostFacts).map(({ text, evidence }) => ({
    kind: 'fact',
    text,
    citation: citeTold(evidence, syllabus?.documentId ?? '', index),
  }));
}

function factSources({ syllabus, today, openWeek, index }: AnswerRequest, question: string): NumberedSource[] {
  if (!syllabus) return [];
  const { course, documentId } = syllabus;
  const told = new Set<string>();
  const facts = [...(courseFacts(question, course, today, openWeek) ?? []), ...relatedFacts(question, course, today)];
  return facts
    .filter(({ text }) => !told.has(text) && told.add(text))
    .slice(0, mostFacts)
    .map(({ text, evidence }) => ({ kind: 'fact', text, citation: citeEvidence(evidence, documentId, index) }));
}

/** Work, weights and policies that the question names, also where it does not ask for them alone. */
function relatedFacts(question: string, course: Course, today: string | null): CourseFact[] {
  const asked = readCourseQuestion(question, course, today);
  const work = matchTitles(asked, allAssignments(course), ({ title }) => title, 'half');
  const weights = matchTitles(asked, course.gradingWeights, ({ value }) => value.name, 'half');
  const policies = matchTitles(asked, course.policies, ({ value }) => value.name, 'half');
  return [
    ...work.map(sayDue),
    ...weights.map(({ value, ...rest }) => ({ ...rest, text: `${value.name}: ${sayPercent(value.percent)}.` })),
    ...policies.map(({ value, ...rest }) => ({ ...rest, text: value.text })),
  ];
}
