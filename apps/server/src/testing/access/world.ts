import type { AccountSession } from '@weekwise/contracts/account.ts';
import type { AssignmentBrief } from '@weekwise/contracts/assignments.ts';
import type { SourceTie } from '@weekwise/contracts/sources-results.ts';
import type { StudyGuide } from '@weekwise/contracts/study-guides.ts';
import type { Review } from '@weekwise/contracts/syllabus-review.ts';
import { chatActions } from '../../db/schema/chat.ts';
import { storeConnection } from '../../features/drives/drives.service.ts';
import { makeOrder } from '../billing.ts';
import { syllabusText } from '../documents.ts';
import { makeFolder } from '../factories.ts';
import { addItems, flashcard, trueFalse } from '../practice.ts';
import type { Student } from '../student.ts';
import type { TestApp } from '../test-app.ts';
import { upload, uploadAndRead } from '../uploads.ts';

/** What a student owns, one of each kind, by the names that calls use for it. */
export interface World {
  student: Student;
  /**
   * Words that stand in this student's things and nowhere else: whoever reads one of them has read what is not theirs.
   */
  secrets: string[];
  ids: Record<string, string>;
}

/** A student with a course of their own: a plan, a material, a conversation, work under way. */
export async function makeWorld(testApp: TestApp, name: string): Promise<World> {
  const student = await testApp.signIn(`${name}@example.edu`);
  const folder = await makeFolder(testApp.deps, student.user, `Course of ${name}`);
  const inFolder = { folderId: folder.id, userId: student.user.id };
  const syllabus = await uploadAndRead(testApp, student, {
    ...inFolder,
    role: 'syllabus',
    name: `syllabus-${name}.md`,
    bytes: syllabusText().replace(/^# .*/, `# GEO 101: The ${name} course`),
  });
  const bytes = `# Notes of ${name}\n\nThe quartzite of ${name} was laid down in the Ordovician by a shallow sea.\n`;
  const notes = await upload(testApp, student, { ...inFolder, role: 'material', name: `notes-${name}.md`, bytes });
  const { operation_id: taskId } = notes.json<{ operation_id: string }>();

  const thread = await student.post(
    `/api/communication/chat-history/get-or-create-thread?folder_id=${folder.id}&user_id=${student.user.id}`,
  );
  const { thread_id: threadId } = thread.json<{ thread_id: string }>();
  const messageId = `message-of-${name}`;
  await student.post('/api/communication/chat-history/send', {
    thread_id: threadId,
    message_id: messageId,
    content: `A question of ${name}`,
  });
  const review = (await student.get(`/api/review/${folder.id}`)).json<Review>();
  const itemOf = (kind: string): string => {
    const item = review.items.find((entry) => entry.kind === kind);
    if (!item) throw new Error(`The plan of ${name} has no ${kind}.`);
    return item.id;
  };
  const { sessions } = (await student.get('/api/account')).json<{ sessions: AccountSession[] }>();
  const guide = await student.post(`/api/study-guides/${folder.id}/1`, {});
  const brief = await student.post('/api/education/assignments/brief/api/assignment-brief', {
    folder_id: folder.id,
    assignment_id: itemOf('assignment'),
  });
  const account = {
    kind: 'webdav',
    address: 'https://cloud.example.edu',
    account: `${name}-there`,
    secret: 'x',
  } as const;
  const connection = await storeConnection(testApp.deps, student.user.id, { ...account, label: `Drive of ${name}` });
  const inWeek = { folderId: folder.id, weekId: itemOf('week') };
  const [card = '', activity = ''] = await addItems(testApp.deps, inWeek, [
    flashcard(`The quartzite of ${name}`),
    trueFalse(`Quartzite is what the notes of ${name} are about.`),
  ]);
  const dismissal = await student.post('/api/suggestions/dismissals', {
    folder_id: folder.id,
    kind: 'cards-due',
    scope: 'course',
  });
  const tied = await student.post(`/api/academic-search/${folder.id}/readings/${itemOf('reading')}/ties`, {
    file_id: syllabus.fileId,
  });
  const callId = await askToMove(testApp, student, { folderId: folder.id, threadId, messageId });
  return {
    student,
    secrets: [`of ${name}`, `The ${name} course`, `notes-${name}`, `syllabus-${name}`, `${name}@example.edu`],
    ids: {
      user: student.user.id,
      folder: folder.id,
      file: syllabus.fileId,
      // Of a call that takes a file's id for a path.
      path: syllabus.fileId,
      task: taskId,
      thread: threadId,
      message: messageId,
      item: itemOf('reading'),
      reading: itemOf('reading'),
      tie: tied.json<{ tie: SourceTie }>().tie.tie_id,
      week: itemOf('week'),
      session: sessions[0]?.session_id ?? '',
      call: callId,
      card,
      activity,
      connection: connection.id,
      syllabus: review.syllabus_id,
      assignment: itemOf('assignment'),
      part: guide.json<StudyGuide>().study_questions[0]?.id ?? '',
      dismissal: dismissal.json<{ dismissal_id: string }>().dismissal_id,
      order: await makeOrder(testApp.deps, student.user.id),
      step: brief.json<AssignmentBrief>().steps[0]?.step_id ?? '',
    },
  };
}

/** Something that the tutor asks this student about, as the chat stores it. */
async function askToMove(
  { deps }: TestApp,
  { user }: Student,
  asked: { folderId: string; threadId: string; messageId: string },
): Promise<string> {
  const id = deps.newId();
  const createdAt = deps.clock();
  const expiresAt = new Date(createdAt.getTime() + 3600_000);
  const action = { kind: 'make_activities' as const, weekNumber: 1 };
  await deps.db.insert(chatActions).values({ id, userId: user.id, ...asked, action, createdAt, expiresAt });
  return id;
}
