import type { ChatMessage } from '@weekwise/contracts/chat.ts';
import type { Executor } from '../../db/client.ts';
import type { MessageRow } from './chat.repo.ts';
import { toOffers } from './offered-activities.ts';
import { versionsOf } from './versions.service.ts';

/** Messages of one thread as they travel, with the activities that they brought as those are now. */
export async function toMessages(
  db: Executor,
  of: { userId: string; folderId: string },
  rows: readonly MessageRow[],
): Promise<ChatMessage[]> {
  const offered = await toOffers(
    db,
    of,
    rows.flatMap(({ metadata }) => metadata.activities ?? []),
  );
  const versions = await versionsOf(db, rows);
  return rows.map((row) => {
    const { activities, ...metadata } = row.metadata;
    return {
      message_id: row.messageId,
      thread_id: row.threadId,
      message_type: row.type,
      content: row.content,
      metadata: activities ? { ...metadata, activities: offered.splice(0, activities.length) } : metadata,
      parent_message_id: row.parentMessageId,
      created_at: row.createdAt.toISOString(),
      rating: row.rating,
      versions: versions.get(row.messageId) ?? [],
    };
  });
}
