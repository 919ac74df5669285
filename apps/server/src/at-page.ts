import type { Citation } from '@weekwise/contracts/citation.ts';

type CitedPage = Pick<Citation, 'page' | 'page_label' | 'hard_to_read'>;

/** ", p. iv" behind a file's name; nothing where it has no pages. */
export function atPage({ page, page_label: label, hard_to_read: isHard }: CitedPage): string {
  return page === null ? '' : `, p. ${label ?? page}${isHard ? ' (hard to read)' : ''}`;
}
