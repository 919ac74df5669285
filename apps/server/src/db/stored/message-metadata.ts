import type { MessageMetadata } from '@weekwise/contracts/chat.ts';
import type { ActivityType } from '@weekwise/domain/activities.ts';

/**
 * Activities that an answer brought. Their ids alone are kept: what they hold, and how they went, is read when it is
 * shown.
 */
export interface StoredOffer {
  activity_type: ActivityType;
  message: string;
  week_number: number | null;
  activity_ids: string[];
}

/** What is kept with a message. */
export type StoredMetadata = Omit<MessageMetadata, 'activities'> & { activities?: StoredOffer[] };
