import { addDays } from '../../../dates/calendar.ts';
import type { PlannedCourse, PlannedReading } from './planned-course.ts';
import type { Wording } from './wording.ts';

/** A week of a course in its term. Dates are `YYYY-MM-DD`. */
export interface DatedWeek {
  /** Null for a week without class that takes no number. */
  number: number | null;
  monday: string;
  meetings: readonly DatedMeeting[];
  breakName: string | null;
}

export interface DatedMeeting {
  date: string;
  /** What the meeting is about; empty in a week without class. */
  topic: string;
  readings: readonly PlannedReading[];
  work: readonly DatedWork[];
}

export interface DatedWork {
  title: string;
  due: string;
}

export function datedWeeks(course: PlannedCourse, wording: Wording): DatedWeek[] {
  let number = wording.firstNumber - 1;
  return course.weeks.map((week, at) => {
    const monday = addDays(course.firstMonday, 7 * at);
    if (!week.breakName || wording.countsBreaks) number++;
    const meetings = course.classDays.map((day, meeting): DatedMeeting => {
      const date = addDays(monday, day - 1);
      const reading = week.readings.filter((_, i) => i % 2 === meeting);
      const work = week.work.filter((piece) => piece.meeting === meeting);
      return {
        date,
        topic: week.topics[meeting] ?? '',
        readings: reading,
        work: work.map(({ title }) => ({ title, due: date })),
      };
    });
    return {
      number: week.breakName && !wording.countsBreaks ? null : number,
      monday,
      meetings,
      breakName: week.breakName,
    };
  });
}

/** The day after the last week of class on which the final piece is due: its second Tuesday. */
export function finalDate(course: PlannedCourse): string {
  return addDays(course.firstMonday, 7 * course.weeks.length + 1);
}

export const readingsOf = (week: DatedWeek): PlannedReading[] => week.meetings.flatMap((meeting) => meeting.readings);
export const workOf = (week: DatedWeek): DatedWork[] => week.meetings.flatMap((meeting) => meeting.work);
/** What the week is about, where a layout has one topic for it. */
export const weekTopic = (week: DatedWeek): string => week.meetings[0]?.topic ?? '';
export const firstDate = (week: DatedWeek): string => week.meetings[0]?.date ?? week.monday;
