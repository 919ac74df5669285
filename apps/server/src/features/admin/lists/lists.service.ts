import type { Deps } from '../../../deps.ts';
import { lastDays } from '../period.ts';
import { atOneMoment } from '../usage/usage.service.ts';
import * as folders from './folders-list.repo.ts';
import type { ListPage } from './list-page.repo.ts';
import * as users from './users-list.repo.ts';

type ListDeps = Pick<Deps, 'db' | 'clock'>;

export function usersPage({ db, clock }: ListDeps, days: number, page: ListPage<users.UserSort>) {
  const period = lastDays(clock(), days);
  return atOneMoment(db, async (tx) => ({
    period,
    ...(await users.listUserUsage(tx, period, page)),
  }));
}

export function foldersPage(
  { db, clock }: ListDeps,
  days: number,
  page: ListPage<folders.FolderSort> & folders.FolderSearch,
) {
  const period = lastDays(clock(), days);
  return atOneMoment(db, async (tx) => ({
    period,
    ...(await folders.listFolderUsage(tx, period, page)),
  }));
}

/** Rows of a list that is read whole, at a time. */
const rowsAtOnce = 5_000;

/** Every student that `q` finds, the newest first. */
export const everyUser = (deps: ListDeps, days: number, q: string | undefined) =>
  everyRow(async (page) => (await usersPage(deps, days, { ...page, ...(q && { q }) })).users);

export const everyFolder = (deps: ListDeps, days: number, search: folders.FolderSearch) =>
  everyRow(async (page) => (await foldersPage(deps, days, { ...page, ...search })).folders);

interface Part {
  sort: 'created';
  direction: 'desc';
  limit: number;
  offset: number;
}

async function* everyRow<Row>(read: (part: Part) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let offset = 0; ; offset += rowsAtOnce) {
    const rows = await read({ sort: 'created', direction: 'desc', limit: rowsAtOnce, offset });
    yield* rows;
    if (rows.length < rowsAtOnce) return;
  }
}
