/** A page of the web app. */
export interface WebRoute {
  /** In the router's spelling. */
  path: string;
  /**
   * Who sees what it is for: everybody; a student who is signed in (others are led to the front page); a student by the
   * render decision, which may show another screen in its place (spec §2); an admin.
   */
  for: 'everybody' | 'signed-in' | 'gate' | 'admin';
  /** One line for whoever reads the list. */
  what: string;
}

/**
 * The pages of the web app (spec §2 and what grew beside it). The server answers these with the app and everything else
 * with 404 (and the app's own page for it); the app's router holds exactly these.
 */
export const webRoutes = [
  { path: '/', for: 'gate', what: 'Front page, first course or dashboard, as the render decision says' },
  { path: '/dashboard', for: 'gate', what: 'All courses and what is due' },
  { path: '/dashboard/new', for: 'gate', what: 'A new course' },
  { path: '/dashboard/bin', for: 'signed-in', what: 'Deleted courses, to be restored' },
  { path: '/dashboard/unlock/:folderId', for: 'gate', what: 'Opens the locked weeks of a course' },
  { path: '/syllabus/:folderId', for: 'gate', what: 'The split screen of a course' },
  { path: '/inverted', for: 'gate', what: 'The split screen mirrored, chat first' },
  { path: '/syllabus/:folderId/review', for: 'gate', what: 'What the reading of a syllabus is not sure of' },
  { path: '/syllabus/:folderId/readings', for: 'gate', what: 'Other ways to read the weeks of a syllabus' },
  { path: '/syllabus/:folderId/build', for: 'gate', what: 'Weeks that are built by hand' },
  { path: '/syllabus/:folderId/weeks/:week/guide', for: 'gate', what: 'The study guide of a week' },
  { path: '/syllabus/:folderId/assignments/:assignmentId', for: 'gate', what: 'The brief of an assignment' },
  { path: '/syllabus/:folderId/weeks/:week/socratic-dialogue', for: 'gate', what: 'A dialogue on a week' },
  { path: '/syllabus/:folderId/progress', for: 'gate', what: 'Progress in a course' },
  { path: '/syllabus/:folderId/publish', for: 'gate', what: 'Shares a course with the wiki' },
  { path: '/progress', for: 'gate', what: 'Progress in all courses' },
  { path: '/review', for: 'gate', what: 'The review queue' },
  { path: '/review/cards', for: 'gate', what: 'The cards that are due, one by one' },
  { path: '/syllabus/:folderId/cards', for: 'gate', what: 'All cards of a course' },
  { path: '/syllabus/:folderId/weeks/:week/flashcards', for: 'gate', what: 'The flashcards of a week' },
  { path: '/syllabus/:folderId/weeks/:week/true-false', for: 'gate', what: 'The true-false quiz of a week' },
  { path: '/syllabus/:folderId/weeks/:week/multiple-choice', for: 'gate', what: 'The multiple-choice quiz of a week' },
  { path: '/drives', for: 'signed-in', what: 'Drives of the student’s own' },
  { path: '/drives/:connectionId', for: 'signed-in', what: 'One such drive' },
  { path: '/account', for: 'signed-in', what: 'Account, browsers, settings' },
  { path: '/account/delete', for: 'everybody', what: 'Where the link in the mail about deletion leads' },
  { path: '/checkout/test/:sessionId', for: 'signed-in', what: 'The page of test purchases' },
  { path: '/onboarding/success', for: 'signed-in', what: 'After a purchase' },
  { path: '/subscription-success', for: 'signed-in', what: 'After a purchase' },
  { path: '/auth/callback', for: 'everybody', what: 'The return from a sign-in elsewhere' },
  { path: '/auth/verify-email-magic-link', for: 'everybody', what: 'Where the link in a mail leads' },
  { path: '/auth/verify-sms-link', for: 'everybody', what: 'Where the link in a text message leads' },
  { path: '/auth/simple-unlock', for: 'everybody', what: 'A new link for whom this browser knows' },
  { path: '/debug-landing', for: 'everybody', what: 'The front page by itself' },
  { path: '/chatpanel-debug', for: 'signed-in', what: 'Proactive events by hand' },
  { path: '/streaming-test', for: 'everybody', what: 'The raw events of an answer' },
  { path: '/assessment-demo', for: 'everybody', what: 'The kit, at the four types of activities' },
  { path: '/showcase-test', for: 'everybody', what: 'Every component in every state and theme' },
  { path: '/syllabus-v6-demo', for: 'everybody', what: 'The kit, at a course’s plan' },
  { path: '/course-info-demo', for: 'everybody', what: 'The kit, at what a syllabus says of its course' },
  { path: '/course-info-demo-animated', for: 'everybody', what: 'The kit, at the same as it comes in' },
  { path: '/geometric-patterns-demo', for: 'everybody', what: 'The kit, at folder covers' },
  { path: '/security', for: 'everybody', what: 'How data are kept safe' },
  { path: '/privacy-policy', for: 'everybody', what: 'What is kept of whom' },
  { path: '/terms-of-service', for: 'everybody', what: 'What both sides agree to' },
  { path: '/demo', for: 'everybody', what: 'The split screen of the demo course' },
  { path: '/demo/weeks/:week/guide', for: 'everybody', what: 'The study guide of a week of the demo' },
  { path: '/demo/weeks/:week/flashcards', for: 'everybody', what: 'Its flashcards, to be turned' },
  { path: '/demo/weeks/:week/true-false', for: 'everybody', what: 'Its true-false quiz' },
  { path: '/demo/weeks/:week/multiple-choice', for: 'everybody', what: 'Its multiple-choice quiz' },
  { path: '/demo/weeks/:week/socratic-dialogue', for: 'everybody', what: 'A dialogue on it' },
  { path: '/demo/assignments/:assignmentId', for: 'everybody', what: 'What an assignment of the demo asks' },
  { path: '/wiki', for: 'everybody', what: 'The wiki: search and popular pages' },
  { path: '/wiki/course/:wikiId', for: 'everybody', what: 'A published course' },
  { path: '/wiki/course/:wikiId/compare', for: 'signed-in', what: 'A published course beside one’s own' },
  { path: '/wiki/course/:wikiId/weeks/:week/:practice', for: 'everybody', what: 'Activities of a published course' },
  { path: '/admin', for: 'admin', what: 'Cost, use and health' },
  { path: '/admin/users', for: 'admin', what: 'Everybody' },
  { path: '/admin/users/:userId', for: 'admin', what: 'One user' },
  { path: '/admin/folders', for: 'admin', what: 'All folders' },
  { path: '/admin/health', for: 'admin', what: 'Jobs, storage, providers' },
  { path: '/admin/log', for: 'admin', what: 'What admins did' },
  { path: '/admin/wiki', for: 'admin', what: 'Reported wiki pages' },
] as const satisfies readonly WebRoute[];
