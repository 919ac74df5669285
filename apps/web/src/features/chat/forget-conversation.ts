import type { QueryClient } from '@tanstack/react-query';
import { liveTurnsOf } from './live-turns.ts';

/** Takes a whole conversation out of this browser. */
export function forgetConversation(client: QueryClient, folderId: string): void {
  client.removeQueries({ queryKey: ['chat-messages', folderId] });
  liveTurnsOf(folderId).drop(() => true);
}
