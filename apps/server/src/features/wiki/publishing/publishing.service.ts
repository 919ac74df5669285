import { hash } from 'node:crypto';
import type { WikiChoices, WikiRemoval } from '@weekwise/contracts/wiki-page.ts';
import { AppError } from '../../../app-error.ts';
import type { Executor } from '../../../db/client.ts';
import type { PublishedCourse } from '../../../db/stored/published-course.ts';
import type { Deps } from '../../../deps.ts';
import { holdFolder, requireFolder } from '../../folder-access/folder-access.service.ts';
import { list, unlist } from '../listing.service.ts';
import type { PageRow } from '../pages.repo.ts';
import * as repo from '../pages.repo.ts';
import { type CourseMatter, courseMatter } from './course-matter.service.ts';
import { choicesFor } from './default-choices.ts';
import { type MadePage, makePage } from './make-page.ts';
import { pageCounts } from './page-counts.ts';

type PublishingDeps = Pick<Deps, 'db' | 'indexes' | 'clock' | 'newId' | 'config'>;

export interface PageOwner {
  id: string;
  name: string;
  email: string | null;
}

/** A page as its owner sees it. */
export interface OwnPage {
  page: PageRow;
  folderName: string;
  /** The course has changed since: made anew, the page would say something else. */
  outdated: boolean;
}

export interface PageDraft {
  row: repo.NewPage;
  made: MadePage;
  matter: CourseMatter;
  /** The page that there is. Whether it is outdated takes making it once more: who publishes does not ask. */
  ownPage: () => OwnPage | null;
}

/** Makes the page of a course as it would be published now. */
export async function draftOf(
  deps: PublishingDeps,
  owner: PageOwner,
  folderId: string,
  chosen: WikiChoices | undefined,
): Promise<PageDraft> {
  const matter = await courseMatter(deps, owner.id, folderId);
  const pages = await repo.listPagesOf(deps.db, owner.id);
  const choices = chosen ?? choicesFor(matter, pages);
  const made = makePage(matter, choices, owner, deps.config.wiki.quotationLength);
  const known = pages.find((page) => page.folderId === folderId);
  const now = deps.clock();
  const row = {
    id: known?.id ?? deps.newId(),
    userId: owner.id,
    folderId,
    choices,
    ...made.page,
    ...pageCounts(made.page),
    licence: choices.licence,
    contentHash: hashOf(made.page, choices),
    published: true,
    publishedAt: known?.published ? known.publishedAt : now,
    updatedAt: now,
  };
  const ownPage = () =>
    known ? { page: known, folderName: matter.folderName, outdated: isOutdated(deps, owner, known, matter) } : null;
  return { row, made, matter, ownPage };
}

const hashOf = (page: PublishedCourse, { licence }: WikiChoices): string =>
  hash('sha256', JSON.stringify([page, licence]));

function isOutdated({ config }: PublishingDeps, owner: PageOwner, page: PageRow, matter: CourseMatter): boolean {
  if (!page.published) return false;
  const { page: now } = makePage(matter, page.choices, owner, config.wiki.quotationLength);
  return hashOf(now, page.choices) !== page.contentHash;
}

/** Makes the page of a course, or makes it anew. What it says from now on does not follow the course. */
export async function publish(
  deps: PublishingDeps,
  owner: PageOwner,
  folderId: string,
  chosen: WikiChoices | undefined,
): Promise<{ own: OwnPage; removals: WikiRemoval[] }> {
  const { row, made, matter } = await draftOf(deps, owner, folderId, chosen);
  const page = await deps.db.transaction(async (tx) => {
    // Two at once: the second one finds the first one's page. A course that goes to the bin meanwhile is not published.
    await holdFolder(tx, owner.id, folderId);
    const known = await repo.lockPageOfFolder(tx, folderId);
    if (known?.hiddenAt) throw new AppError('wiki_hidden', { id: known.id });
    if (known) await unlist(tx, known);
    const { id: _, ...change } = row;
    const saved = known ? await repo.updatePage(tx, known.id, change) : await repo.insertPage(tx, row);
    await list(tx, saved);
    return saved;
  });
  return { own: { page, folderName: matter.folderName, outdated: false }, removals: made.removals };
}

const noFacts = { courseCode: null, professorName: null, university: null, description: null, term: null };
const emptied = () => ({
  ...noFacts,
  plan: { weeks: [], assignmentsOutside: [] },
  activities: {},
  guides: {},
  contentHash: '',
});

/** Nothing of it is kept but its address, the choices and what was counted. */
export async function unpublish(deps: PublishingDeps, userId: string, pageId: string): Promise<OwnPage> {
  return deps.db.transaction(async (tx) => {
    const page = await repo.lockPage(tx, pageId);
    if (page?.userId !== userId) throw new AppError('wiki_not_found', { id: pageId });
    const folder = await requireFolder(tx, userId, page.folderId).catch(() => {
      throw new AppError('wiki_not_found', { id: pageId });
    });
    await unlist(tx, page);
    const taken = await repo.updatePage(tx, pageId, {
      ...emptied(),
      published: false,
      updatedAt: deps.clock(),
    });
    return { page: taken, folderName: folder.name, outdated: false };
  });
}

export async function ownPages(deps: PublishingDeps, owner: PageOwner): Promise<OwnPage[]> {
  const pages = await repo.listPagesOf(deps.db, owner.id);
  const own: OwnPage[] = [];
  for (const page of pages) {
    const outdated = page.published && (await isOutdatedNow(deps, owner, page));
    own.push({ page, folderName: page.folderName, outdated });
  }
  return own;
}

async function isOutdatedNow(
  deps: PublishingDeps & { db: Executor },
  owner: PageOwner,
  page: PageRow,
): Promise<boolean> {
  return isOutdated(deps, owner, page, await courseMatter(deps, owner.id, page.folderId));
}
