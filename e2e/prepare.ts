import { join } from 'node:path';
import { buildWebIfStale } from '../scripts/lib/web-build.ts';
import { prepareData } from './prepared-data.ts';

/** Before any journey, what the servers of all would each do at once: build the web app, read the demo course. */
export default async function prepare(): Promise<() => void> {
  if (!buildWebIfStale(join(import.meta.dirname, '..'))) throw new Error('The web app could not be built.');
  return await prepareData();
}
