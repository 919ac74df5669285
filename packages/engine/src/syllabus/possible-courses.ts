import type { StructureKind } from '@weekwise/domain/plan.ts';
import type { DecideDatesOptions } from '../dates/decide-dates.ts';
import type { Document } from '../documents/document.ts';
import { withStruckBlank } from '../documents/struck-out.ts';
import type { Course } from './course.ts';
import { courseOf, readSyllabus } from './read-syllabus.ts';
import type { Schedule, ScheduleWeek } from './schedule.ts';
import { findPossibleSchedules, type PossibleSchedule } from './structure/find-schedule.ts';

/** Another way to read a syllabus, for a person to choose. */
export interface PossibleCourse {
  kind: StructureKind;
  /** What opens its weeks: by these the same way is found again when the file is read anew. */
  openings: string[];
  course: Course;
}

const mostCourses = 6;
const fewestWeeks = 3;
/** Above this share of common openings two ways are one, or one is a part of the other. */
const sameShare = 0.6;
/** A file that was changed, or is read better, opens its weeks with most of the same words. */
const leastLikeness = 0.5;
const longestOpening = 60;

const openingOf = ({ sessions, startDate }: ScheduleWeek): string => {
  const first = sessions.flatMap(({ entries }) => entries)[0]?.text ?? startDate?.evidence.text ?? '';
  return first.trim().toLowerCase().replace(/\s+/g, ' ').slice(0, longestOpening);
};

const openingsOf = ({ weeks }: Schedule): string[] => weeks.map(openingOf);

function shared(a: readonly string[], b: readonly string[]): number {
  const known = new Set(b);
  return a.filter((opening) => opening !== '' && known.has(opening)).length;
}

const isPartOf = (a: readonly string[], b: readonly string[]) =>
  shared(a, b) >= Math.min(a.length, b.length) * sameShare;

const says = ({ schedule: { weeks } }: PossibleSchedule) =>
  weeks.length >= fewestWeeks && weeks.filter((week) => openingOf(week) !== '').length >= weeks.length * 0.6;

const topicsOf = ({ weeks }: Course): string[] => weeks.map(({ topic }) => topic?.value.toLowerCase() ?? '');

/** The ways to read a syllabus that differ, the one that the reader takes by itself first. */
export function possibleCourses(file: Document, options: DecideDatesOptions = {}): PossibleCourse[] {
  const document = withStruckBlank(file);
  const kept: PossibleCourse[] = [];
  for (const { kind, schedule } of findPossibleSchedules(document, options).filter(says)) {
    const openings = openingsOf(schedule);
    if (kept.some((other) => isPartOf(openings, other.openings))) continue;
    const course = courseOf(document, schedule);
    if (kept.some((other) => isPartOf(topicsOf(course), topicsOf(other.course)))) continue;
    kept.push({ kind, openings, course });
    if (kept.length === mostCourses) break;
  }
  return kept;
}

/** The schedule that opens as these do; null where the document has no such any more. */
export function scheduleLike(
  document: Document,
  openings: readonly string[],
  options: DecideDatesOptions,
): Schedule | null {
  const [best] = findPossibleSchedules(document, options)
    .map(({ schedule }) => {
      const own = openingsOf(schedule);
      return { schedule, share: shared(own, openings) / Math.max(own.length, openings.length, 1) };
    })
    .sort((a, b) => b.share - a.share);
  return best && best.share >= leastLikeness ? best.schedule : null;
}

/** The same document when its weeks open as these do; as it is read by itself where it has no such weeks any more. */
export function readSyllabusAs(file: Document, openings: readonly string[], options: DecideDatesOptions = {}): Course {
  const document = withStruckBlank(file);
  const schedule = scheduleLike(document, openings, options);
  return schedule ? courseOf(document, schedule) : readSyllabus(file, options);
}
