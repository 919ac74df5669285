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
