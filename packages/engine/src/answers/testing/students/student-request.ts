/** A request as a student types it, with what a good answer holds and does not hold. */
export interface StudentRequest {
  /** The last message is judged; those before it are the conversation. */
  ask: string | readonly string[];
  must: readonly RegExp[];
  not?: readonly RegExp[];
}
