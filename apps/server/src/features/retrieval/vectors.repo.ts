import type { Passage } from '@weekwise/engine/passages/passage.ts';
import { and, asc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { inLiveFolder } from '../../db/live-folder.ts';
import { files } from '../../db/schema/files.ts';
import { folders } from '../../db/schema/folders.ts';
import { folderVectors, passages, passageVectors } from '../../db/schema/retrieval.ts';

/** Whose vectors: those of two kinds cannot be compared. */
export interface VectorKind {
  model: string;
  /** null as long as it is not known. */
  dimension: number | null;
}

export type FolderVectorsRow = typeof folderVectors.$inferSelect;
export type PassageToEmbed = Pick<Passage, 'id' | 'headingPath' | 'text'>;
/** `vector` is of unit length; null where the model made none. */
export interface NewVector {
  passage: PassageToEmbed;
  vector: Float32Array | null;
}

/** Passages of the folder's indexed files that have no vector of the kind, in reading order. */
export async function listWithoutVector(db: Executor, folderId: string, kind: VectorKind): Promise<string[]> {
  const rows = await db
    .select({ id: passages.id })
    .from(passages)
    .innerJoin(files, eq(files.id, passages.fileId))
    .leftJoin(passageVectors, eq(passageVectors.passageId, passages.id))
    .where(and(eq(passages.folderId, folderId), isWithout(kind)))
    .orderBy(asc(files.uploadedAt), asc(files.id), asc(passages.ordinal));
  return rows.map(({ id }) => id);
}

/** Finds the first folder after `after`, in the order of ids, that has a passage without a vector of this kind. */
export async function nextFolderWithout(db: Executor, kind: VectorKind, after: string): Promise<string | null> {
  const [row] = await db
    .select({ id: passages.folderId })
    .from(passages)
    .innerJoin(files, eq(files.id, passages.fileId))
    .leftJoin(passageVectors, eq(passageVectors.passageId, passages.id))
    .where(and(gt(passages.folderId, after), isWithout(kind)))
    .orderBy(asc(passages.folderId))
    .limit(1);
  return row?.id ?? null;
}

function isWithout({ model, dimension }: VectorKind): SQL | undefined {
  const another =
    dimension === null ? undefined : and(ne(passageVectors.dimension, dimension), ne(passageVectors.dimension, 0));
  const none = or(isNull(passageVectors.passageId), ne(passageVectors.model, model), another);
  return and(eq(files.embeddingStatus, 'embedded'), inLiveFolder(passages.folderId), none);
}

/** Without those whose folder went to the bin meanwhile. */
export function listPassagesToEmbed(db: Executor, ids: readonly string[]): Promise<PassageToEmbed[]> {
  return db
    .select({ id: passages.id, headingPath: passages.headingPath, text: passages.text })
    .from(passages)
    .where(and(inArray(passages.id, [...ids]), inLiveFolder(passages.folderId)))
    .orderBy(asc(passages.fileId), asc(passages.ordinal));
}

/** Leaves out passages that are gone, or have another text under the same id, since they were read. */
export async function upsertVectors(tx: Transaction, model: string, made: readonly NewVector[]): Promise<void> {
  const ids = made.map(({ passage }) => passage.id);
  const now = await tx
    .select({ id: passages.id, text: passages.text })
    .from(passages)
    .where(inArray(passages.id, ids))
    .for('share');
  const texts = new Map(now.map(({ id, text }) => [id, text]));
  const rows = made
    .filter(({ passage }) => texts.get(passage.id) === passage.text)
    .map(({ passage, vector }) => {
      const values = vector ?? new Float32Array();
      const bytes = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
      return { passageId: passage.id, model, dimension: values.length, vector: bytes };
    });
  if (rows.length === 0) return;
  await tx
    .insert(passageVectors)
    .values(rows)
    .onConflictDoUpdate({
      target: passageVectors.passageId,
      set: { model: sql`excluded.model`, dimension: sql`excluded.dimension`, vector: sql`excluded.vector` },
    });
}

/** Float32 bytes by passage; passages without a vector of the kind are left out. */
export function listVectors(
  db: Executor,
  ids: readonly string[],
  { model, dimension }: { model: string; dimension: number },
): Promise<{ passageId: string; vector: Buffer }[]> {
  return db
    .select({ passageId: passageVectors.passageId, vector: passageVectors.vector })
    .from(passageVectors)
    .where(
      and(
        inArray(passageVectors.passageId, [...ids]),
        eq(passageVectors.model, model),
        eq(passageVectors.dimension, dimension),
      ),
    );
}

export async function ownerOf(db: Executor, folderId: string): Promise<string | null> {
  const [row] = await db.select({ userId: folders.userId }).from(folders).where(eq(folders.id, folderId));
  return row?.userId ?? null;
}

export async function findFolderVectors(db: Executor, folderId: string): Promise<FolderVectorsRow | null> {
  const [row] = await db.select().from(folderVectors).where(eq(folderVectors.folderId, folderId));
  return row ?? null;
}

/** Lets ranking use them; what was cached of the folder's vectors becomes stale. */
export async function publishVectors(
  db: Executor,
  folderId: string,
  kind: { model: string; dimension: number },
): Promise<void> {
  await db
    .insert(folderVectors)
    .values({ folderId, ...kind })
    .onConflictDoUpdate({
      target: folderVectors.folderId,
      set: { ...kind, revision: sql`${folderVectors.revision} + 1` },
    });
}

export async function findOwner(db: Executor, folderId: string): Promise<string | null> {
  const [row] = await db.select({ userId: folders.userId }).from(folders).where(eq(folders.id, folderId));
  return row?.userId ?? null;
}
