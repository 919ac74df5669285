/**
 * How long searching the public wiki takes, and how that grows: 1,000, 10,000 and 100,000 published courses made from a
 * seed, on the embedded database and, with DATABASE_URL, on a PostgreSQL server (in a database of its own that is
 * removed at the end). The reference is what one would write first: titles with the words by ILIKE, the newest 20, in
 * the same run.
 *
 *   [DATABASE_URL=postgres://…] node bench/wiki.ts [courses …] [--seed n]
 *
 * Exit 1 where the p95 of the largest wiki is over 250 ms embedded or 60 ms on PostgreSQL.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type OpenDatabase, openEmbedded, openPostgres } from '../apps/server/src/db/client.ts';
import { migrateDatabase } from '../apps/server/src/db/migrate.ts';
import { searchPages } from '../apps/server/src/features/wiki/finding/search.service.ts';
import { type MadeQuery, madeQuery } from './wiki/courses.ts';
import { fillWiki } from './wiki/fill.ts';

const seedAt = process.argv.indexOf('--seed');
const seed = seedAt > 0 ? Number(process.argv[seedAt + 1]) : 1;
const given = process.argv.slice(2, seedAt > 0 ? seedAt : undefined).map(Number);
const sizes = given.length > 0 ? given : [1_000, 10_000, 100_000];
const most = { embedded: 250, postgres: 60 };
const queries = 300;
const warmUp = 30;
/** One of a kind is slow enough where every page is read. */
const references = 20;

const share = (sorted: readonly number[], at: number): number => sorted[Math.floor(sorted.length * at)] ?? 0;
const ms = (value: number): string => `${value.toFixed(1)} ms`.padStart(9);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const ask = ({ db }: OpenDatabase, { text, filter, of, sort, offset }: MadeQuery) =>
  searchPages(
    { db, clock: () => new Date() },
    {
      text,
      sort,
      offset,
      limit: 20,
      subject: filter === 'subject' ? of.subject : null,
      university: filter === 'university' ? of.university : null,
      academicLevel: null,
    },
  );

const reference = ({ pool }: OpenDatabase, { text }: MadeQuery) => {
  const words = text.split(' ');
  const conditions = words.map((_, at) => `title ILIKE $${at + 1}`);
  return pool.query(
    `SELECT id, title FROM wiki_pages WHERE published AND ${conditions.join(' AND ')} ORDER BY published_at DESC LIMIT 20`,
    words.map((word) => `%${word}%`),
  );
};

/** The p95 at the largest size. */
async function measure(name: keyof typeof most, database: OpenDatabase): Promise<number> {
  await migrateDatabase(database);
  let [filled, before, last] = [0, 0, 0];
  for (const size of sizes) {
    const filling = await timed(() => fillWiki(database.pool, seed, filled, size));
    filled = size;
    const times = new Map<string, number[]>();
    for (let i = -warmUp; i < queries; i++) {
      const query = madeQuery(seed + 1, i + warmUp, size);
      const took = await timed(() => ask(database, query));
      if (i >= 0) times.set(query.kind, [...(times.get(query.kind) ?? []), took]);
    }
    const plain: number[] = [];
    for (let i = 0; i < references; i++)
      plain.push(await timed(() => reference(database, madeQuery(seed + 1, i, size))));
    const all = [...times.values()].flat().sort((a, b) => a - b);
    last = share(all, 0.95);
    const ilike = share(
      plain.sort((a, b) => a - b),
      0.95,
    );
    const growth = before === 0 ? '' : `, ${(last / before).toFixed(1)} times the size before`;
    console.log(
      `${name}, ${size} courses (filled in ${(filling / 1000).toFixed(0)} s): p50 ${ms(share(all, 0.5))}, p95 ${ms(last)}${growth}; ILIKE p95 ${ms(ilike)}, ratio ${(last / ilike).toFixed(2)}`,
    );
    for (const [kind, took] of [...times].sort()) {
      const sorted = took.sort((a, b) => a - b);
      console.log(
        `  ${kind.padEnd(22)} ${String(took.length).padStart(4)} ×  p50 ${ms(share(sorted, 0.5))}  p95 ${ms(share(sorted, 0.95))}`,
      );
    }
    before = last;
  }
  console.log(`${name}: p95 ${ms(last)} (at most ${most[name]} ms)\n`);
  if (last > most[name]) process.exitCode = 1;
  return last;
}

const server = process.env.DATABASE_URL;
if (server) {
  const name = `weekwise_bench_${process.pid}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href);
  try {
    await measure('postgres', database);
  } finally {
    await database.close();
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  }
}

if (!process.env.SKIP_EMBEDDED) {
  const directory = await mkdtemp(join(tmpdir(), 'weekwise-bench-'));
  const embedded = await openEmbedded(directory);
  try {
    await measure('embedded', embedded);
  } finally {
    await embedded.close();
    await rm(directory, { recursive: true });
  }
}
