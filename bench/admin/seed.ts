import type pg from 'pg';

export interface Crowd {
  users: number;
  folders: number;
  calls: number;
  seed: number;
  /** The end of the year that is filled. */
  now: Date;
}

/**
 * Fills a migrated database with a year of students: courses, files, weeks, calls of models, purchases, sessions. Drawn
 * in the database from hashes of the seed, so that a million rows take seconds and are the same in every run; rows are
 * written in the order of their time, as they come in life.
 * @throws where somebody has an account already: nobody's data is mixed with made-up students
 */
export async function seedCrowd(pool: pg.Pool, { users, folders, calls, seed, now }: Crowd): Promise<void> {
  const { rows } = await pool.query("SELECT count(*)::integer AS people FROM users WHERE id NOT LIKE 'demo%'");
  if (rows[0].people > 0) throw new Error('This database has people in it. Seed an empty one.');
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SELECT set_config('seed.now', $1, true), set_config('seed.seed', $2, true)`, [
      now.toISOString(),
      String(seed),
    ]);
    await client.query(`
      CREATE FUNCTION pg_temp.share(n bigint, what integer) RETURNS float8 LANGUAGE sql AS
        $$ SELECT (hashint8extended(n, current_setting('seed.seed')::bigint * 1000 + what) & 1073741823) / 1073741824.0::float8 $$;
      CREATE FUNCTION pg_temp.now() RETURNS timestamptz LANGUAGE sql AS
        $$ SELECT current_setting('seed.now')::timestamptz $$;
      CREATE FUNCTION pg_temp.pick(words text[], n bigint, what integer) RETURNS text LANGUAGE sql AS
        $$ SELECT words[1 + floor(pg_temp.share(n, what) * array_length(words, 1))::integer] $$;`);
    await seedStudents(client, users, folders);
    await seedPurchases(client);
    await seedCalls(client, folders, calls);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

const subjects = `ARRAY['Geology','Roman history','Linear algebra','Cell biology','Ethics','Microeconomics','Rivers and coasts',
  'Modern poetry','Statistics','Organic chemistry','Political theory','Linguistics']`;
const given = `ARRAY['Ada','Bela','Chidi','Dana','Emil','Fatima','Goro','Hana','Ines','Jonas','Kiri','Lior','Mina','Noor']`;
const family = `ARRAY['Adler','Brandt','Costa','Diaz','Eriksen','Fischer','Garcia','Haddad','Ito','Jansen','Kaya','Lindgren']`;

/** Who came when, with which courses, files and weeks. */
async function seedStudents(client: pg.PoolClient, users: number, folders: number): Promise<void> {
  await client.query(
    `INSERT INTO users (id, email, name, email_verified, created_at, updated_at)
     SELECT 'seed-user-' || n, 'student-' || n || '@seed.example.edu',
       pg_temp.pick(${given}, n, 1) || ' ' || pg_temp.pick(${family}, n, 2), true, at, at
     FROM generate_series(1, $1::integer) AS n, LATERAL (SELECT pg_temp.now() - pg_temp.share(n, 3) * interval '364 days' AS at) AS came`,
    [users],
  );
  await client.query(
    `INSERT INTO sessions (id, token, user_id, expires_at, user_agent, created_at, updated_at)
     SELECT 'seed-session-' || id, 'seed-' || md5(id), id, pg_temp.now() - interval '1 day', 'Mozilla/5.0 (seeded)', created_at, created_at
     FROM users WHERE id LIKE 'seed-user-%'`,
  );
  await client.query(
    `INSERT INTO folders (id, user_id, name, name_key, created_at, modified_at)
     SELECT 'seed-folder-' || n, u.id, title, lower(title), at, at
     FROM generate_series(1, $2::integer) AS n
     JOIN users AS u ON u.id = 'seed-user-' || (1 + n % $1)
     CROSS JOIN LATERAL (SELECT pg_temp.pick(${subjects}, n, 4) || ' ' || n AS title,
       u.created_at + pg_temp.share(n, 5) ^ 2 * (pg_temp.now() - u.created_at) AS at) AS made`,
    [users, folders],
  );
  await client.query(`
    INSERT INTO files (id, folder_id, name, role, size, mime_type, drive_key, sha256, uploaded_at)
    SELECT id || '-file-' || n, id, 'Reading ' || n || '.pdf', 'material', (50000 + pg_temp.share(hashtext(id), n) * 3000000)::integer,
      'application/pdf', id || '/' || n, md5(id || n), created_at
    FROM folders, generate_series(1, 3) AS n WHERE id LIKE 'seed-folder-%' ORDER BY created_at`);
  await client.query(`
    INSERT INTO activity_weeks (folder_id, week_id, made_at)
    SELECT id, 'week-' || n, at FROM folders, generate_series(1, 6) AS n,
      LATERAL (SELECT created_at + n * interval '7 days' AS at) AS made
    WHERE id LIKE 'seed-folder-%' AND at < pg_temp.now() AND pg_temp.share(hashtext(id), 20 + n) < 0.6 ORDER BY at`);
}

/** Everybody begins with a free course; about a fifth buy one, and a few want their money back. */
async function seedPurchases(client: pg.PoolClient): Promise<void> {
  await client.query(`
    INSERT INTO free_tests (user_id, used_at)
    SELECT user_id, min(created_at) FROM folders WHERE id LIKE 'seed-folder-%' GROUP BY user_id`);
  await client.query(`
    INSERT INTO orders (id, user_id, plan_id, title, folders, list_amount, amount, currency, folder_name, session_id, created_at, expires_at, provider)
    SELECT 'seed-order-' || u.id, u.id, CASE WHEN three THEN 'three-pack' ELSE 'single-folder' END,
      CASE WHEN three THEN 'Three courses' ELSE 'One course' END, CASE WHEN three THEN 3 ELSE 1 END, price, price, 'usd', 'Seeded',
      'seed-checkout-' || u.id, at, at + interval '1 day', 'test'
    FROM free_tests JOIN users AS u ON u.id = user_id
    CROSS JOIN LATERAL (SELECT pg_temp.share(hashtext(u.id), 30) < 0.3 AS three,
      used_at + (1 + pg_temp.share(hashtext(u.id), 31) * 20) * interval '1 day' AS at) AS chosen
    CROSS JOIN LATERAL (SELECT CASE WHEN three THEN 6900 ELSE 2900 END AS price) AS priced
    WHERE at < pg_temp.now() AND pg_temp.share(hashtext(u.id), 32) < 0.22`);
  await client.query(`
    INSERT INTO payment_events (id, order_id, fact, received_at)
    SELECT 'seed-paid-' || id, id, jsonb_build_object('type', 'paid', 'amount', amount, 'at', to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')), created_at
    FROM orders WHERE id LIKE 'seed-order-%'
    UNION ALL
    SELECT 'seed-refund-' || id, id, jsonb_build_object('type', 'refunded', 'total', amount, 'at', to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')), created_at
    FROM orders WHERE id LIKE 'seed-order-%' AND pg_temp.share(hashtext(id), 33) < 0.05`);
}

/** A student studies in bursts: calls of a course fall on few days, more of them in its first weeks. */
async function seedCalls(client: pg.PoolClient, folders: number, calls: number): Promise<void> {
  await client.query(
    `INSERT INTO model_calls (user_id, folder_id, ability, provider, model, input_tokens, cached_input_tokens, output_tokens,
       tokens_estimated, cost_micro_usd, first_token_ms, total_ms, outcome, attempts, at)
     SELECT f.user_id, f.id, pg_temp.pick(ARRAY['answering','answering','answering','activities','guides','reading','suggestions'], n, 40),
       provider, CASE provider WHEN 'openai' THEN 'gpt-large' WHEN 'anthropic' THEN 'claude-sonnet' ELSE 'gemini-flash' END,
       input, input / 3, output, pg_temp.share(n, 41) < 0.02, input * 2 + output * 8,
       CASE WHEN outcome = 'ok' THEN first_token END, first_token + output * 12, outcome, 1,
       f.created_at + (floor(pg_temp.share(n / 6, 42) ^ 1.5 * (extract(epoch FROM pg_temp.now() - f.created_at) / 86400)) * 86400
         + pg_temp.share(n, 43) * 7200) * interval '1 second' AS at
     FROM generate_series(1, $2::integer) AS n
     JOIN folders AS f ON f.id = 'seed-folder-' || (1 + floor(pg_temp.share(n / 6, 44) ^ 2 * $1)::integer)
     CROSS JOIN LATERAL (SELECT pg_temp.pick(ARRAY['openai','openai','anthropic','google'], n, 45) AS provider,
       pg_temp.pick(ARRAY['ok','ok','ok','ok','ok','ok','ok','ok','ok','ok','ok','ok','ok','ok','ok','ok','cancelled','timed-out','unreachable','unusable'], n, 46) AS outcome,
       (400 + pg_temp.share(n, 47) * 6000)::integer AS input, (50 + pg_temp.share(n, 48) * 800)::integer AS output,
       (180 * exp(pg_temp.share(n, 49) * 3))::integer AS first_token) AS call
     WHERE f.created_at < pg_temp.now() ORDER BY at`,
    [folders, calls],
  );
}
