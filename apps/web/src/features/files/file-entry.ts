import type { FileEntry as FileOnWire } from '@weekwise/contracts/files.ts';
import type { EmbeddingStatus, FileRole } from '@weekwise/domain/documents.ts';

/** One file of a course. */
export interface FileEntry {
  fileId: string;
  name: string;
  /** What the student files it under; null where it stands alone. */
  group: string | null;
  role: FileRole;
  /** Bytes. */
  size: number;
  mimeType: string;
  pageCount: number | null;
  passageCount: number;
  uploadedAt: string;
  /** Whether its passages can be searched. */
  status: EmbeddingStatus;
  /** Why it failed. */
  failure: string | null;
  warnings: string[];
  /** The task that reads it now. */
  taskId: string | null;
}

export function fileFromWire(wire: FileOnWire): FileEntry {
  return {
    fileId: wire.file_id,
    name: wire.name,
    group: wire.group,
    role: wire.role,
    size: wire.size,
    mimeType: wire.mime_type,
    pageCount: wire.page_count,
    passageCount: wire.passage_count,
    uploadedAt: wire.uploaded_time,
    status: wire.embedding_status,
    failure: wire.error?.message ?? null,
    warnings: wire.warnings,
    taskId: wire.operation_id,
  };
}
