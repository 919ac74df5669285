import type { Pool } from 'pg';
import type { PublishedCourse } from '../../apps/server/src/db/stored/published-course.ts';
import { searchDocument } from '../../apps/server/src/features/wiki/finding/search-document.ts';
import { universityKey } from '../../apps/server/src/features/wiki/finding/search-words.ts';
import { popularityOf } from '../../apps/server/src/features/wiki/listing.service.ts';
import { pageCounts } from '../../apps/server/src/features/wiki/publishing/page-counts.ts';
import { type MadeCourse, madeCourse } from './courses.ts';

const owner = 'seeded-wiki';
const batch = 1_000;
const firstDay = Date.parse('2020-01-01T00:00:00Z');

/** How many courses of a seed are there: the first ones, as they are filled in order. */
export async function countFilled(pool: Pool, seed: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM wiki_pages WHERE user_id = $1 AND id LIKE $2',
    [owner, `seeded-${seed}-%`],
  );
  return rows[0]?.count ?? 0;
}

/** Publishes the courses `from` to `to` of a seed as rows of the wiki. Made again, they are the same. */
export async function fillWiki(pool: Pool, seed: number, from: number, to: number): Promise<void> {
  await pool.query(
    `INSERT INTO users (id, name, email, email_verified) VALUES ($1, 'Seeded', 'seeded@weekwise.invalid', false) ON CONFLICT DO NOTHING`,
    [owner],
  );
  // Made anew at the end: growing them row by row takes far longer.
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename IN ('wiki_search', 'wiki_words') AND indexname NOT LIKE '%_pkey'`,
  );
  for (const { name } of indexes) await pool.query(`DROP INDEX ${name}`);
  const spellings = new Map<string, number>();
  for (let start = from; start < to; start += batch) {
    const numbers = Array.from({ length: Math.min(batch, to - start) }, (_, i) => start + i);
    await fillBatch(pool, seed, numbers, spellings);
  }
  const words = JSON.stringify([...spellings].sort().map(([word, pages]) => ({ word, pages })));
  await pool.query(
    `INSERT INTO wiki_words (word, pages) SELECT word, pages FROM json_to_recordset($1) AS w(word text, pages int)
      ON CONFLICT (word) DO UPDATE SET pages = wiki_words.pages + excluded.pages`,
    [words],
  );
  for (const { definition } of indexes) await pool.query(definition);
  await pool.query('ANALYZE wiki_pages, wiki_search, wiki_words, folders');
}

async function fillBatch(pool: Pool, seed: number, numbers: readonly number[], spellings: Map<string, number>) {
  const rows = numbers.map((number) => {
    const course = madeCourse(seed, number);
    const page = toPage(course);
    const document = searchDocument(page);
    for (const word of document.spellings) spellings.set(word, (spellings.get(word) ?? 0) + 1);
    return { number, course, page, document };
  });
  const at = (number: number): string => new Date(firstDay + number * 60_000).toISOString();
  const folders = rows.map(({ number, page }) => {
    const id = `seeded-${seed}-${number}`;
    return {
      id,
      user_id: owner,
      name: page.title,
      name_key: id,
      revision: 0,
      created_at: at(number),
      modified_at: at(number),
    };
  });
  const pages = rows.map(({ number, course, page }) => {
    const counts = Object.entries(pageCounts(page)).map(([name, count]) => [snake(name), count]);
    return {
      id: `seeded-${seed}-${number}`,
      user_id: owner,
      folder_id: `seeded-${seed}-${number}`,
      choices: {},
      title: page.title,
      professor_name: page.professorName,
      university: page.university,
      subject: page.subject,
      academic_level: page.academicLevel,
      licence: 'CC-BY-4.0',
      plan: page.plan,
      activities: {},
      guides: {},
      content_hash: '',
      ...Object.fromEntries(counts),
      views: course.views,
      copies: 0,
      published: true,
      published_at: at(number),
      updated_at: at(number),
    };
  });
  const searchRows = rows.map(({ number, course, page, document }) => ({
    page_id: `seeded-${seed}-${number}`,
    names: document.names,
    words: document.words,
    subject: page.subject,
    university: page.university,
    university_key: universityKey(page.university ?? ''),
    academic_level: page.academicLevel,
    popularity: popularityOf({ views: course.views, copies: 0 }),
    published_at: at(number),
  }));
  const tables = { folders, wiki_pages: pages, wiki_search: searchRows };
  for (const [table, records] of Object.entries(tables)) {
    await pool.query(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(null::${table}, $1)`, [
      JSON.stringify(records),
    ]);
  }
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const toPage = ({ title, subject, level, university, professor, weeks }: MadeCourse): PublishedCourse => ({
  title,
  courseCode: null,
  professorName: professor,
  university,
  subject,
  academicLevel: level,
  description: null,
  term: null,
  activities: {},
  guides: {},
  plan: {
    assignmentsOutside: [],
    weeks: weeks.map(({ topic, readings, assignment }, at) => ({
      week_number: at + 1,
      topic,
      start_date: null,
      end_date: null,
      break_name: null,
      vocabulary: [],
      readings: readings.map((reading, i) => ({ id: `r${i}`, ...reading, pages: null, optional: false })),
      assignments:
        assignment === null
          ? []
          : [{ id: 'a', title: assignment, assignment_type: 'essay', due_date: null, weight: null, optional: false }],
    })),
  },
});
