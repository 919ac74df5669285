import type { Document } from './document.ts';

const guess = 'Encoding guessed: ';
const hardToRead = 'The text of this file is hard to read: ';

export const guessWarning = (encoding: string): string =>
  `${guess}${encoding}. If words look wrong, save the file as UTF-8 and upload it again.`;

export const hardToReadWarning = (reason: string): string => `${hardToRead}${reason}`;

/** Of pages that are pictures in which nothing could be read. */
export const leftOutAsPicture = 'without readable text and was left out.';

/** Whether a file has text, or pages of it, that nobody could make sense of: an answer may stand in it unseen. */
export const isHardToRead = ({ hardPages, warnings }: Pick<Document, 'hardPages' | 'warnings'>): boolean =>
  (hardPages?.length ?? 0) > 0 ||
  warnings.some((warning) => warning.startsWith(hardToRead) || warning.endsWith(leftOutAsPicture));

/** Of a file's warnings, the one that speaks against its words being those of its author; null where none does. */
export function doubtIn(warnings: readonly string[]): string | null {
  return (
    warnings.find((warning) => warning.startsWith(hardToRead)) ??
    warnings.find((warning) => warning.startsWith(guess)) ??
    null
  );
}
