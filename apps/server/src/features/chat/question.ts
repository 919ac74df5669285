/** What a student asks, as it arrived. */
export interface Question {
  folderId: string;
  text: string;
  /** The client's name for it: asked again under the same name, it is stored once and answered once. */
  messageId: string | undefined;
  /** The client has stored the question itself. */
  isStored: boolean;
  /** What was said before, as the client shows it; null to take it from the thread. */
  history: Turn[] | null;
  /** The week that is open beside the chat. */
  week: { number: number | null; topic: string | null };
}

export interface Turn {
  role: 'user' | 'assistant';
  content: string;
}
