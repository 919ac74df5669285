import { finalDate, firstDate, readingsOf, weekTopic, workOf } from './dated-weeks.ts';
import type { Layout, LayoutPlan } from './layout.ts';
import type { PlannedReading } from './planned-course.ts';

/** What a careful reader takes from a syllabus. Dates are `YYYY-MM-DD`; null where the document does not say. */
export interface ExpectedCourse {
  name: string;
  professor: string;
  weeks: readonly ExpectedWeek[];
  work: readonly ExpectedWork[];
}

export interface ExpectedWeek {
  number: number | null;
  topic: string;
  startDate: string | null;
  readings: readonly ExpectedReading[];
}

export interface ExpectedReading {
  /** Renderings of the title that are all right. */
  titles: readonly string[];
}

export interface ExpectedWork {
  title: string;
  dueDate: string | null;
  /** Whether a plan without it has lost something; grading parts whose pieces stand elsewhere are not required. */
  required: boolean;
}

export function expectedCourse(
  { course, weeks }: Pick<LayoutPlan, 'course' | 'weeks'>,
  layout: Layout,
): ExpectedCourse {
  const teaching = weeks.filter((week) => !week.breakName);
  const scheduled = layout.counts !== 'nothing';
  const pieces = scheduled ? teaching.flatMap(workOf) : [];
  const components = course.grading.filter(({ name }) => name !== course.final);
  return {
    name: course.name,
    professor: course.professor,
    weeks: scheduled ? expectedWeeks(teaching, layout) : [],
    work: [
      ...pieces.map(({ title, due }) => ({ title, dueDate: layout.dated ? due : null, required: true })),
      { title: course.final, dueDate: layout.dated ? finalDate(course) : null, required: true },
      ...components.map(({ name, kind }) => ({
        title: name,
        dueDate: null,
        required: !scheduled && kind !== 'participation',
      })),
    ],
  };
}

function expectedWeeks(teaching: LayoutPlan['weeks'], layout: Layout): ExpectedWeek[] {
  if (layout.counts === 'meetings') {
    return teaching
      .flatMap((week) => week.meetings)
      .map(({ topic, readings }, at) => ({
        number: at + 1,
        topic,
        startDate: null,
        readings: readings.map(expectedReading),
      }));
  }
  return teaching.map((week, at) => ({
    number: layout.numbersTeachingWeeks ? at + 1 : week.number,
    topic: layout.counts === 'weeks' ? weekTopic(week) : week.meetings.map(({ topic }) => topic).join('; '),
    startDate: layout.dated ? firstDate(week) : null,
    readings: readingsOf(week).map(expectedReading),
  }));
}

function expectedReading({ form, author, title }: PlannedReading): ExpectedReading {
  if (form !== 'chapter') return { titles: [title, `${author}, ${title}`] };
  return { titles: [`Chapter ${title}`, `Ch. ${title}`, `${author}, ch. ${title}`, `${author} Chapter ${title}`] };
}
