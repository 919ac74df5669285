import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { folderVectors, passages, passageVectors } from '../db/schema/retrieval.ts';
import { makeFolder } from './factories.ts';
import type { TestApp } from './test-app.ts';

const patience = { timeout: 20_000, interval: 20 };

/** Folders whose passages get vectors, and what there is of them. */
export function embeddedFolders(testApp: TestApp) {
  async function enrolled() {
    const student = await testApp.signIn();
    const folder = await makeFolder(testApp.deps, student.user);
    return { student, folderId: folder.id, scope: { userId: student.user.id, folderId: folder.id } };
  }

  /** Of the folder's passages, in reading order; null for one without. */
  async function vectorsIn(folderId: string) {
    const rows = await testApp.deps.db
      .select({ text: passages.text, vector: passageVectors })
      .from(passages)
      .leftJoin(passageVectors, eq(passageVectors.passageId, passages.id))
      .where(eq(passages.folderId, folderId))
      .orderBy(passages.fileId, passages.ordinal);
    return rows.map(({ text, vector }) => ({
      text,
      model: vector?.model ?? null,
      dimension: vector?.dimension ?? null,
    }));
  }

  const publishedOf = async (folderId: string) =>
    (await testApp.deps.db.select().from(folderVectors).where(eq(folderVectors.folderId, folderId)))[0];

  /** Waits until ranking may use vectors of this dimension for every passage of the folder. */
  async function embedded(folderId: string, dimension = 256) {
    return vi.waitFor(async () => {
      const vectors = await vectorsIn(folderId);
      expect(vectors.map((vector) => vector.dimension)).toEqual(vectors.map(() => dimension));
      const published = await publishedOf(folderId);
      expect(published).toMatchObject({ dimension });
      return { vectors, published };
    }, patience);
  }

  return { enrolled, vectorsIn, publishedOf, embedded };
}
