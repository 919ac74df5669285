import { standaloneQuestions } from '@weekwise/engine/answers/conversation/split-question.ts';
import type { Turn } from '@weekwise/engine/answers/conversation/turn.ts';
import { namesReading } from '@weekwise/engine/answers/question/reading-named.ts';
import { asksOfMaterial } from '@weekwise/engine/answers/requests/answer-request.ts';
import { readStudentQuestion } from '@weekwise/engine/answers/student/student-question.ts';
import { localDay } from '@weekwise/engine/spaced-repetition/local-time.ts';
import type { Course } from '@weekwise/engine/syllabus/course.ts';
import { titleLikeness } from '@weekwise/engine/text/title-likeness.ts';
import type { AnswerRequest } from '@weekwise/engine/tutor.ts';
import type { Deps } from '../../deps.ts';
import { localDate } from '../../lib/local-date.ts';
import type { CallScope } from '../../tutor/calls/model-calls.ts';
import { listNamedFiles, namesHardToRead } from '../files/files.service.ts';
import { syllabusOf } from '../syllabus/course.service.ts';
import type { MessageRow } from './chat.repo.ts';
import * as repo from './chat.repo.ts';
import { studentStateOf } from './facts/student-state.service.ts';
import { passagesByWeek } from './facts/week-passages.ts';
import type { IncomingQuestion } from './question.ts';

/** Turns of the conversation that a follow-up may refer to. */
const turnsGiven = 10;

/** Where the server is; on a student's own machine that is where the student is. */
const ownTimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Builds what the tutor is given for a question: the folder's passages, its course, the conversation so far and where
 * the student stands.
 */
export async function buildAnswerRequest(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'indexes'>,
  { userId, folderId }: CallScope,
  { text, history, week, timeZone }: Pick<IncomingQuestion, 'text' | 'history' | 'week' | 'timeZone'>,
  asked: MessageRow | null,
  signal: AbortSignal,
): Promise<AnswerRequest> {
  const [index, files, hardToRead, syllabus, turns] = await Promise.all([
    deps.indexes.get(folderId),
    listNamedFiles(deps.db, folderId),
    namesHardToRead(deps.db, folderId),
    syllabusOf(deps.db, folderId),
    history ?? (asked ? turnsBefore(deps, asked) : []),
  ]);
  const today = timeZone === null ? localDate(deps.clock()) : localDay(deps.clock(), timeZone);
  const openWeek = openWeekOf(week, syllabus?.course ?? null);
  const request = { question: text, index, syllabus, history: turns, today, openWeek, signal };
  const asks = standaloneQuestions(text, turns);
  const namesWeeks = syllabus !== null && (openWeek !== null || asks.some((alone) => /\bweeks?\b/i.test(alone)));
  const isOfFiles = namesWeeks || asks.some((alone) => namesReading(alone) || asksOfMaterial(alone));
  const names = new Map(files.map(({ id, name }) => [id, name]));
  const materials = files.filter(({ role }) => role === 'material');
  return {
    ...request,
    student: asks.some(readStudentQuestion)
      ? await studentStateOf(deps, userId, folderId, timeZone ?? ownTimeZone)
      : null,
    nameOf: (documentId) => names.get(documentId),
    hardToRead,
    ...(isOfFiles && { documents: materials.map(({ id, name }) => ({ id, name })) }),
    ...(isOfFiles && syllabus && { passagesOf: passagesByWeek(index, files, syllabus.course) }),
  };
}

/** Number of the week open beside the chat, by its number or its topic; null where the plan has no such week. */
function openWeekOf({ number, topic }: IncomingQuestion['week'], course: Course | null): number | null {
  const weeks = course?.weeks ?? [];
  const open =
    number === null
      ? weeks.find((week) => topic !== null && week.topic !== null && titleLikeness(topic, week.topic.value) === 1)
      : weeks.find((week) => week.number === number);
  return open?.number ?? null;
}

async function turnsBefore(deps: Pick<Deps, 'db'>, asked: MessageRow): Promise<Turn[]> {
  const messages = await repo.listSaid(deps.db, asked, turnsGiven);
  return messages.map((message) => ({ role: message.type, content: message.content }));
}
