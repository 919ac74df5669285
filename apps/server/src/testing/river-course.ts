import { syllabusText } from './documents.ts';
import { makeFolder } from './factories.ts';
import type { Student } from './student.ts';
import type { TestApp } from './test-app.ts';
import { uploadAndRead } from './uploads.ts';
import { weekReading } from './week.ts';

export interface RiverCourse {
  student: Student;
  folderId: string;
  syllabusFileId: string;
  /** Uploads the reading of week 3; answers its file's id. */
  uploadReading(): Promise<string>;
}

/** A student with the plan of a course on rivers and none of its readings. */
export async function riverCourse(testApp: TestApp): Promise<RiverCourse> {
  const student = await testApp.signIn();
  const { id: folderId } = await makeFolder(testApp.deps, student.user);
  const syllabus = { folderId, role: 'syllabus', name: 'syllabus.md', bytes: syllabusText() };
  const { fileId } = await uploadAndRead(testApp, student, syllabus);
  return {
    student,
    folderId,
    syllabusFileId: fileId,
    uploadReading: async () => (await uploadAndRead(testApp, student, { folderId, ...weekReading })).fileId,
  };
}
