import { documentFormats, embeddingStatuses, fileRoles, markStyles } from '@weekwise/domain/documents.ts';
import { z } from 'zod';
import { folderId, id, instant, isVisible, isWritable, success, userClaim } from './common.ts';
import { defineContract } from './contract.ts';
import { driveErrors, errorCodes } from './errors.ts';
import { limits } from './limits.ts';

export const embeddingStatus = z.enum(embeddingStatuses);

/** Of a folder as a whole. */
export const vectorizationStatus = z.enum(['none', 'partial', 'complete', 'processing', 'failed']);

/**
 * Any script, kept exactly as given: it is data, never a path. A name that says where a file lies (`../../etc/passwd`)
 * is refused instead of cut, as is one that nobody could tell from another by looking.
 */
export const fileName = z
  .string()
  .refine(isVisible, { error: 'The file has no name.' })
  .refine((name) => [...name].length <= 255, { error: 'The name is longer than 255 characters.' })
  .refine((name) => !/[/\\]/.test(name), { error: 'The name has a slash. Rename the file and upload it again.' })
  .refine((name) => !/^\.+$/.test(name.trim()), {
    error: 'The name is only dots. Rename the file and upload it again.',
  })
  // What is left of bytes that are no UTF-8.
  .refine((name) => !name.includes('\uFFFD'), { error: 'The name is not readable text.' })
  .refine(isWritable, { error: 'The name has control characters.' });

/**
 * A file of a folder by its id, by its path on the folder's drive, or by its exact name; of several with one
 * name the newest. It is compared, never opened: no path leads to anything but a file that the folder lists.
 */
export const filePath = z.string().min(1).max(limits.filePathLength);

export const fileFormat = z.enum(documentFormats);

export const fileRole = z.enum(fileRoles);

export const fileEntry = z.object({
  file_id: id,
  name: z.string(),
  /** What the student files it under ("Slides"); null where it stands alone. */
  group: z.string().nullable(),
  role: fileRole,
  size: z.int(),
  mime_type: z.string(),
  page_count: z.int().nullable(),
  passage_count: z.int(),
  uploaded_time: instant,
  embedding_status: embeddingStatus,
  /** Why it failed; null unless `failed`. */
  error: z.object({ code: z.enum(errorCodes), message: z.string() }).nullable(),
  /** What was left out ("Page 3 is a scan without text."). */
  warnings: z.array(z.string()),
  /** The task that reads it now; null when none does. */
  operation_id: id.nullable(),
});
export type FileEntry = z.infer<typeof fileEntry>;

const errorsOfFolder = ['invalid_folder_id', 'folder_not_found'] as const;
const errorsOfFile = [...errorsOfFolder, 'file_not_found'] as const;
/** Why a file could not be read, whichever way that is told. */
export const readingErrors = [
  'file_empty',
  'file_damaged',
  'file_encrypted',
  'file_type_mismatch',
  'file_type_unsupported',
  'file_without_text',
  'file_expands_too_far',
  'reading_timed_out',
  'reading_out_of_memory',
] as const;

export const startedReading = z.object({
  success: z.literal(true),
  status: z.literal('processing'),
  operation_id: id,
  file_id: id,
  folder_id: folderId,
  name: z.string(),
  role: fileRole,
});

/**
 * Multipart: fields `folder_id`, `role` (default material) and optionally `user_id`, `name` and `replaces` before one
 * part `file`. `name` counts before the part's own, in which browsers write a quotation mark as `%22`. `replaces`, the
 * id of a file of the folder, puts that one in the bin. A name that another file has comes back with a number, "notes
 * (2).md": two files never look the same. Answers as soon as the bytes are safe on the drive; reading goes on in a job
 * that `operation_id` names.
 */
export const uploadFile = defineContract({
  method: 'POST',
  path: '/api/upload',
  access: 'session',
  kind: 'multipart',
  response: startedReading,
  errors: [
    ...errorsOfFile,
    'file_missing',
    'storage_full',
    'too_many_waiting',
    'file_empty',
    'file_too_large',
    'file_type_unsupported',
    'file_type_mismatch',
    ...driveErrors,
  ],
});

