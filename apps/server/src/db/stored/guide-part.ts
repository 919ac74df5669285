import type { CitedSentence } from '@weekwise/engine/guides/summary.ts';

/** One part of a study guide as it is stored. */
export interface GuidePart {
  /** Name of a concept, a term, a question, a reading's title; null for a statement of the overview. */
  title: string | null;
  /** What is said of it, each sentence with its place; the student's own words have none. */
  says: { text: string; citation: CitedSentence['citation'] | null }[];
  /** Of a reading: its file, null where the folder has none, and how long it takes. */
  reading: { fileId: string | null; minutes: number | null } | null;
}
