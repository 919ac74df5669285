/** Numbers both ends keep to (spec §9). Times in milliseconds, sizes in bytes. */
export const limits = {
  sessionLifetime: 30 * 24 * 3600_000,
  magicLinkLifetime: 15 * 60_000,
  processingStateExpiry: 60 * 60_000,
  uploadBytes: 25 * 1024 * 1024,
  folderNameLength: 120,
  questionLength: 4_000,
  messageLength: 20_000,
  streamInactivity: 30_000,
  streamHeartbeat: 10_000,
  healthCheck: 3_000,
  threadMessagesFetched: 100,
  threadMessagesPage: 10,
  chatPassages: 5,
  /** Share of certainty from which an item of a syllabus is taken as it stands. */
  confidenceThreshold: 0.8,
  /** Characters of a syllabus pasted as text. */
  rawSyllabusLength: 500_000,
} as const;
