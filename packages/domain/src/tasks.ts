/** Kinds of background tasks that have a row of their own. */
export const storedTaskKinds = [
  'read-file',
  'vectorize-folder',
  'sync-folder',
  'generate-week',
  'search-sources',
  'download-sources',
] as const;

export const taskStatuses = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const;

/** Real steps, in the order they happen. */
export const taskSteps = [
  'received',
  'comparing',
  'reading',
  'understanding',
  'indexing',
  'gathering',
  'making',
  'searching',
  'fetching',
  'done',
] as const;
