import type { ChatRequest } from './model-call.ts';
import { numbered, type PromptPassage, passageFormats, unescaped } from './passage-formats.ts';

/** The delimited passages of the newest message that has some; what a prompt's data looks like is not known here. */
export function givenPassages({ messages, system }: Pick<ChatRequest, 'messages' | 'system'>): PromptPassage[] {
  const texts = messages.filter(({ role }) => role !== 'assistant').map(({ text }) => text);
  for (const text of [...texts.reverse(), system]) {
    for (const read of passageFormats) {
      const passages = read(text);
      if (passages.length > 0) return passages;
    }
  }
  return [];
}

/** The given passages, or where nothing is delimited the paragraphs of the last message. */
export function materialOf(request: Pick<ChatRequest, 'messages' | 'system'>): PromptPassage[] {
  const given = givenPassages(request);
  if (given.length > 0) return given;
  const last = request.messages.findLast(({ role }) => role !== 'assistant')?.text ?? '';
  return numbered(last.split(/\n\s*\n/).map((text) => ({ text })));
}

/** What the student says: the last message without its data. */
export function questionOf({ messages }: Pick<ChatRequest, 'messages'>): string {
  const text = messages.findLast(({ role }) => role === 'user')?.text ?? '';
  const marked = text.match(/<(question|query|message|request)\b[^>]*>([\s\S]*?)<\/\1>/i)?.[2];
  if (marked) return unescaped(marked).trim();
  const labelled = text.match(/^(?:question|student):\s*([\s\S]+)/im)?.[1];
  if (labelled) return labelled.trim();
  const bare = text.replaceAll(/<([\w-]+)\b[^<>]*>[\s\S]*?<\/\1>/g, '').replaceAll(/```[\s\S]*?```/g, '');
  const paragraphs = bare.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  const plain = paragraphs.filter((paragraph) => !/^\s*(\[\d+\]|[[{])/.test(paragraph));
  return (plain.at(-1) ?? paragraphs.at(-1) ?? '').trim();
}
