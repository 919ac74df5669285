import type { WeekActivities } from '@weekwise/contracts/activities.ts';
import type { AssignmentBrief } from '@weekwise/contracts/assignments.ts';
import type { ChatEvent } from '@weekwise/contracts/chat-events.ts';
import type { StudyGuide } from '@weekwise/contracts/study-guides.ts';
import type { Review } from '@weekwise/contracts/syllabus-review.ts';
import type { TaskProgress } from '@weekwise/contracts/tasks.ts';
import { syllabusText } from '../../../apps/server/src/testing/documents.ts';
import type { startMailServer } from '../../../apps/server/src/testing/mail-server.ts';
import { tokenIn } from '../../../apps/server/src/testing/student.ts';
import { eventLines } from '../../event-lines.ts';
import { until } from '../../many-weeks/until.ts';

/** Somebody who is signed in, with one thing of each kind, by the names that calls use for it. */
export interface Flooder {
  cookie: string;
  ids: Record<string, string>;
}

const notes = `# What a river does

A meander is a bend of a river that grows as the outer bank is worn away. Discharge is the volume of water that passes
a place in a second. A floodplain is the flat land beside a river that is covered by water when it rises.

`;

/** Makes a student of a running server that trusts a proxy and mails to `mail`, by calls alone, as a browser does. */
export async function makeFlooder(
  url: string,
  mail: Awaited<ReturnType<typeof startMailServer>>,
  number: number,
): Promise<Flooder> {
  const headers: Record<string, string> = { 'x-forwarded-for': `10.0.0.${number}` };
  const call = async (method: string, path: string, body?: object | FormData) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(url + path, {
      method,
      headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const ask = async <Answer>(method: string, path: string, body?: object | FormData): Promise<Answer> =>
    (await call(method, path, body)).json();

  const email = `flooder-${number}@example.edu`;
  await call('POST', '/api/auth/request-email-magic-link', { email });
  await until(async () => mail.received.some(({ to }) => to.includes(email)));
  const token = tokenIn(mail.received.filter(({ to }) => to.includes(email)));
  const opened = await call('GET', `/api/auth/verify-email-magic-link?token=${token}`);
  headers.cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const user = (await opened.json()).user.userId;

  const { folder } = await ask<{ folder: { folder_id: string } }>('POST', `/api/folders/${user}/deploy`, {
    folder_name: 'Rivers',
  });
  const folderId = folder.folder_id;
  const upload = async (name: string, text: string, role: string) => {
    const form = new FormData();
    form.append('folder_id', folderId);
    form.append('role', role);
    form.append('file', new Blob([text]), name);
    const { file_id, operation_id } = await ask<{ file_id: string; operation_id: string }>('POST', '/api/upload', form);
    await until(async () => {
      const { status } = await ask<TaskProgress>('GET', `/api/background-tasks/progress/${operation_id}`);
      return status === 'completed';
    });
    return { file: file_id, task: operation_id };
  };
  await upload('syllabus.md', syllabusText(), 'syllabus');
  const { file, task } = await upload('notes.md', notes, 'material');

  const review = await ask<Review>('GET', `/api/review/${folderId}`);
  const itemOf = (kind: string) => review.items.find((item) => item.kind === kind)?.id ?? '';
  const opening = `/api/communication/chat-history/get-or-create-thread?folder_id=${folderId}&user_id=${user}`;
  const { thread_id: thread } = await ask<{ thread_id: string }>('POST', opening);
  const message = `message-of-${number}`;
  const asked = { thread_id: thread, message_id: message, content: 'What is a meander?' };
  await call('POST', '/api/communication/chat-history/send', asked);
  const inFolder = { folder_id: folderId };
  const week = await ask<WeekActivities>('POST', '/api/power-plays/generate-week', { ...inFolder, week_number: 1 });
  const guide = await ask<StudyGuide>('POST', `/api/study-guides/${folderId}/1`, {});
  const assignment = itemOf('assignment');
  const brief = await ask<AssignmentBrief>('POST', '/api/education/assignments/brief/api/assignment-brief', {
    ...inFolder,
    assignment_id: assignment,
  });
  const reading = itemOf('reading');
  const tied = await ask<{ tie: { tie_id: string } }>(
    'POST',
    `/api/academic-search/${folderId}/readings/${reading}/ties`,
    { file_id: file },
  );
  const dismissal = { ...inFolder, kind: 'cards-due', scope: 'course' };
  const { dismissal_id } = await ask<{ dismissal_id: string }>('POST', '/api/suggestions/dismissals', dismissal);
  const { sessions } = await ask<{ sessions: { session_id: string }[] }>('GET', '/api/account');
  const answer = await call('POST', '/api/ai/folder-agent/folder-agent/stream', {
    question: 'mark week 1 as done',
    current_folder: folderId,
    message_id: `wish-of-${number}`,
  });
  let callId = '';
  for await (const event of eventLines<ChatEvent>(answer)) if (event.type === 'tool_call') callId = event.call_id;
  const [activity = '', card = activity] = week.activities.map(({ id }) => id);
  return {
    cookie: headers.cookie,
    ids: {
      ...{
        user,
        folder: folderId,
        file,
        path: file,
        task,
        thread,
        message,
        reading,
        item: reading,
        assignment,
        call: callId,
      },
      ...{
        activity,
        card,
        week: itemOf('week'),
        syllabus: review.syllabus_id,
        tie: tied.tie.tie_id,
        dismissal: dismissal_id,
      },
      ...{ part: guide.study_questions[0]?.id ?? 'none', step: brief.steps[0]?.step_id ?? 'none' },
      ...{ session: sessions[0]?.session_id ?? 'none', connection: 'none', order: 'none' },
    },
  };
}
