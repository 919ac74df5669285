/** Where a course of the student's own is shared. */
export const publishPath = (folderId: string): string => `/syllabus/${folderId}/publish`;
