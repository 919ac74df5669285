import type { Document } from '@weekwise/engine/documents/document.ts';
import { withStruckBlank } from '@weekwise/engine/documents/struck-out.ts';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import type { Course } from '@weekwise/engine/syllabus/course.ts';
import type { Made, Tutor } from '@weekwise/engine/tutor.ts';
import type { ModelCallContext } from '../structured/ask-about.ts';
import { EngineInstead, madeByModel } from '../structured/made-by-model.ts';
import { LineSupport } from './line-support.ts';
import { mergeCourses } from './merge.ts';
import type { Saw } from './readers.ts';
import { supportedCourse } from './supported-course.ts';
import { shownLines } from './syllabus-lines.ts';
import { extractedSyllabus, syllabusTask } from './syllabus-schema.ts';

type Options = Parameters<Tutor['readSyllabus']>[1];

/** The engine's reading of a syllabus, with a model's of the same lines merged into it. */
export async function readSyllabus(asking: ModelCallContext, file: Document, options: Options): Promise<Made<Course>> {
  const document = withStruckBlank(file);
  const engine = await offlineTutor.readSyllabus(document, options);
  return madeByModel(
    asking.calls,
    'reading',
    async () => engine,
    async () => {
      const { data, last } = shownLines(document);
      const said = await asking.calls.object({
        ability: 'reading',
        scope: asking.scope,
        signal: asking.signal,
        system: `${syllabusTask}\n${data.rule} Every line begins with its number in brackets.\n\nToday is ${options.today}.`,
        messages: [{ role: 'user', content: data.block }],
        schema: extractedSyllabus,
        schemaName: 'syllabus',
      });
      const saw: Saw = (block) => block <= last;
      const second = supportedCourse(said, new LineSupport(document, last, options.today));
      if (!isUsable(said, second, itemsSeen(engine.result, saw))) throw new EngineInstead('unusable');
      return mergeCourses(engine.result, second, saw);
    },
  );
}

interface Countable {
  weeks: { readings: unknown[]; assignments: unknown[] }[];
  assignmentsOutsideSchedule: unknown[];
}

/**
 * A reading most of which stands on no line, or which found less than half of what was there, would only raise
 * questions.
 */
function isUsable(said: Countable, supported: Countable, known: number): boolean {
  const whole = (course: Countable): number => course.weeks.length + countItems(course);
  return whole(supported) > 0 && whole(supported) * 2 >= whole(said) && countItems(supported) * 2 >= known;
}

/** Readings and assignments. */
function countItems({ weeks, assignmentsOutsideSchedule }: Countable): number {
  return weeks.reduce(
    (sum, { readings, assignments }) => sum + readings.length + assignments.length,
    assignmentsOutsideSchedule.length,
  );
}

function itemsSeen(course: Course, saw: Saw): number {
  const items = course.weeks.flatMap((week) => [...week.readings, ...week.assignments]);
  return [...items, ...course.assignmentsOutsideSchedule].filter(({ evidence }) => saw(evidence.block)).length;
}
