import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { answer } from '../answer.ts';
import { sayAnswer } from '../render/say-answer.ts';

/** What the chat says to a question, given one chapter in Markdown. */
export async function askChapter(markdown: string, question: string): Promise<string> {
  const passages = cutPassages(await readDocument(new TextEncoder().encode(markdown), 'chapter.md'), 'chapter');
  return sayAnswer(answer(question, buildIndex(passages))).join('');
}
