import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';

/** Every row of every table and every file of the drive, each as one line. */
export type Snapshot = ReadonlySet<string>;

export async function takeSnapshot(deps: Pick<Deps, 'db' | 'config'>): Promise<Snapshot> {
  return new Set([...(await rowsOf(deps)), ...(await filesOf(join(deps.config.dataDirectory, 'drive')))]);
}

async function rowsOf({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const lines: string[] = [];
  for (const { name } of tables.rows) {
    const rows = await db.execute<{ line: string }>(
      sql`select to_jsonb(row)::text as line from ${sql.identifier(name)} as row`,
    );
    lines.push(...rows.rows.map(({ line }) => `${name} ${line}`));
  }
  return lines;
}

async function filesOf(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const digest = createHash('sha256')
          .update(await readFile(path))
          .digest('hex');
        return `file ${path.slice(directory.length + 1)} ${digest}`;
      }),
  );
}

/** Lines that were there and are not any more, and new ones that speak of one of `ids`. */
export function traces(before: Snapshot, after: Snapshot, ids: readonly string[]): string[] {
  const gone = [...before].filter((line) => !after.has(line)).map((line) => `gone: ${line}`);
  const added = [...after].filter((line) => !before.has(line) && ids.some((id) => line.includes(id)));
  return [...gone, ...added.map((line) => `new: ${line}`)];
}
