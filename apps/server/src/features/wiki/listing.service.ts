import type { Transaction } from '../../db/client.ts';
import { searchDocument } from './finding/search-document.ts';
import { universityKey } from './finding/search-words.ts';
import { countWords, discountWords } from './finding/words.repo.ts';
import type { PageRow } from './pages.repo.ts';
import * as repo from './pages.repo.ts';

/** Steps of about a fifth; a copy says as much as five views. */
export const popularityOf = ({ views, copies }: { views: number; copies: number }): number =>
  Math.floor(4 * Math.log2(1 + views + 5 * copies));

/** Lets searches find a page as it is now. */
export async function list(tx: Transaction, page: PageRow): Promise<void> {
  const { names, words, spellings } = searchDocument(page);
  await repo.saveSearchRow(tx, {
    pageId: page.id,
    names,
    words,
    subject: page.subject,
    university: page.university,
    universityKey: page.university === null ? null : universityKey(page.university),
    academicLevel: page.academicLevel,
    popularity: popularityOf(page),
    publishedAt: page.publishedAt,
  });
  await countWords(tx, spellings);
}

/** Takes it out of every search. `page` is as it was listed. */
export async function unlist(tx: Transaction, page: PageRow): Promise<void> {
  if (await repo.deleteSearchRow(tx, page.id)) await discountWords(tx, searchDocument(page).spellings);
}

/** Before a course goes to the bin, and with it its page. */
export async function unlistFolder(tx: Transaction, folderId: string): Promise<void> {
  const page = await repo.lockPageOfFolder(tx, folderId);
  if (page) await unlist(tx, page);
}

/** When it comes back. */
export async function listFolder(tx: Transaction, folderId: string): Promise<void> {
  const page = await repo.lockPageOfFolder(tx, folderId);
  if (page) await listIfOpen(tx, page);
}

/** Where it is published, not hidden, and its course not in the bin. */
export async function listIfOpen(tx: Transaction, page: PageRow): Promise<void> {
  if (await repo.findOpenPage(tx, page.id)) await list(tx, page);
}

/** Nothing of them is seen from now on: the account is going. */
export async function unlistAllOf(tx: Transaction, userId: string, now: Date): Promise<void> {
  for (const id of await repo.pageIdsOf(tx, userId)) {
    const page = await repo.lockPage(tx, id);
    if (!page) continue;
    await unlist(tx, page);
    await repo.updatePage(tx, id, { published: false, updatedAt: now });
  }
}
