/** One turn of a conversation. */
export interface Turn {
  role: 'user' | 'assistant';
  content: string;
}
