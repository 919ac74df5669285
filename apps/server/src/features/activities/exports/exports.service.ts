import type { Deps } from '../../../deps.ts';
import { fileStem, markdownFile } from '../../../markdown.ts';
import { type FileAnswer, madeFile } from '../../../plugins/file-answer.ts';
import { requireFolder } from '../../folder-access/folder-access.service.ts';
import { requireWeek } from '../../study-guides/study-guide.service.ts';
import { weekNotice } from '../../study-guides/week-notice.ts';
import { placesOf } from '../activity.presenter.ts';
import { contentOf, type ItemRow, itemsOf } from '../items/items.service.ts';
import { findWeekRow } from '../week/weeks.repo.ts';
import { activitiesMarkdown } from './activities-markdown.ts';
import { cardsCsv } from './cards-csv.ts';

/** The flashcards of a folder, or of one of its weeks. */
export async function exportCardsOf(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  userId: string,
  folderId: string,
  weekNumber?: number,
): Promise<FileAnswer> {
  const folder = await requireFolder(db, userId, folderId);
  const week = weekNumber === undefined ? null : await requireWeek({ db, payments }, userId, folderId, weekNumber);
  const cards = (await itemsOf(db, folderId, week?.weekId)).filter(({ type }) => type === 'flashcards');
  const name = week ? `${folder.name} week ${weekNumber} cards` : `${folder.name} cards`;
  return madeFile(`${fileStem(name)}.csv`, 'text/csv; charset=utf-8', cardsCsv(await withPlaces(db, cards)));
}

/** The activities of a week to read and print. */
export async function exportWeek(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  userId: string,
  folderId: string,
  weekNumber: number,
): Promise<FileAnswer> {
  const folder = await requireFolder(db, userId, folderId);
  const { weekId, week } = await requireWeek({ db, payments }, userId, folderId, weekNumber);
  const items = await withPlaces(db, await itemsOf(db, folderId, weekId));
  const notice = weekNotice(await findWeekRow(db, { folderId, weekId }));
  const lines = activitiesMarkdown({ weekNumber, topic: week.topic, notice, items });
  return markdownFile(`${folder.name} week ${weekNumber} activities`, lines);
}

async function withPlaces(db: Deps['db'], rows: readonly ItemRow[]) {
  const places = await placesOf(db, rows);
  return rows.map((row, i) => ({ content: contentOf(row), citation: places[i] ?? null }));
}
