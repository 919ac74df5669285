/** Of the query of what waits for the student's eye: for those that only say that it has changed. */
export const reviewKey = (folderId: string) => ['review', folderId] as const;
