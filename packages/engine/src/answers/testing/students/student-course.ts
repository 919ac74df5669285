import { readDocument } from '../../../documents/read-document.ts';
import { offlineTutor } from '../../../offline-tutor.ts';
import { cutPassages } from '../../../passages/cut.ts';
import { buildIndex } from '../../../passages/passage-index.ts';
import type { Reading } from '../../../syllabus/course.ts';
import { readSyllabus } from '../../../syllabus/read-syllabus.ts';
import type { Turn } from '../../conversation/turn.ts';
import { documentsOfReading } from '../../requests/documents-of-reading.ts';
import type { StudentState } from '../../student/student-state.ts';
import { asRead } from '../as-read.ts';
import { requestTools } from './request-tools.ts';
import type { StudentRequest } from './student-request.ts';

/** A course of a test: its files by name, the syllabus first, and the day on which it is asked. */
export interface StudentCourse {
  files: readonly { name: string; text: string }[];
  today: string;
  openWeek: number;
  /** Numbers of the weeks whose readings are marked as read. */
  read: readonly number[];
}

/** A chat in such a course: what the student reads, with the tools that the tutor used as `[[tool …]]`. */
export type Chat = (ask: StudentRequest['ask']) => Promise<string>;

export async function openChat({ files, today, openWeek, read }: StudentCourse): Promise<Chat> {
  const documents = await Promise.all(
    files.map(async ({ name, text }) => ({
      id: name,
      name,
      document: await readDocument(new TextEncoder().encode(text), name),
    })),
  );
  const [syllabus, ...readings] = documents;
  if (!syllabus) throw new Error('No syllabus');
  const course = readSyllabus(syllabus.document, { today });
  const passages = documents.flatMap(({ id, document }) => cutPassages(document, id));
  const index = buildIndex(passages);
  const filesOf = (reading: Reading) => documentsOfReading(reading, readings, index);
  const passagesOf = (number: number) => {
    const week = course.weeks.find((each) => each.number === number);
    const ids = week?.readings.flatMap((reading) => filesOf(reading).map(({ id }) => id)) ?? [];
    return passages.filter(({ documentId }) => ids.includes(documentId));
  };
  const student = studentOf();

  function studentOf(): StudentState {
    const work = course.weeks.flatMap(({ number, assignments }) =>
      assignments.map((assignment) => ({
        assignment,
        weekNumber: number,
        handedIn: (assignment.dueDate ?? '9') < today,
      })),
    );
    return {
      today,
      work,
      weeks: course.weeks.map(({ number, topic, startDate, readings }) => ({
        number,
        topic: topic?.value ?? null,
        startDate: startDate?.value ?? null,
        items: passagesOf(number).length > 0 ? 12 : 0,
        tried: read.includes(number) ? 10 : 0,
        missed: read.includes(number) ? 3 : 0,
        mastery: read.includes(number) ? 0.6 : 0,
        cardsDue: 0,
        readings: readings.map((reading) => ({
          reading,
          hasFile: filesOf(reading).length > 0,
          state: read.includes(number) ? ('read' as const) : ('unread' as const),
        })),
      })),
      concepts: [],
      exams: work.flatMap(({ assignment: { title, dueDate, type }, weekNumber }) =>
        type === 'exam' && dueDate !== null && dueDate >= today
          ? [{ title, date: dueDate, kind: type, fromWeek: null, throughWeek: weekNumber }]
          : [],
      ),
      cardsDue: 0,
      next: [],
    };
  }

  return async (ask) => {
    const history: Turn[] = [];
    let said = '';
    for (const question of [ask].flat()) {
      said = '';
      const request = { question, index, syllabus: { course, documentId: syllabus.id }, history: [...history], today };
      const tools = requestTools(course, { today, openWeek });
      const nameOf = (id: string) => id;
      const whole = { ...request, student, openWeek, passagesOf, documents: readings, nameOf, tools };
      for await (const event of offlineTutor.answer(whole)) {
        if (event.type === 'tool') said += `[[tool ${event.tool} ${event.outcome.status}: ${event.outcome.message}]] `;
        if (event.type === 'complete') said += event.text;
      }
      history.push({ role: 'user', content: question }, { role: 'assistant', content: said });
    }
    return asRead(said);
  };
}

/** What is wrong with an answer: what it lacks, and what it should not say. */
export function faultsOf(answer: string, { must, not = [] }: StudentRequest): string[] {
  return [
    ...must.filter((pattern) => !pattern.test(answer)).map((pattern) => `lacks ${pattern}`),
    ...not.filter((pattern) => pattern.test(answer)).map((pattern) => `says ${pattern}`),
  ];
}
