import { type SQL, sql } from 'drizzle-orm';
import type { chatMessages } from '../../db/schema/chat.ts';
import { leaseEnd } from './live/leases.repo.ts';

/** A message to be stored. Who answers a question (`answeringBy`) has the lease on it from then on. */
export type NewMessage = Omit<
  typeof chatMessages.$inferInsert,
  'position' | 'rating' | 'answeringUntil' | 'awaitedUntil'
>;

/**
 * Messages as rows to insert, in the order of the table's columns. A column is one parameter: a query with a parameter
 * for each value of a hundred messages takes a crowd's server longer to build than all that it is for.
 */
export function rowsOf(messages: readonly NewMessage[]): SQL {
  const texts = (of: (message: NewMessage) => string | null | undefined): SQL =>
    sql`${sql.param(messages.map((message) => of(message) ?? null))}::text[]`;
  return sql`SELECT nextval(pg_get_serial_sequence('chat_messages', 'position')), thread_id, message_id, type, content,
    metadata::jsonb, parent_message_id, created_at::timestamptz, NULL, edit_of, hidden_with,
    answering_by, CASE WHEN answering_by IS NOT NULL THEN ${leaseEnd()} END, NULL
    FROM unnest(
      ${texts(({ threadId }) => threadId)}, ${texts(({ messageId }) => messageId)}, ${texts(({ type }) => type)},
      ${texts(({ content }) => content)}, ${texts(({ metadata }) => JSON.stringify(metadata))},
      ${texts(({ parentMessageId }) => parentMessageId)}, ${texts(({ createdAt }) => createdAt.toISOString())},
      ${texts(({ editOf }) => editOf)}, ${texts(({ hiddenWith }) => hiddenWith)}, ${texts(({ answeringBy }) => answeringBy)}
    ) AS new(thread_id, message_id, type, content, metadata, parent_message_id, created_at, edit_of, hidden_with, answering_by)`;
}
