/** A wish to have graded work written or done, or for an outline to write it by. */
export interface OwnWorkRequest {
  kind: 'write' | 'outline';
  /** "Field report", "essay": as the student calls the work. */
  work: string;
  /** What it is to be on; null where it is not said. The length that it is to have is no part of the topic. */
  topic: string | null;
  /** The work that it is a part of: "project". */
  whole?: string | undefined;
  /** What to claim is asked for. */
  isThesis?: boolean;
  /** What of the readings to rest it on is asked for. */
  isOnEvidence?: boolean;
}
