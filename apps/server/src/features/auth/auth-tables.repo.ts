import type { BetterAuthOptions, DBAdapter, Where } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { eq } from 'drizzle-orm';
import { batched, isOneOf } from '../../db/batched.ts';
import type { Database } from '../../db/client.ts';
import { accounts, sessions, users, verifications } from '../../db/schema/auth.ts';
import { tokenHash } from './token-hash.ts';

type Adapter = DBAdapter<BetterAuthOptions>;

/** better-auth's way to our tables, which hold a session's token as its hash only. */
export function authTables(db: Database): (options: BetterAuthOptions) => Adapter {
  const connect = drizzleAdapter(db, {
    provider: 'pg',
    schema: { user: users, session: sessions, account: accounts, verification: verifications },
  });
  return (options) => {
    const adapter = connect(options);
    return {
      ...adapter,
      create: async <T extends Record<string, unknown>, R = T>(query: Parameters<typeof adapter.create<T, R>>[0]) => {
        const { token } = query.data;
        if (query.model !== 'session' || typeof token !== 'string') return adapter.create<T, R>(query);
        const made = await adapter.create<T, R>({ ...query, data: { ...query.data, token: tokenHash(token) } });
        return { ...made, token };
      },
      // Every call of everybody asks this, and better-auth would ask twice: for the session, then for its user.
      findOne: async <Found>(query: Parameters<typeof adapter.findOne>[0]) => {
        const token = query.model === 'session' && query.join?.user ? tokenIn(query.where) : null;
        if (token !== null) return (await findSession(db, token)) as Found | null;
        return adapter.findOne<Found>(byHash(query));
      },
      findMany: (query) => adapter.findMany(byHash(query)),
      update: (query) => adapter.update(byHash(query)),
      delete: (query) => adapter.delete(byHash(query)),
      deleteMany: (query) => adapter.deleteMany(byHash(query)),
    };
  };
}

function tokenIn([only, ...others]: readonly Where[]): string | null {
  const { field, value, operator = 'eq' } = only ?? {};
  return others.length === 0 && field === 'token' && operator === 'eq' && typeof value === 'string' ? value : null;
}

/** The same query, with the hash of each token that it asks for. */
function byHash<Query extends { model: string; where?: Where[] | undefined }>(query: Query): Query {
  if (query.model !== 'session' || !query.where) return query;
  const hashed = (value: Where['value']) => (typeof value === 'string' ? tokenHash(value) : value);
  return {
    ...query,
    where: query.where.map((one) => {
      if (one.field !== 'token') return one;
      const { value } = one;
      return { ...one, value: Array.isArray(value) ? value.map((token) => tokenHash(String(token))) : hashed(value) };
    }),
  };
}

const findSession = batched(async (db, tokens: readonly string[]) => {
  const rows = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isOneOf(sessions.token, tokens.map(tokenHash)));
  const found = new Map(rows.map(({ session, user }) => [session.token, { ...session, user }]));
  return tokens.map((token) => {
    const session = found.get(tokenHash(token));
    return session ? { ...session, token } : null;
  });
});
