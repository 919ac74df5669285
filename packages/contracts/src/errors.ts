import { z } from 'zod';

/**
 * The closed list of what can go wrong, with the status it travels under and the sentence a student reads:
 * what happened, what is safe, what to do. 5xx details never leave the server.
 */
export const errorTable = {
  // Who is there
  unauthenticated: { status: 401, text: 'You are signed out. Sign in to go on.' },
  claim_mismatch: { status: 403, text: 'This request names another account than the one signed in.' },
  origin_refused: { status: 403, text: 'This request came from another site. Open Weekwise itself and try again.' },
  link_invalid: { status: 400, text: 'This sign-in link is not valid or was already used. Please request a new one.' },
  link_expired: { status: 400, text: 'Token has expired. Please request a new one.' },
  mail_not_sent: { status: 502, text: 'The sign-in mail could not be sent. Try again in a minute.' },
  // What was asked
  invalid_request: { status: 400, text: 'The request is not complete. Check the marked fields.' },
  invalid_folder_id: { status: 400, text: 'Invalid folder ID' },
  request_too_large: { status: 413, text: 'The request is larger than the server accepts.' },
  range_not_satisfiable: { status: 416, text: 'The file does not have the part that was asked for.' },
  not_found: { status: 404, text: 'This does not exist, or it is not yours.' },
  folder_not_found: { status: 404, text: 'This course does not exist, or it is not yours.' },
  file_not_found: { status: 404, text: 'This file is not in the folder any more.' },
  thread_not_found: { status: 404, text: 'This conversation does not exist, or it is not yours.' },
  message_not_found: { status: 404, text: 'This message does not exist, or it is not yours.' },
  task_not_found: { status: 404, text: 'This task is unknown or was finished long ago.' },
  syllabus_not_found: { status: 404, text: 'This course has no syllabus yet. Upload one to get its plan.' },
  review_item_not_found: { status: 404, text: 'This item is not in the syllabus any more.' },
  week_number_taken: { status: 409, text: 'The plan already has a week of this number.' },
  proposal_not_found: { status: 404, text: 'This revised syllabus was decided on already, or a newer one came.' },
  nothing_to_undo: { status: 409, text: 'There is nothing left to undo.' },
  folder_name_taken: { status: 409, text: 'You already have a course with this name. Choose another.' },
  rate_limited: { status: 429, text: 'Too many requests. Wait a moment, then try again.' },
  // What was uploaded
  file_not_ready: { status: 409, text: 'This file is still being read. Try again in a moment.' },
  file_missing: { status: 400, text: 'No file arrived. Choose a file and upload it again.' },
  file_empty: { status: 422, text: 'The file is empty. Choose another one.' },
  file_too_large: { status: 413, text: 'The file is larger than 25 MB. Upload a smaller one.' },
  file_damaged: { status: 422, text: 'The file is damaged or incomplete. Download it again, or export it anew.' },
  file_encrypted: {
    status: 422,
    text: 'The file is protected by a password. Remove the password and upload it again.',
  },
  file_type_mismatch: { status: 422, text: 'The file is not what its name says. Upload the original.' },
  file_type_unsupported: {
    status: 415,
    text: 'This kind of file cannot be read. Upload PDF, DOCX, HTML, Markdown or plain text.',
  },
  file_without_text: { status: 422, text: 'The file is a scan without text.' },
  file_expands_too_far: {
    status: 422,
    text: 'The file unpacks to more than it should. Export it anew and upload that.',
  },
  reading_timed_out: { status: 422, text: 'Reading the file took too long. Upload only the pages you need.' },
  reading_out_of_memory: { status: 422, text: 'The file is too complex to read. Upload only the pages you need.' },
  syllabus_without_schedule: { status: 422, text: 'No weeks were found in this file. Is it the syllabus?' },
  // What went wrong on our side
  internal: { status: 500, text: 'Something went wrong on our side. Nothing you saved is lost. Try again.' },
  unavailable: { status: 503, text: 'The service is busy or starting. Try again in a moment.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errorTable;
export const errorCodes = Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]];

/** Codes that any call may answer. */
export const commonErrors = [
  'invalid_request',
  'request_too_large',
  'origin_refused',
  'rate_limited',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[];
/** Codes that any call behind a session may answer. */
export const sessionErrors = ['unauthenticated', 'claim_mismatch'] as const satisfies readonly ErrorCode[];

/** The body of every answer that is not a success. `detail` carries what the code needs: field issues, a re-authorisation URL. */
export const errorBody = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  detail: z.record(z.string(), z.unknown()).optional(),
  request_id: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
