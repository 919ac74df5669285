/**
 * Marks of notes behind a sentence or a phrase ("the river.[3]", "since 1066,[4][5]") and an encyclopedia's remarks. A
 * number in brackets that stands by itself or behind a name ("shown in [1]", "list[0]") is part of the text.
 */
const noteMarks =
  /(?<=[\p{L}\p{N})\]"”’][.,;:!?"”’])(?:\[(?:\d{1,3}(?:\s?[,–-]\s?\d{1,3})*|[a-z]|note \d+)\])+|\s?\[(?:citation needed|clarification needed|when\?|who\?)\]/giu;

export const withoutNoteMarks = (text: string): string => text.replace(noteMarks, '');
