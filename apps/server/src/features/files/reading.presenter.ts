import type { AcceptedUpload } from './upload.service.ts';

/** A file that is being read now, as it travels. */
export const toReading = (accepted: AcceptedUpload) => ({
  success: true as const,
  status: 'processing' as const,
  operation_id: accepted.taskId,
  file_id: accepted.fileId,
  folder_id: accepted.folderId,
  name: accepted.name,
  role: accepted.role,
});
