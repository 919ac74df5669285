import { sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../db/client.ts';
import { wikiWords } from '../../../db/schema/wiki.ts';

/** Counts the pages that have each of these words as spelt. Words that no page has are left out. */
export async function pagesWith(db: Executor, words: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ word: string; pages: number }>(
    sql`SELECT word, pages FROM ${wikiWords} WHERE word = ANY(${sql.param([...words])}::text[])`,
  );
  return new Map(rows.map(({ word, pages }) => [word, pages]));
}

/** Finds the word that begins with this one, else the most similar; of equals, the more frequent. */
export async function likestWord(db: Executor, word: string): Promise<string | null> {
  const { rows } = await db.execute<{ word: string }>(
    sql`SELECT word FROM ${wikiWords} WHERE word % ${word}
      ORDER BY starts_with(word, ${word}) DESC, similarity(word, ${word}) DESC, pages DESC, word LIMIT 1`,
  );
  return rows[0]?.word ?? null;
}

/** Counts one page more for each of these words. Sorted, so that two pages at once wait for each other in one order. */
export async function countWords(tx: Transaction, sorted: readonly string[]): Promise<void> {
  if (sorted.length === 0) return;
  await tx.execute(
    sql`INSERT INTO ${wikiWords} (word, pages) SELECT word, 1 FROM unnest(${sql.param([...sorted])}::text[]) AS word
      ORDER BY word ON CONFLICT (word) DO UPDATE SET pages = wiki_words.pages + 1`,
  );
}

/** Lowers the page count of each of these words by one, and deletes a word once no page has it. */
export async function discountWords(tx: Transaction, sorted: readonly string[]): Promise<void> {
  if (sorted.length === 0) return;
  const these = sql.param([...sorted]);
  await tx.execute(sql`SELECT 1 FROM ${wikiWords} WHERE word = ANY(${these}::text[]) ORDER BY word FOR UPDATE`);
  await tx.execute(sql`UPDATE ${wikiWords} SET pages = pages - 1 WHERE word = ANY(${these}::text[])`);
  await tx.execute(sql`DELETE FROM ${wikiWords} WHERE word = ANY(${these}::text[]) AND pages <= 0`);
}
