import { z } from 'zod';

/**
 * The closed list of what can go wrong, with the status it travels under and the sentence a student reads:
 * what happened, what is safe, what to do. `{name}` stands for that field of the detail. 5xx details never leave the
 * server.
 */
export const errorTable = {
  // Who is there
  unauthenticated: { status: 401, text: 'You are signed out. Sign in to go on.' },
  claim_mismatch: { status: 403, text: 'This request names another account than the one signed in.' },
  not_admin: { status: 403, text: 'This is for admins, and you are signed in as somebody else.' },
  demo_read_only: { status: 403, text: 'This is the demo. Sign in to change things.' },
  demo_ended: { status: 401, text: 'The demo has ended after a day. Open it again.' },
  demo_not_ready: { status: 409, text: 'The demo course is still being read. It is there in a moment.' },
  origin_refused: { status: 403, text: 'This request came from another site. Open Weekwise itself and try again.' },
  link_invalid: { status: 400, text: 'This sign-in link is not valid or was already used. Please request a new one.' },
  link_expired: { status: 400, text: 'Token has expired. Please request a new one.' },
  links_limited: {
    status: 429,
    text: 'Several links were sent just now. The newest one still works: look for it first, or wait a few minutes.',
  },
  signed_in_as_other: { status: 409, text: 'You are signed in as {signed_in_as}. This link is for {link_for}.' },
  sign_in_not_offered: {
    status: 404,
    text: 'This way to sign in is not set up here. Use a sign-in link by e-mail.',
  },
  sign_in_refused: {
    status: 400,
    text: 'The sign-in could not be checked, or was not started in this browser. Start it again.',
  },
  sign_in_cancelled: { status: 400, text: 'The sign-in was cancelled. Nothing has changed.' },
  email_not_verified: {
    status: 403,
    text: 'That account has no verified e-mail address. Verify it there, or use a sign-in link by e-mail.',
  },
  provider_unreachable: {
    status: 502,
    text: 'The other site does not answer as it should. Try again in a minute, or use a sign-in link by e-mail.',
  },
  sms_not_sent: {
    status: 502,
    text: 'The text message could not be sent. Check the number, then try again in a minute.',
  },
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
  session_not_found: { status: 404, text: 'This browser is signed out already.' },
  task_not_found: { status: 404, text: 'This task is unknown or was finished long ago.' },
  syllabus_not_found: { status: 404, text: 'This course has no syllabus yet. Upload one to get its plan.' },
  week_not_found: { status: 404, text: 'The plan of this course has no such week.' },
  review_item_not_found: { status: 404, text: 'This item is not in the syllabus any more.' },
  track_not_found: { status: 404, text: 'The syllabus names no such section.' },
  structure_not_found: { status: 404, text: 'The syllabus can’t be read this way any more. Look at the others.' },
  activity_not_found: { status: 404, text: 'This activity is not in the course any more.' },
  assignment_not_found: { status: 404, text: 'This assignment is not in the plan any more, or it is not yours.' },
  brief_not_found: { status: 404, text: 'There is no brief of this assignment yet. Make it first.' },
  step_not_found: { status: 404, text: 'This step is not in the brief any more.' },
  brief_full: { status: 409, text: 'This brief has as many steps as it can hold. Take one out first.' },
  week_enhancement_removed: {
    status: 410,
    text: 'Weeks are not enhanced any more. Make a brief of the assignment instead.',
  },
  passage_not_found: { status: 404, text: 'These words are not in the files of this course. Select them in a file.' },
  activity_not_makeable: {
    status: 422,
    text: 'Your files say too little on this to make such an activity. Choose a longer passage, or another kind.',
  },
  dialogue_not_found: { status: 404, text: 'This week has no dialogue yet. Make its activities first.' },
  guide_not_found: { status: 404, text: 'There is no study guide of this week yet. Make it first.' },
  guide_part_not_found: { status: 404, text: 'This part is not in the study guide any more.' },
  guide_full: { status: 409, text: 'This study guide is full. Take something out first.' },
  wiki_not_found: { status: 404, text: 'Wiki page {id} not found' },
  wiki_hidden: {
    status: 403,
    text: 'An admin has hidden this page. Your own pages say why; it cannot be published anew until it is restored.',
  },
  reading_not_found: { status: 404, text: 'This reading is not in the plan any more.' },
  result_not_found: { status: 404, text: 'This result is not there any more. Search again.' },
  tie_not_found: { status: 404, text: 'This is not tied to the reading any more.' },
  ties_full: { status: 409, text: 'This reading has as many sources as it can hold. Take one out first.' },
  link_unusable: { status: 422, text: 'This is no address, DOI or ISBN. Paste the whole of it.' },
  search_failed: { status: 500, text: 'The search broke off. What was found before is still there. Try again.' },
  search_cancelled: { status: 409, text: 'The search was cancelled. What was found before is still there.' },
  week_number_taken: { status: 409, text: 'The plan already has a week of this number.' },
  proposal_not_found: { status: 404, text: 'This revised syllabus was decided on already, or a newer one came.' },
  nothing_to_undo: { status: 409, text: 'There is nothing left to undo.' },
  plan_not_found: { status: 404, text: 'This plan is not offered any more. Choose another.' },
  plan_required: { status: 402, text: 'This week is not part of the trial. Unlock the course to open it.' },
  billing_off: { status: 404, text: 'Nothing is sold here: every course is open.' },
  promotion_unknown: { status: 400, text: 'There is no such promotion code. Check its spelling.' },
  promotion_ended: { status: 400, text: 'This promotion code has expired.' },
  promotion_used_up: { status: 400, text: 'This promotion code was already used as often as it can be.' },
  promotion_other_plan: { status: 400, text: 'This promotion code is for another plan.' },
  order_not_found: { status: 404, text: 'This purchase does not exist, or it is not yours.' },
  payment_pending: {
    status: 402,
    text: 'The payment is not confirmed yet. Nothing is lost: wait a moment, then try again.',
  },
  payment_withdrawn: { status: 409, text: 'This purchase was refunded, so it makes no course.' },
  refund_not_possible: { status: 409, text: 'This purchase can’t be refunded here.' },
  refund_too_late: {
    status: 409,
    text: 'The time to ask for a refund is over.',
  },
  refund_weeks_used: {
    status: 409,
    text: 'You’ve worked in too many weeks of this course for a refund.',
  },
  payment_unavailable: {
    status: 502,
    text: 'The payment service does not answer. Nothing was charged. Try again in a minute.',
  },
  webhook_refused: { status: 400, text: 'This message is not signed as it should be.' },
  no_course_left: { status: 409, text: 'You’ve used all the courses you paid for. Start a trial or buy another.' },
  free_test_used: {
    status: 409,
    text: 'You’ve used your free course. Start a trial (week 1 is free) or unlock the course.',
  },
  folder_name_taken: { status: 409, text: 'You already have a course with this name. Choose another.' },
  rate_limited: { status: 429, text: 'Too many requests. Wait a moment, then try again.' },
  // Drives of students
  connection_not_found: { status: 404, text: 'This drive is not connected, or it is not yours.' },
  drive_not_offered: { status: 404, text: 'This server does not offer drives of this kind.' },
  drive_not_found: { status: 422, text: 'No drive answers at this address. Check the address, then try again.' },
  drive_password_refused: {
    status: 422,
    text: 'The drive does not take this user name and password. Check both, or make an app password there.',
  },
  drive_address_refused: { status: 422, text: 'This server does not call addresses in private networks.' },
  too_many_drives: { status: 409, text: 'You have as many drives as can be connected. Disconnect one first.' },
  drive_reauth_required: {
    status: 403,
    text: 'Authentication Required. Your drive asks you to sign in again. What was read is still here.',
  },
  drive_scope_missing: {
    status: 403,
    text: 'Authentication Error. Your drive does not let Weekwise do this. Sign in to it again and allow it.',
  },
  drive_consent_refused: {
    status: 400,
    text: 'The connection could not be checked, or was not started in this browser. Start it again.',
  },
  drive_consent_cancelled: { status: 400, text: 'The drive was not connected. Nothing has changed.' },
  drive_other_account: {
    status: 409,
    text: 'That is another account than the one your courses are in. Sign in to Google with that one.',
  },
  drive_locked: { status: 409, text: 'Another program has this file open on your drive. Close it, then try again.' },
  drive_full: { status: 507, text: 'The drive is full. Nothing was stored. Make room there, then try again.' },
  drive_unavailable: {
    status: 503,
    text: 'The drive does not answer. Nothing you saved is lost. Try again in a minute.',
  },
  // What was uploaded
  file_not_ready: { status: 409, text: 'This file is still being read. Try again in a moment.' },
  file_missing: { status: 400, text: 'No file arrived. Choose a file and upload it again.' },
  file_empty: { status: 422, text: 'The file is empty. Choose another one.' },
  file_too_large: { status: 413, text: 'The file is larger than 25 MB. Upload a smaller one.' },
  storage_full: {
    status: 409,
    text: 'Your files take the {room} that you have here. Delete some; what is in the bin counts until it is erased after 30 days.',
  },
  too_many_waiting: {
    status: 409,
    text: 'So many of your files wait to be read that no more are taken. Upload the others when some are done.',
  },
  file_damaged: { status: 422, text: 'The file is damaged or incomplete. Download it again, or export it anew.' },
  file_encrypted: {
    status: 422,
    text: 'The file is protected by a password. Remove the password and upload it again.',
  },
  file_type_mismatch: { status: 422, text: 'The file is not what its name says. Upload the original.' },
  file_type_unsupported: {
    status: 415,
    text: 'This kind of file cannot be read. Upload PDF, Word, PowerPoint, OpenDocument, HTML, Markdown, LaTeX or plain text.',
  },
  file_without_text: { status: 422, text: 'The file is a scan without text.' },
  file_name_unusable: { status: 422, text: 'The name of this file cannot be used here. Rename it on the drive.' },
  file_unreadable: {
    status: 422,
    text: 'Almost nothing in the file reads as text. Export it anew, or upload another version.',
  },
  file_below_thresholds: {
    status: 422,
    text: 'No passage of the file meets the thresholds of this sync. Lower them and sync again.',
  },
  file_expands_too_far: {
    status: 422,
    text: 'The file unpacks to more than it should. Export it anew and upload that.',
  },
  reading_timed_out: { status: 422, text: 'Reading the file took too long. Upload only the pages you need.' },
  reading_out_of_memory: { status: 422, text: 'The file is too complex to read. Upload only the pages you need.' },
  // What was to be fetched from the web
  source_address_invalid: { status: 422, text: 'This is no address of the web. It begins with https:// or http://.' },
  source_address_refused: {
    status: 422,
    text: 'This address is not on the open internet, and this server calls no others.',
  },
  source_rules_refuse: {
    status: 422,
    text: 'The site lets no programs fetch this. Open it yourself, and upload your copy.',
  },
  source_copies_refused: {
    status: 422,
    text: 'The site asks that programs keep no copies of this. Open it yourself, and upload your copy.',
  },
  source_gone: { status: 422, text: 'There is nothing at this address any more. Try another link of the result.' },
  source_paywalled: {
    status: 422,
    text: 'The site does not give this freely: it asks to sign in or to pay, or keeps programs out. Open it there, and upload your copy.',
  },
  source_landing_page: {
    status: 422,
    text: 'This address leads to a page about the text, not to the text itself. Open it, and upload your copy.',
  },
  source_busy: { status: 422, text: 'The site has too much to do just now. Try again in a few minutes.' },
  source_unreachable: { status: 422, text: 'The site does not answer as it should. Try again later.' },
  source_timed_out: {
    status: 422,
    text: 'The site took too long to send this. Open it yourself, and upload your copy.',
  },
  source_too_large: { status: 422, text: 'This is larger than 25 MB. Upload the part of it that you need.' },
  source_redirects: {
    status: 422,
    text: 'The site leads from one address to the next without an end. Open it yourself, and upload your copy.',
  },
  syllabus_without_schedule: { status: 422, text: 'No weeks were found in this file. Is it the syllabus?' },
  answer_stopped: { status: 409, text: 'This answer was stopped. Ask again to have it whole.' },
  // What the tutor asks to do
  action_not_found: { status: 404, text: 'There is nothing to confirm here. Ask again.' },
  action_decided: { status: 409, text: 'You have decided this already.' },
  action_expired: { status: 410, text: 'This was asked over an hour ago. Ask again.' },
  // Suggestions
  dismissal_not_found: { status: 404, text: 'This was brought back already.' },
  // What is made of a week
  generation_failed: {
    status: 500,
    text: 'The activities of this week could not be made. What it had before is still there. Try again.',
  },
  generation_timed_out: {
    status: 504,
    text: 'Generation timeout. The activities are still being made: open the week again in a moment.',
  },
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
export const sessionErrors = [
  'unauthenticated',
  'claim_mismatch',
  'demo_ended',
  'demo_read_only',
] as const satisfies readonly ErrorCode[];
/** Codes that any call for admins may answer. */
export const adminErrors = [...sessionErrors, 'not_admin'] as const satisfies readonly ErrorCode[];

/** Codes that any call may answer for which the drive of a folder is asked. */
export const driveErrors = [
  'drive_reauth_required',
  'drive_scope_missing',
  'drive_locked',
  'drive_full',
  'drive_unavailable',
  'drive_address_refused',
] as const satisfies readonly ErrorCode[];

/**
 * The body of every answer that is not a success. `detail` carries what the code needs: field issues, a
 * re-authorisation URL.
 */
export const errorBody = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  detail: z.record(z.string(), z.unknown()).optional(),
  request_id: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
