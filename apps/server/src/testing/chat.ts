import type { ChatMessage } from '@weekwise/contracts/chat.ts';
import type { ChatEvent } from '@weekwise/contracts/chat-events.ts';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Student } from './student.ts';

const history = '/api/communication/chat-history';

/** Asks as the chat does, and answers what it would hear. */
export async function askTutor(
  student: Student,
  folderId: string,
  question: string,
  more: object = {},
): Promise<ChatEvent[]> {
  const body = { question, current_folder: folderId, ...more };
  return streamOf(await student.post('/api/ai/folder-agent/folder-agent/stream', body));
}

/** Asks, and answers what the stream ended with: a whole answer. */
export async function askForAnswer(student: Student, folderId: string, question: string) {
  const last = (await askTutor(student, folderId, question)).at(-1);
  if (last?.type !== 'complete') throw new Error(`The stream ended with ${JSON.stringify(last)}`);
  return last;
}

/** The events of a stream, which ended as it should. */
export function streamOf<Event = ChatEvent>(answer: LightMyRequestResponse): Event[] {
  expect(answer.statusCode, answer.body).toBe(200);
  const lines = answer.body.split('\n').flatMap((line) => (line.startsWith('data: ') ? [line.slice(6)] : []));
  expect(lines.at(-1)).toBe('[DONE]');
  return lines.slice(0, -1).map((line) => JSON.parse(line));
}

/** What is stored of a folder's conversation, oldest first. */
export async function messagesOfFolder(student: Student, folderId: string): Promise<ChatMessage[]> {
  const { thread_id } = (await student.post(`${history}/get-or-create-thread?folder_id=${folderId}`)).json();
  return (await student.get(`${history}/thread/${thread_id}/messages`)).json().messages;
}
