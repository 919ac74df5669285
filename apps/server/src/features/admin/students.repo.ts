import { ilike, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../../db/schema/auth.ts';

/** What admins tell a student by. */
export interface NamedStudent {
  id: string;
  /** null where they came with a phone number. */
  email: string | null;
  phoneNumber: string | null;
  name: string;
}

/** An address that is theirs: not the one that stands in for none. */
export const ownEmail = sql<string | null>`CASE WHEN ${users.emailVerified} THEN ${users.email} END`;

/** The address of a student, else their phone number: where there is room for one of them. */
export const contact = sql<string | null>`coalesce(${ownEmail}, ${users.phoneNumber})`;

/** These columns of `users`, for `toNamed`. */
export const namedColumns = sql`${users.id}, ${ownEmail} AS email, ${users.phoneNumber} AS "phoneNumber", ${users.name}`;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const toNamed = (row: Record<string, unknown>): NamedStudent => ({
  id: String(row.id),
  email: textOrNull(row.email),
  phoneNumber: textOrNull(row.phoneNumber),
  name: String(row.name),
});

/** Students whose name, address or phone number a pattern finds. */
export const isNamedLike = (pattern: string): SQL | undefined =>
  or(sql`${ownEmail} ILIKE ${pattern}`, ilike(users.phoneNumber, pattern), ilike(users.name, pattern));
