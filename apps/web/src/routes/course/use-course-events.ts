import { useEffect } from 'react';
import type { FileEntry } from '../../features/files/file-entry.ts';
import type { CoursePlan, Week } from '../../features/syllabus/course-plan.ts';
import { type CalendarDate, daysBetween } from '../../lib/dates.ts';
import { emitProactiveEvent, useProactiveEvent } from '../../lib/proactive/events.ts';
import { setUiContext } from '../../lib/proactive/ui-context.ts';
import type { CoursePlace } from './use-course-place.ts';

/** Days before its date from which an assignment is told of. */
const soon = 7;

/** Tells where in a course the student is: the week, an open file, the list of files, and what is due next. */
export function useCourseEvents(
  folderId: string,
  {
    plan,
    place,
    files,
    today,
  }: { plan: CoursePlan | null; place: CoursePlace; files: readonly FileEntry[]; today: CalendarDate },
): void {
  const week = place.view?.kind === 'week' ? place.view.week : null;
  const currentWeek = week?.weekNumber ?? null;
  useEffect(() => {
    if (!plan) return setUiContext({ folderId });
    return setUiContext({
      folderId,
      currentWeek: week?.weekNumber ?? null,
      weekData: week && weekDataOf(week),
      syllabusData: {
        syllabusId: plan.syllabusId,
        classInfo: plan.classInfo.courseName?.value ?? null,
        professor: plan.professor?.value ?? null,
        weekCount: plan.weeks.length,
      },
    });
  }, [folderId, plan, week]);

  useProactiveEvent('week_changed', week && `${folderId} ${week.id}`, () => ({
    folderId,
    currentWeek,
    ...(week && { weekData: weekDataOf(week) }),
  }));
  const next = plan && nextDue(plan, today);
  useProactiveEvent('assignment_due_soon', next && `${folderId} ${next.title} ${today}`, () => ({
    folderId,
    currentWeek,
    assignmentTitle: next?.title ?? '',
    daysUntilDue: next?.days ?? 0,
  }));
  useProactiveEvent('section_expansion', place.files ? folderId : null, () => ({
    folderId,
    currentWeek,
    sectionType: 'files',
  }));
  const fileName = files.find(({ fileId }) => fileId === place.fileId)?.name ?? null;
  useEffect(() => {
    if (fileName === null) return;
    emitProactiveEvent('section_expansion', { folderId, currentWeek, sectionType: 'reading', readingTitle: fileName });
  }, [folderId, fileName, currentWeek]);
}

const weekDataOf = ({ topic, readings }: Week) => ({
  topic: topic?.value ?? null,
  readings: readings.slice(0, 100).map(({ title, author }) => ({ title, author })),
});

function nextDue(plan: CoursePlan, today: CalendarDate): { title: string; days: number } | null {
  const all = [...plan.weeks.flatMap(({ assignments }) => assignments), ...plan.assignmentsOutsideSchedule];
  const near = all.flatMap(({ title, dueDate, optional, handedIn }) => {
    const days = dueDate === null ? null : daysBetween(today, dueDate);
    return optional || handedIn || days === null || days < 0 || days > soon ? [] : [{ title, days }];
  });
  return near.sort((x, y) => x.days - y.days)[0] ?? null;
}
