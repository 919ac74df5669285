import type { FilePage } from '@weekwise/contracts/common.ts';
import { type PrintedPage, printedPage } from '@weekwise/engine/documents/document.ts';

/** A page in the words of the contract. */
export function toFilePage({ page, pageLabel }: PrintedPage): FilePage {
  return { page, ...(pageLabel !== undefined && { page_label: pageLabel }) };
}

/** A page of a file whose pages print calls `labels`. */
export const namedPage = (page: number | null, labels: readonly string[] | null | undefined): FilePage =>
  toFilePage(printedPage(page, labels));
