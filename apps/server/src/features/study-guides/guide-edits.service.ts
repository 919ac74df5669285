import { limits } from '@weekwise/contracts/limits.ts';
import type { GuideSection } from '@weekwise/domain/study-guides.ts';
import { AppError } from '../../app-error.ts';
import type { Executor } from '../../db/client.ts';
import type { GuidePart } from '../../db/stored/guide-part.ts';
import type { Deps } from '../../deps.ts';
import type { GuidePartRow, OfWeek } from './study-guide.repo.ts';
import * as repo from './study-guide.repo.ts';

type EditDeps = Pick<Deps, 'db' | 'clock' | 'newId'>;

/** New words for a part; what is not said stays. */
export interface PartChange {
  title?: string;
  /** `from`: the sentence shown so far whose citation the words keep. */
  says?: { text: string; from: number | null }[];
}

export async function editPart(deps: EditDeps, week: OfWeek, partId: string, change: PartChange): Promise<void> {
  const row = await requirePart(deps, week, partId);
  const shown = shownPart(row);
  const title = shown.title === null ? null : (change.title ?? shown.title);
  const says = change.says?.map(({ text, from }) => ({
    text,
    citation: from === null ? null : (shown.says[from]?.citation ?? null),
  }));
  await repo.updatePart(deps.db, partId, { edited: { ...shown, title, says: says ?? shown.says }, removedAt: null });
}

export async function addPart(
  deps: EditDeps,
  week: OfWeek,
  added: { section: GuideSection; title: string | null; says: string[] },
): Promise<void> {
  const { section, title, says } = added;
  // A statement has no title, everything else is called something.
  if ((section === 'overview') !== (title === null)) throw new AppError('invalid_request');
  if (title === null && says.length === 0) throw new AppError('invalid_request');
  const edited: GuidePart = { title, says: says.map((text) => ({ text, citation: null })), reading: null };
  await deps.db.transaction(async (tx) => {
    if (!(await repo.lockGuide(tx, week))) throw new AppError('guide_not_found');
    const count = await repo.countAdded(tx, week);
    if (count >= limits.guidePartsAdded) throw new AppError('guide_full');
    const id = deps.newId();
    const { folderId, weekId } = week;
    // Behind all that was made, in the order in which they were added.
    const position = 1000 + count;
    await repo.insertPart(tx, { id, folderId, weekId, section, key: id, position, made: null, edited });
  });
}

/** What was made stays as a mark, so that it does not come back; the student's own goes. */
export async function removePart(deps: EditDeps, week: OfWeek, partId: string): Promise<void> {
  const row = await requirePart(deps, week, partId);
  if (row.made === null) await repo.deletePart(deps.db, partId);
  else await repo.updatePart(deps.db, partId, { removedAt: deps.clock() });
}

export async function restorePart(deps: EditDeps, week: OfWeek, partId: string): Promise<void> {
  const row = await requirePart(deps, week, partId);
  const edited = row.made === null ? row.edited : null;
  await repo.updatePart(deps.db, partId, { edited, removedAt: null });
}

async function requirePart(deps: EditDeps, week: OfWeek, partId: string): Promise<GuidePartRow> {
  const row = await repo.findPart(deps.db, week, partId);
  if (!row) throw new AppError('guide_part_not_found');
  return row;
}

/** A part as the student has it. */
export function shownPart({ id, made, edited }: GuidePartRow): GuidePart {
  const part = edited ?? made;
  if (!part) throw new Error(`The part ${id} of a study guide says nothing.`);
  return part;
}

export interface GuidePartOfWeek {
  weekId: string;
  section: GuideSection;
  part: GuidePart;
}

/** What the guides of a folder say, as the student has them. The caller has made sure whose it is. */
export async function partsOfFolder(db: Executor, folderId: string): Promise<GuidePartOfWeek[]> {
  const rows = await repo.listPartsOfFolder(db, folderId);
  return rows.map((row) => ({ weekId: row.weekId, section: row.section, part: shownPart(row) }));
}
