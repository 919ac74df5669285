/**
 * Why a file could not be read. The codes are part of the contract: the server maps them one to one to what the student
 * sees.
 */
export type DocumentErrorCode =
  | 'file_empty'
  | 'file_too_large'
  | 'file_damaged'
  | 'file_encrypted'
  | 'file_type_mismatch'
  | 'file_type_unsupported'
  | 'file_without_text'
  | 'file_expands_too_far'
  | 'reading_timed_out'
  | 'reading_out_of_memory';

export class DocumentError extends Error {
  readonly code: DocumentErrorCode;
  constructor(code: DocumentErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DocumentError';
    this.code = code;
  }
}
