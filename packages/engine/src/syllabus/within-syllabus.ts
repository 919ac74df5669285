import type { Document } from '../documents/document.ts';

/** A course's handbook of two hundred pages has five thousand blocks and half as many characters. */
const most = { blocks: 8_000, characters: 600_000 };

/**
 * The part of a document in which a plan is looked for. Its readings of the structure are compared with each other,
 * which takes time that grows with every line; no syllabus is as long as the longest file that can be read.
 */
export function withinSyllabus(document: Document, limits = most): { document: Document; leftOut: string | null } {
  const { blocks } = document;
  let characters = 0;
  const end = blocks.findIndex(({ text }, at) => {
    characters += text.length + 1;
    return at >= limits.blocks || characters > limits.characters;
  });
  if (end < 0) return { document, leftOut: null };
  const number = (count: number): string => count.toLocaleString('en');
  const leftOut = `The plan was looked for in the first ${number(end)} of ${number(blocks.length)} paragraphs and rows.`;
  return { document: { ...document, blocks: blocks.slice(0, end) }, leftOut };
}
