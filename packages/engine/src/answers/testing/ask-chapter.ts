import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { answer } from '../answer.ts';
import type { Turn } from '../conversation/turn.ts';
import { sayAnswer } from '../render/say-answer.ts';

/** What the chat says to the last of some questions, asked one after the other, given one chapter in Markdown. */
export async function askChapter(markdown: string, ...questions: readonly string[]): Promise<string> {
  const passages = cutPassages(await readDocument(new TextEncoder().encode(markdown), 'chapter.md'), 'chapter');
  const index = buildIndex(passages);
  const history: Turn[] = [];
  let said = '';
  for (const question of questions) {
    said = sayAnswer(answer(question, index, { history })).join('');
    history.push({ role: 'user', content: question }, { role: 'assistant', content: said });
  }
  return said;
}
