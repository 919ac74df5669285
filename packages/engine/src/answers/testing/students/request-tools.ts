import { resolveTypedDay } from '../../../dates/resolve-day.ts';
import type { Course } from '../../../syllabus/course.ts';
import type { ToolOutcome, TutorTool } from '../../../tutor.ts';
import { readPracticeRequest } from '../../conversation/practice-request.ts';
import { allAssignments } from '../../course/course-question.ts';
import { sayDate } from '../../course/fact.ts';
import { pickReadings, pickWork } from '../../course/pick-in-plan.ts';
import type { Moment } from '../../course/week-words.ts';
import { practiceTool } from '../../tools/run-practice.ts';

type Input = Record<string, string>;

/** Tools that do nothing and say what they would do. */
export function requestTools(course: Course, moment: Moment & { today: string }): TutorTool[] {
  const titleOf = (item: string): string | null => {
    const found = pickWork(item, allAssignments(course));
    return found !== 'none' && 'one' in found ? found.one.title : null;
  };
  const runs: Record<string, (input: Input) => ToolOutcome> = {
    [practiceTool]: ({ request = '' }) => {
      const read = readPracticeRequest(request, course, moment);
      const types = read?.types.map((type) => (type === 'multiple-choice' ? 'quiz' : type)).join(', ');
      const message = `Here are ${types} on ${read?.topic ?? 'everything'}, weeks ${read?.weeks.join(', ')}`;
      return { status: 'done', message, detail: {} };
    },
    set_due_date: ({ item = '', when = '' }) => {
      const title = titleOf(item);
      const current = allAssignments(course).find((each) => each.title === title)?.dueDate ?? null;
      const termStart = course.weeks[0]?.startDate?.value ?? moment.today;
      const day = resolveTypedDay(when, { today: moment.today, termStart, current });
      return title && day ? asks(`Set the due date of “${title}” to ${sayDate(day.date)}?`) : refused;
    },
    mark_handed_in: ({ work = '' }) => {
      const title = titleOf(work);
      return title ? asks(`Mark “${title}” as handed in?`) : refused;
    },
    mark_reading: ({ reading = '', state }) => {
      const readings = course.weeks.flatMap(({ number, readings }) =>
        readings.map((each) => ({ ...each, weekNumber: number })),
      );
      const found = pickReadings(reading, readings, course, moment);
      if (found === 'none' || 'several' in found) return refused;
      const names = found.all.map(({ author, title, weekNumber }) => `${author}, “${title}” (week ${weekNumber})`);
      return asks(`Mark ${names.join(' and ')} as ${state}?`);
    },
  };
  return Object.entries(runs).map(([name, run]) => ({
    name,
    description: '',
    input: {},
    run: async (input) => run(input as Input),
  }));
}

const asks = (message: string): ToolOutcome => ({ status: 'asks', message, detail: {} });
const refused: ToolOutcome = { status: 'refused', message: 'Which one do you mean?', detail: {} };
