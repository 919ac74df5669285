import { createHash } from 'node:crypto';

/** The id of a result that services know; the same text of the same reading keeps it. */
export const resultIdOf = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 22);

const ofFile = 'file:';
/** The id of a result that is a file of the student's own. */
export const resultIdOfFile = (fileId: string): string => `${ofFile}${fileId}`;
/** The file that a result is; null for a result of the services. */
export const fileOfResult = (resultId: string): string | null =>
  resultId.startsWith(ofFile) ? resultId.slice(ofFile.length) : null;
