/**
 * What a course is called until its syllabus has said its title: the file was called "syllabus" and the student typed
 * nothing.
 */
export const unnamedCourse = 'New course';
