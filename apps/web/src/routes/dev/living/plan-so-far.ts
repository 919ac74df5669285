import type { CoursePlan } from '../../../features/syllabus/course-plan.ts';

/** What comes in while a syllabus is read, in the order of the page. */
export const readingSteps = [
  'Title',
  'Instructor',
  'E-mail',
  'Office hours',
  'Meeting times',
  'Place',
  'Term',
  'Code',
  'Grading',
  'Policies',
] as const;

/** A plan as far as its first `known` steps are read. */
export function planSoFar(plan: CoursePlan, known: number): CoursePlan {
  const { classInfo: info } = plan;
  const has = (step: (typeof readingSteps)[number]) => readingSteps.indexOf(step) < known;
  return {
    ...plan,
    professor: has('Instructor') ? plan.professor : null,
    classInfo: {
      courseName: has('Title') ? info.courseName : null,
      email: has('E-mail') ? info.email : null,
      officeHours: has('Office hours') ? info.officeHours : null,
      meetingTimes: has('Meeting times') ? info.meetingTimes : null,
      location: has('Place') ? info.location : null,
      term: has('Term') ? info.term : null,
      courseCode: has('Code') ? info.courseCode : null,
      grading: has('Grading') ? info.grading : [],
      policies: has('Policies') ? info.policies : [],
    },
  };
}
