import type { ChatEvent } from '@weekwise/contracts/events.ts';
import type { Deps } from '../../deps.ts';
import { localDate } from '../../local-date.ts';
import { requireFolder } from '../folders/folder-access.service.ts';
import { syllabusOf } from '../syllabus/syllabus.service.ts';
import type { NewMessage } from './chat.repo.ts';
import { finish } from './finish.ts';
import type { Question } from './question.ts';
import { relay } from './relay.ts';
import { openWeek } from './tools/open-week.tool.ts';
import { searchFolder } from './tools/search-folder.tool.ts';

/**
 * Answers in the demo: from the folder, as for a student, and nothing is kept of it. Of the tools there are those that show
 * something.
 */
export async function answerInDemo(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'indexes' | 'tutors'>,
  userId: string,
  { folderId, text, history }: Question,
  send: (event: ChatEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  await requireFolder(deps.db, userId, folderId);
  const [index, syllabus] = await Promise.all([deps.indexes.get(folderId), syllabusOf(deps.db, folderId)]);
  const tutor = deps.tutors.for({ userId, folderId });
  const answer: NewMessage = {
    threadId: 'demo',
    messageId: deps.newId(),
    type: 'assistant',
    content: '',
    metadata: { citations: [], source: tutor.source },
    parentMessageId: null,
    createdAt: deps.clock(),
  };
  send({ type: 'start', message_id: answer.messageId, thread_id: answer.threadId });
  const today = localDate(deps.clock());
  const tools = [searchFolder({ index }), openWeek({ course: syllabus?.course ?? null, today })];
  const request = { question: text, index, syllabus, history: history ?? [], today, tools, signal };
  for await (const event of tutor.answer(request)) {
    signal.throwIfAborted();
    if (await relay(deps, { userId, folderId }, event, answer, send)) finish(answer, answer.metadata.citations, send);
  }
  signal.throwIfAborted();
}
