import { setTimeout as pause } from 'node:timers/promises';
import { addDays, type CalendarDate, utcDay } from '@weekwise/engine/dates/calendar.ts';
import type pg from 'pg';
import { openEmbedded } from '../../apps/server/src/db/client.ts';
import { post, signInByLink } from '../../apps/server/src/testing/http-calls.ts';
import { type RunningServer, startServer } from '../../e2e/running-server.ts';

export const size = { weeks: 30, files: 2_000, messages: 500 } as const;

/** A syllabus of thirty weeks in which today is the tenth. */
function syllabus(today: CalendarDate): string {
  const first = addDays(today, -63);
  const lines = Array.from({ length: size.weeks }, (_, i) => [
    `Week ${i + 1} (${addDays(first, 7 * i)}): Rivers and their people, part ${i + 1}`,
    `Read: Marlow, The Water Book, chapter ${i + 1}, pp. ${10 * i + 1}-${10 * i + 9}.`,
    `Response paper ${i + 1} due ${addDays(first, 7 * i + 3)}, 2%.`,
  ]);
  return [
    'HYD 210: Rivers and Their People',
    'Instructor: Dr. Ada Marlow',
    'Course schedule',
    ...lines.flat().flatMap((line) => [line, '']),
  ].join('\n');
}

/** A running product with one large course whose student can be signed in as. */
export interface LargeCourse {
  server: RunningServer;
  path: string;
}

/**
 * Starts the product on a fresh data directory, makes the course by its own calls, and fills the rest into its
 * database.
 */
export async function largeCourse(): Promise<LargeCourse> {
  const first = await startServer();
  const { cookie, userId } = await signInByLink(first.url);
  const deployed = await post(`${first.url}/api/folders/${userId}/deploy`, { folder_name: 'Rivers' }, { cookie });
  const { folder_id: folderId } = (await deployed.json()).folder;
  await uploadSyllabus(first.url, cookie, folderId);
  await first.kill();
  const database = await openEmbedded(first.dataDir);
  try {
    await fillFiles(database.pool, folderId);
    await fillMessages(database.pool, userId, folderId);
  } finally {
    await database.close();
  }
  return { server: await startServer(first.dataDir), path: `/syllabus/${folderId}` };
}

async function uploadSyllabus(url: string, cookie: string, folderId: string): Promise<void> {
  const form = new FormData();
  form.append('folder_id', folderId);
  form.append('role', 'syllabus');
  form.append('file', new Blob([syllabus(utcDay(Date.now()))]), 'syllabus.txt');
  const answer = await fetch(`${url}/api/upload`, { method: 'POST', headers: { cookie }, body: form });
  if (!answer.ok) throw new Error(`The syllabus was refused: ${answer.status} ${await answer.text()}`);
  const deadline = performance.now() + 120_000;
  for (;;) {
    const contents = await fetch(`${url}/api/folders/${folderId}/contents`, { headers: { cookie } });
    const [file] = (await contents.json()).files;
    if (file && file.operation_id === null) return;
    if (performance.now() > deadline) throw new Error('The syllabus was not read in time.');
    await pause(200);
  }
}

async function fillFiles(pool: pg.Pool, folderId: string): Promise<void> {
  await pool.query(
    `INSERT INTO files (id, folder_id, name, role, size, mime_type, drive_key, sha256, page_count, passage_count, embedding_status, uploaded_at)
     SELECT 'bench-' || n, $1, 'Reading ' || n || ', on rivers and those who live by them.pdf', 'material', 40000 + n * 37,
            'application/pdf', 'bench/' || n, md5(n::text), 4 + n % 40, 12 + n % 90, 'embedded', now() - n * interval '1 minute'
     FROM generate_series(1, $2::int) AS n`,
    [folderId, size.files - 1],
  );
}

async function fillMessages(pool: pg.Pool, userId: string, folderId: string): Promise<void> {
  await pool.query(
    `INSERT INTO chat_threads (id, user_id, folder_id, title, created_at) VALUES ('bench', $1, $2, 'Rivers', now())`,
    [userId, folderId],
  );
  await pool.query(
    `INSERT INTO chat_messages (thread_id, message_id, type, content, metadata, parent_message_id, created_at)
     SELECT 'bench', CASE WHEN answer THEN 'a' ELSE 'q' END || n, CASE WHEN answer THEN 'assistant' ELSE 'user' END,
            CASE WHEN answer THEN 'The river is **' || n || ' km** long, and falls in three steps:' || chr(10) || chr(10) ||
              '- from the spring to the mill' || chr(10) || '- from the mill to the bridge' || chr(10) ||
              '- from the bridge to the sea, where it is slow and wide and the town begins.'
            ELSE 'How long is river number ' || n || ', and how does it fall?' END,
            CASE WHEN answer THEN '{"citations":[],"source":"engine"}'::jsonb ELSE '{"citations":[]}'::jsonb END,
            CASE WHEN answer THEN 'q' || n END, now() - ($1::int - n) * interval '1 minute'
     FROM generate_series(1, $1::int) AS n, unnest(ARRAY[false, true]) AS answer ORDER BY n, answer`,
    [size.messages / 2],
  );
}
