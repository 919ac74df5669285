/**
 * The pages of the web app (spec §2), in the router's spelling. The server answers these with the app and everything
 * else with 404 (and the app's own page for it); the app's router holds exactly these.
 */
export const webRoutes = [
  '/',
  '/dashboard',
  '/dashboard/new',
  '/dashboard/bin',
  '/syllabus/:folderId',
  '/syllabus/:folderId/review',
  '/syllabus/:folderId/weeks/:week/guide',
  '/syllabus/:folderId/assignments/:assignmentId',
  '/syllabus/:folderId/weeks/:week/socratic-dialogue',
  '/syllabus/:folderId/progress',
  '/progress',
  '/review',
  '/review/cards',
  '/syllabus/:folderId/cards',
  '/syllabus/:folderId/weeks/:week/flashcards',
  '/syllabus/:folderId/weeks/:week/true-false',
  '/syllabus/:folderId/weeks/:week/multiple-choice',
  '/drives',
  '/drives/:connectionId',
  '/account',
  '/account/delete',
  '/auth/callback',
  '/auth/verify-email-magic-link',
  '/auth/verify-sms-link',
  '/auth/simple-unlock',
  '/debug-landing',
  '/demo',
  '/admin',
] as const;
