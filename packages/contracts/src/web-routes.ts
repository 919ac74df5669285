/**
 * The pages of the web app (spec §2), in the router's spelling. The server answers these with the app and everything
 * else with 404 (and the app's own page for it); the app's router holds exactly these.
 */
export const webRoutes = [
  '/',
  '/dashboard',
  '/dashboard/new',
  '/syllabus/:folderId',
  '/syllabus/:folderId/review',
  '/auth/callback',
  '/auth/verify-email-magic-link',
] as const;
