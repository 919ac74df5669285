import type { MessageType } from '@weekwise/domain/chat.ts';

/** One turn of a conversation. */
export interface Turn {
  role: MessageType;
  content: string;
}
