/**
 * What `weekwise ask DOCS.jsonl QUESTIONS.jsonl` answers, asked of a running server as the chat asks it: each document
 * is uploaded as a file, each question goes through the stream, the same lines are printed. WEEKWISE_URL names the
 * server.
 */
import { randomUUID } from 'node:crypto';
import type { ChatEvent } from '@weekwise/contracts/chat-events.ts';
import type { FileEntry } from '@weekwise/contracts/files.ts';
import { readJsonLines, writeJsonLines } from '../apps/cli/src/jsonl.ts';
import { post, signInByLink } from '../apps/server/src/testing/http-calls.ts';
import { eventLines } from './event-lines.ts';
import { until } from './many-weeks/until.ts';

const [command, docsPath, questionsPath] = process.argv.slice(2);
const url = process.env.WEEKWISE_URL;
if (command !== 'ask' || !docsPath || !questionsPath || !url) {
  throw new Error('expected WEEKWISE_URL and ask DOCS.jsonl QUESTIONS.jsonl');
}
const docs = await readJsonLines(docsPath, ['id', 'text']);
const questions = await readJsonLines(questionsPath, ['id', 'question']);
const { cookie, userId } = await signInByLink(url);
const headers = { cookie };
const deployed = await post(`${url}/api/folders/${userId}/deploy`, { folder_name: `Asked ${randomUUID()}` }, headers);
const { folder_id: folderId } = (await deployed.json()).folder;

const idOfFile = new Map<string, string>();
for (const { id, text } of docs) idOfFile.set(await upload(id, text), id);
await until(async () => (await contents()).every(({ operation_id }) => operation_id === null));
const unread = (await contents()).filter(({ embedding_status }) => embedding_status !== 'embedded');
if (unread.length > 0) throw new Error(`not read: ${unread.map(({ name }) => name).join(', ')}`);

const rows = [];
for (const { id, question } of questions) {
  const { content, citations, abstained } = await ask(question);
  rows.push({
    id,
    answer: abstained ? '' : content.replace(/ \[\d+\]/g, ''),
    abstained,
    citations: citations.map(({ file_id, quote }) => ({ id: idOfFile.get(file_id), quote })),
  });
}
writeJsonLines(rows);

async function upload(id: string, text: string): Promise<string> {
  const form = new FormData();
  form.append('folder_id', folderId);
  form.append('file', new Blob([text]), `${id}.txt`);
  const answer = await fetch(`${url}/api/upload`, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`${id}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).file_id;
}

async function contents(): Promise<FileEntry[]> {
  return (await (await fetch(`${url}/api/folders/${folderId}/contents`, { headers })).json()).files;
}

/** Asked alone: what was asked before it says nothing about it. */
async function ask(question: string): Promise<Extract<ChatEvent, { type: 'complete' }>> {
  const body = { question, current_folder: folderId, message_id: randomUUID(), conversation_history: [] };
  const answer = await post(`${url}/api/ai/folder-agent/folder-agent/stream`, body, headers);
  let end: ChatEvent | undefined;
  for await (const event of eventLines<ChatEvent>(answer)) end = event;
  if (end?.type !== 'complete') throw new Error(`${question}: ended with ${JSON.stringify(end) ?? answer.status}`);
  return end;
}