export const getContents = defineContract({
  method: 'GET',
  path: '/api/folders/:folderId/contents',
  access: 'session',
  demo: 'read',
  kind: 'json',
  params: z.object({ folderId }),
  query: userClaim,
  response: z.object({ folder_id: folderId, files: z.array(fileEntry), total_files: z.int() }),
  errors: errorsOfFolder,
});

/** Where the files of a folder stand. */
export const folderEmbedding = z.object({
  folder_id: folderId,
  vectorization_status: vectorizationStatus,
  total_files: z.int(),
  embedded_files: z.int(),
  failed_files: z.int(),
  files: z.array(
    z.object({ file_id: id, name: z.string(), embedding_status: embeddingStatus, error: z.string().nullable() }),
  ),
});

export type FolderEmbedding = z.infer<typeof folderEmbedding>;

/** An id that cannot be one is refused with `vectorization_status: "none"` in the detail. */
export const getEmbeddingStatus = defineContract({
  method: 'GET',
  path: '/api/folders/:folderId/embedding-status',
  access: 'session',
  demo: 'read',
  kind: 'json',
  // Checked by the handler, for its answer to one that cannot be.
  params: z.object({ folderId: z.string() }),
  query: userClaim,
  response: folderEmbedding,
  errors: errorsOfFolder,
});

/** `:file` names it as downloads do, by its id, name or path. The bytes stay recoverable for 30 days. */
export const deleteFile = defineContract({
  method: 'DELETE',
  path: '/api/files/:userId/:folderId/:file',
  access: 'session',
  kind: 'json',
  params: z.object({ userId: id, folderId, file: filePath }),
  response: success,
  errors: errorsOfFile,
});

/** Reads a stored file anew: one that failed or was cancelled, or one that is to be read better. */
export const rereadFile = defineContract({
  method: 'POST',
  path: '/api/folders/:folderId/files/:fileId/read',
  access: 'session',
  kind: 'json',
  params: z.object({ folderId, fileId: id }),
  response: startedReading,
  errors: errorsOfFile,
});

/** The original bytes, with range requests, never as active content. */
export const getFileContent = defineContract({
  method: 'GET',
  path: '/api/folders/:folderId/files/:fileId/content',
  access: 'session',
  demo: 'read',
  kind: 'file',
  params: z.object({ folderId, fileId: id }),
  query: userClaim,
  errors: [...errorsOfFile, ...driveErrors],
});

const mark = z.object({
  style: z.enum(markStyles),
  start: z.int(),
  end: z.int(),
});
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** One block of the file's text as the engine read it: what the viewer draws, and what citations point into. */
export const documentBlock = z.object({
  index: z.int(),
  kind: z.enum(['heading', 'paragraph', 'list-item', 'table-row']),
  text: z.string(),
  marks: z.array(mark),
  page: z.int().nullable(),
  /** Heading level 1–6, else null. */
  level: z.int().nullable(),
  /** Depth of a list item, else null. */
  depth: z.int().nullable(),
  marker: z.string().nullable(),
  /** Table number, for rows. */
  table: z.int().nullable(),
  header: z.boolean(),
  cells: z.array(
    z.object({ column: z.int(), column_span: z.int(), continued: z.boolean(), text: z.string(), start: z.int() }),
  ),
  /** Printed lines in PDF points from the page's top left. */
  lines: z.array(z.object({ start: z.int(), page: z.int(), box })),
});
export type DocumentBlock = z.infer<typeof documentBlock>;

export const getFileDocument = defineContract({
  method: 'GET',
  path: '/api/folders/:folderId/files/:fileId/document',
  access: 'session',
  demo: 'read',
  kind: 'json',
  params: z.object({ folderId, fileId: id }),
  response: z.object({
    file_id: id,
    name: z.string(),
    format: fileFormat,
    page_count: z.int().nullable(),
    /** What print calls its pages, in order, where that is not their number. */
    page_labels: z.array(z.string()).optional(),
    warnings: z.array(z.string()).default([]),
    blocks: z.array(documentBlock),
  }),
  errors: [...errorsOfFile, 'file_not_ready', ...readingErrors],
});
