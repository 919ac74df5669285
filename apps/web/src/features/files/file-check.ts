import { t } from '@lingui/core/macro';
import type { ErrorCode } from '@weekwise/contracts/errors.ts';
import { limits } from '@weekwise/contracts/limits.ts';

/** What the file picker offers. The server looks at the bytes and has the last word. */
export const acceptedFiles = '.pdf,.docx,.pptx,.odt,.html,.htm,.md,.markdown,.tex,.txt,.org,.rst';
const extensions = acceptedFiles.split(',');

/** For people: the kinds above. */
export const acceptedKinds = t`PDF, Word, PowerPoint, OpenDocument, HTML, Markdown, LaTeX or plain text, up to 25 MB`;

/** What can be said about a file before a byte is sent; null when it looks fine. */
export function complaintAbout(file: Pick<File, 'name' | 'size'>): ErrorCode | null {
  const name = file.name.toLowerCase();
  if (!extensions.some((extension) => name.endsWith(extension))) return 'file_type_unsupported';
  if (file.size === 0) return 'file_empty';
  return file.size > limits.uploadBytes ? 'file_too_large' : null;
}

/** A course name from a file's name: "hist-204_syllabus.pdf" → "hist 204". Null where nothing is left. */
export function courseNameFrom(fileName: string): string | null {
  const name = fileName
    .replace(/\.[^.]+$/, '')
    .replace(/[-_.]+/g, ' ')
    .replace(/\b(course\s+)?(syllabus|outline|final|draft|copy|v\d+)\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return name ? name.slice(0, limits.folderNameLength) : null;
}
