const guess = 'Encoding guessed: ';
const hardToRead = 'The text of this file is hard to read: ';

export const guessWarning = (encoding: string): string =>
  `${guess}${encoding}. If words look wrong, save the file as UTF-8 and upload it again.`;

export const hardToReadWarning = (reason: string): string => `${hardToRead}${reason}`;

/** Of a file's warnings, the one that speaks against its words being those of its author; null where none does. */
export function doubtIn(warnings: readonly string[]): string | null {
  return (
    warnings.find((warning) => warning.startsWith(hardToRead)) ??
    warnings.find((warning) => warning.startsWith(guess)) ??
    null
  );
}
