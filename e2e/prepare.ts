import { join } from 'node:path';
import { buildWebIfStale } from '../scripts/lib/web-build.ts';
import { prepareData } from './prepared-data.ts';

/**
 * Before any journey, what the servers of all would each do at once: read the demo course and, beside that, build the
 * web app.
 */
export default async function prepare(): Promise<() => void> {
  const prepared = prepareData();
  const isBuilt = buildWebIfStale(join(import.meta.dirname, '..'));
  const remove = await prepared;
  if (isBuilt) return remove;
  remove();
  throw new Error('The web app could not be built.');
}
