import { AppError } from '../../../app-error.ts';
import type { Deps } from '../../../deps.ts';
import { beginFolder } from '../../billing/folder-plans.service.ts';
import { createFolder, type FolderCard, folderCards } from '../../folders/folders.service.ts';
import { adoptReading } from '../../syllabus/plan.service.ts';
import { popularityOf } from '../listing.service.ts';
import { addToCounts, setPopularity } from '../pages.repo.ts';
import { requirePage } from '../reading/reading.service.ts';
import * as repo from './copies.repo.ts';
import { moveDates } from './move-dates.ts';
import { planItems } from './plan-items.ts';

type CopyDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'payments'>;

/** What stands where the name of the syllabus' file would. */
const planFrom = (title: string): string => `${title} (from the wiki)`;

/**
 * Makes a course of the student's own of a published plan: on their free test while they have it, else as a trial, as
 * every new course. A request that was answered before is answered with the same course.
 */
export async function copyPage(
  deps: CopyDeps,
  userId: string,
  pageId: string,
  { requestId, name, firstDate }: { requestId: string; name: string; firstDate: string },
): Promise<FolderCard> {
  const page = await requirePage(deps, pageId);
  const folderId = deps.newId();
  const isNew = await deps.db.transaction(async (tx) => {
    const isFirst = !(await repo.hasCopied(tx, userId, pageId));
    // First, because it holds whoever sends the same request at the same time.
    if (!(await repo.insertCopy(tx, { userId, requestId, pageId, folderId, createdAt: deps.clock() }))) return false;
    const within = { ...deps, db: tx };
    await createFolder(within, userId, name, null, folderId);
    await beginFolder(tx, deps, { folderId, userId, freeTest: 'if_left' });
    await adoptReading(within, {
      taskId: deps.newId(),
      folderId,
      fileId: `wiki-${pageId}`,
      fileName: planFrom(page.title),
      source: 'wiki',
      fallback: null,
      // It is called what its student calls it, from now on.
      items: planItems({ ...page, title: name }, moveDates(page.plan, firstDate), deps.newId),
      confidenceThreshold: null,
    });
    const counts = isFirst && page.userId !== userId ? await addToCounts(tx, pageId, { copies: 1 }) : null;
    if (counts) await setPopularity(tx, pageId, popularityOf(counts));
    return true;
  });
  const made = isNew ? folderId : (await repo.findCopy(deps.db, userId, requestId))?.folderId;
  const [card] = made === undefined ? [] : await folderCards(deps, userId, [made]);
  if (!card) throw new AppError('folder_not_found');
  return card;
}
