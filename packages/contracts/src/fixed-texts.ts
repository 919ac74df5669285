/** Texts that are fixed word for word, beside those that travel with a code (`errorTable`). */
export const fixedTexts = {
  httpError: 'HTTP error! status',
  noBody: 'No response body reader available',
  streamSilent: 'Streaming timeout - no response from server',
  unknownError: 'Unknown error',
  generationLost: 'Connection error during generation',
  contractViolation: 'CONTRACT VIOLATION',
  authenticationError: 'Authentication Error',
  linkExpired: 'Your magic link has expired. Please request a new one to continue.',
  unknownTheme: 'Unknown theme',
} as const;

/** What a failed call is called in the console, by its method and path. Others go by the status alone. */
export const callFailures: Readonly<Record<string, string>> = {
  'GET /api/auth/login': 'Login initiation failed',
  'GET /api/auth/user/:userId': 'Failed to get user info',
  'GET /api/folders/:userId/folders': 'List folders failed',
  'POST /api/folders/:userId/deploy': 'Failed to deploy folder',
  'POST /api/subscription/:userId/checkout': 'Failed to create checkout session',
};

const userIdRequired = 'User ID is required';

/**
 * Calls that are not made where nobody is signed in, by their method and path, with what is said instead (spec §5). The
 * server asks the session anyway.
 */
export const userIdTexts: Readonly<Record<string, string>> = {
  'POST /api/folders/:folderId/sync': userIdRequired,
  'POST /api/folders/:folderId/advanced-sync': userIdRequired,
  'POST /api/background-tasks/folder-sync/:folderId': userIdRequired,
  'POST /api/folders/:folderId/vectorize': userIdRequired,
  'POST /api/system/background-embedding/start': userIdRequired,
  'GET /api/communication/chat-history/thread/:threadId/messages': userIdRequired,
  'POST /api/communication/chat-history/send': userIdRequired,
  'POST /api/communication/chat-history/add-message': userIdRequired,
  'DELETE /api/communication/chat-history/message/:messageId': userIdRequired,
  'POST /chat/threads': userIdRequired,
  'POST /chat/delete-thread': userIdRequired,
  'POST /chat/archive-thread': userIdRequired,
  'GET /api/simple-syllabus/:folderId': userIdRequired,
  'POST /api/power-plays/generate-week': 'User ID is required for generating learning activities',
  'GET /api/folders/:folderId/weeks/:week/generate-learning-activities-stream':
    'User ID is required for generating learning activities',
  'POST /api/interactive-activities/generate': 'User not authenticated',
};
