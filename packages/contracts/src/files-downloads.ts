import { z } from 'zod';
import { filePage, folderId, id } from './common.ts';
import { defineContract } from './contract.ts';
import { driveErrors } from './errors.ts';
import { fileFormat, filePath, readingErrors } from './files.ts';

const errorsOfFile = ['invalid_folder_id', 'folder_not_found', 'file_not_found'] as const;

const ofFile = z.object({ user_id: id.optional(), folder_id: folderId, file_path: filePath });

/** The original bytes under the name that its student gave it, with range requests, never as active content. */
export const downloadFile = defineContract({
  method: 'POST',
  path: '/api/folders/download-file',
  access: 'session',
  kind: 'file',
  body: ofFile,
  errors: [...errorsOfFile, 'range_not_satisfiable', ...driveErrors],
});

/** The same: every folder has a drive, its student's own or the disk of this server, and all bytes come from there. */
export const downloadDriveFile = defineContract({
  method: 'POST',
  path: '/api/folders/download-drive-file',
  access: 'session',
  kind: 'file',
  body: ofFile,
  errors: [...errorsOfFile, 'range_not_satisfiable', ...driveErrors],
});

/** What was read of a file, page by page. A file without pages is one page of number null; a scan is an empty one. */
export const extractPdfContent = defineContract({
  method: 'POST',
  path: '/api/folders/documents/extract-pdf-content',
  access: 'session',
  kind: 'json',
  body: ofFile,
  response: z.object({
    file_id: id,
    name: z.string(),
    format: fileFormat,
    page_count: z.int().nullable(),
    pages: z.array(filePage.extend({ text: z.string() })),
    /** What was left out ("Page 3 is a scan without text."). */
    warnings: z.array(z.string()),
  }),
  errors: [...errorsOfFile, 'file_not_ready', ...readingErrors],
});
