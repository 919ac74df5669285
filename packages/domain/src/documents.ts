export const documentFormats = ['pdf', 'docx', 'html', 'markdown', 'text', 'latex', 'pptx', 'odt'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** Typography that carries meaning in a syllabus: italics name works, a struck-out line no longer holds. */
export const markStyles = ['bold', 'italic', 'underline', 'strike', 'code', 'link'] as const;
export type MarkStyle = (typeof markStyles)[number];

export const fileRoles = ['syllabus', 'material'] as const;
export type FileRole = (typeof fileRoles)[number];

/** Whether a file can be searched. */
export const embeddingStatuses = ['embedded', 'not_embedded', 'failed'] as const;
export type EmbeddingStatus = (typeof embeddingStatuses)[number];

/** What lowers a passage's rank: running headers, reference lists, exercise keys, near-duplicates. */
export const passageRoles = ['body', 'reference-list', 'exercise', 'duplicate', 'boilerplate'] as const;
export type PassageRole = (typeof passageRoles)[number];

/** Which threshold a passage that was left out fell below; `quality` where it fell below both. */
export const skipReasons = ['quality', 'semantic_density'] as const;
export type SkipReason = (typeof skipReasons)[number];
