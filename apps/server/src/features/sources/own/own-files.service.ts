import { coverage } from '@weekwise/engine/answers/evidence/support.ts';
import { rank } from '@weekwise/engine/passages/rank.ts';
import { matchOwnFile, type OwnMatch } from '@weekwise/engine/sources/own-file.ts';
import type { SoughtWork } from '@weekwise/engine/sources/sought-work.ts';
import { contentStems, words } from '@weekwise/engine/text/words.ts';
import type { PlaceReport } from '../../../db/stored/stored-search.ts';
import type { Deps } from '../../../deps.ts';
import type { MaterialRow, TellingRow } from './own-files.repo.ts';
import * as repo from './own-files.repo.ts';

/** A file of the student's that is the reading, or speaks of it. */
export interface OwnSource extends OwnMatch {
  file: MaterialRow;
  /** Where it speaks of the reading; null where only its name does. */
  place: { page: number | null; block: number; excerpt: string } | null;
}

export interface OwnSearch {
  sources: OwnSource[];
  /** One for each place that was looked through. */
  places: PlaceReport[];
}

/** Files that only speak of a reading. */
const mostRelated = 3;
/** Share of a title's content words that a passage has that speaks of it. */
const spokenOf = 0.75;
const fewestWords = 2;
const excerptLength = 240;

/**
 * Looks for a work among the files of its folder and of the student's other folders; nothing leaves this server for it.
 */
export async function searchOwnFiles(
  deps: Pick<Deps, 'db' | 'indexes'>,
  userId: string,
  folderId: string,
  work: SoughtWork,
): Promise<OwnSearch> {
  const materials = await repo.listMaterials(deps.db, userId);
  const called = materials.flatMap((file) => (matchByName(work, file) ? file.id : []));
  const folderIds = [...new Set(materials.map((file) => file.folderId))];
  const word = longestWord(work.title);
  const telling =
    word === null || folderIds.length === 0 ? [] : await repo.listTelling(deps.db, folderIds, { word, always: called });
  const matched = materials.flatMap((file) => {
    const rows = telling.filter(({ fileId }) => fileId === file.id);
    return match(work, file, rows) ?? [];
  });
  // Those of this course first.
  matched.sort((a, b) => Number(a.file.folderId !== folderId) - Number(b.file.folderId !== folderId));
  const known = new Set(matched.map(({ file }) => file.id));
  const here = new Map(materials.flatMap((file) => (file.folderId === folderId ? [[file.id, file]] : [])));
  const related = here.size === 0 ? [] : await speakingOf(deps, folderId, work, here);
  const sources = [...matched, ...related.filter(({ file }) => !known.has(file.id))];
  const count = (isHere: boolean) => sources.filter(({ file }) => (file.folderId === folderId) === isHere).length;
  const report = { asked: true, answered: true, failure: null };
  const places: PlaceReport[] = [
    { place: 'folder', results: count(true), ...report },
    { place: 'other_folder', results: count(false), ...report },
  ];
  return { sources, places };
}

const matchByName = (work: SoughtWork, { name }: MaterialRow): boolean =>
  matchOwnFile(work, { name, beginning: '', headings: [] }) !== null;

/** Of a title the word that the fewest texts have, as far as its length tells. */
function longestWord(title: string): string | null {
  const raw = words(title).flatMap(({ raw: word }) => word.match(/[\p{L}\p{N}]+/gu) ?? []);
  return raw.sort((a, b) => b.length - a.length)[0] ?? null;
}

function match(work: SoughtWork, file: MaterialRow, rows: readonly TellingRow[]): OwnSource | null {
  const opening = rows.filter(({ ordinal }) => ordinal < repo.openingPassages);
  const paths = rows.map(({ headingPath }) => headingPath);
  // The first heading counts as what the file is called only where the file begins with it.
  const headings = opening[0]?.ordinal === 0 ? paths : [[], ...paths];
  const found = matchOwnFile(work, {
    name: file.name,
    beginning: opening.map(({ text }) => text).join('\n'),
    headings,
  });
  if (!found) return null;
  const telling =
    rows.find(({ headingPath }) => coverage(work.title, headingPath.at(-1) ?? '') >= spokenOf) ?? opening[0];
  return { ...found, file, place: telling ? placeOf(telling, telling.text) : null };
}

/** Files of the folder with a passage that has most of the title, the best first. */
async function speakingOf(
  deps: Pick<Deps, 'indexes'>,
  folderId: string,
  { title }: SoughtWork,
  files: ReadonlyMap<string, MaterialRow>,
): Promise<OwnSource[]> {
  if (new Set(contentStems(title)).size < fewestWords) return [];
  const index = await deps.indexes.get(folderId);
  const sources = new Map<string, OwnSource>();
  for (const { passage } of rank(index, title, { limit: 10 * mostRelated })) {
    const file = files.get(passage.documentId);
    if (!file || sources.has(file.id) || passage.role !== 'body') continue;
    if (coverage(title, `${passage.headingPath.at(-1) ?? ''}\n${passage.text}`) < spokenOf) continue;
    const reason = 'A passage of your file speaks of it.';
    sources.set(file.id, { grade: 'related', reason, file, place: placeOf(passage, passage.text) });
    if (sources.size === mostRelated) break;
  }
  return [...sources.values()];
}

function placeOf({ page, firstBlock }: { page: number | null; firstBlock: number }, text: string) {
  const excerpt = text.length > excerptLength ? `${text.slice(0, excerptLength).toWellFormed().trimEnd()}…` : text;
  return { page, block: firstBlock, excerpt };
}
