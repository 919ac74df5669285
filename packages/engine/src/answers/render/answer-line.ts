import type { Evidence } from '../../syllabus/course.ts';
import type { Excerpt } from '../evidence/compose.ts';

/** A part of an answer that is worded here: a sentence, or an item of the list below it. */
export interface AnswerLine {
  text: string;
  /**
   * The line of the syllabus or the stretch of a passage that says it; null where it is the student's own record, or
   * leads over.
   */
  evidence: Evidence | Excerpt | null;
  isItem: boolean;
}

export const sentence = (text: string, evidence: AnswerLine['evidence'] = null): AnswerLine => ({
  text,
  evidence,
  isItem: false,
});
export const item = ({ text, evidence }: Pick<AnswerLine, 'text' | 'evidence'>): AnswerLine => ({
  text,
  evidence,
  isItem: true,
});

export const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** "1, 2 and 5" */
export function andList(things: readonly (string | number)[]): string {
  const last = things.at(-1) ?? '';
  return things.length < 2 ? `${last}` : `${things.slice(0, -1).join(', ')} and ${last}`;
}
