import { t } from '@lingui/core/macro';
import { beginLine } from './text.ts';

const longestName = 32;

/** A name that a scanner, a camera or a browser gave: "scan 0042", "IMG_2041", "document (3)", "1029384756". */
const saysNothing = /^(scan(ned)?|img|image|photo|doc|document|file|page|download|untitled)?[\s\d().]*$/i;

export interface CitedFile extends PrintedPage {
  fileName: string;
  /** What stands above the passage; names it where the file's own name says nothing. */
  heading?: string | null | undefined;
  isSyllabus?: boolean | undefined;
}

/** "Lecture notes p. 3": the file's name without its ending, and the page where the format has one. */
export function citationLabel({ fileName, heading, isSyllabus, ...place }: CitedFile): string {
  const plain = fileName
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim();
  const own = saysNothing.test(plain) ? (heading ?? (plain || fileName)) : plain;
  const name = isSyllabus ? t`Syllabus` : beginLine(own);
  // The number tells files of one name apart, however long it is.
  const number = / \(\d+\)$/.exec(name)?.[0] ?? '';
  const room = longestName - 1 - number.length;
  const short = name.length > longestName ? `${name.slice(0, room).trimEnd()}…${number}` : name;
  const page = pageName(place);
  if (page === null) return short;
  return place.hardToRead ? t`${short} p. ${page} (hard to read)` : `${short} p. ${page}`;
}

/** A page by its place in the file, and by what print calls it where that is something else. */
export interface PrintedPage {
  page: number | null;
  pageLabel?: string | undefined;
  /** Its letters make no sense in the file. */
  hardToRead?: boolean | undefined;
}

/** What a reader calls a page; null where the format has none. */
export const pageName = ({ page, pageLabel }: PrintedPage): string | null =>
  page === null ? null : (pageLabel ?? String(page));
