import type { Problem, ProblemKind } from './model-call.ts';
import type { WireError } from './protocol.ts';

/**
 * https://ai.google.dev/gemini-api/docs/troubleshooting: HTTP code, status and message. A wrong key is a 400, not a
 * 401:
 * https://cloud.google.com/apis/design/errors with `API_KEY_INVALID` in the details.
 */
const errors: Record<ProblemKind, [code: number, status: string, message: string]> = {
  'bad-request': [400, 'INVALID_ARGUMENT', 'Invalid JSON payload received.'],
  unauthorized: [400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.'],
  quota: [429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota, please check your plan and billing details.'],
  'unknown-model': [404, 'NOT_FOUND', 'The model is not found for API version v1beta.'],
  'too-long': [400, 'INVALID_ARGUMENT', 'The input token count exceeds the maximum number of tokens allowed.'],
  'rate-limit': [429, 'RESOURCE_EXHAUSTED', 'Resource has been exhausted (e.g. check quota).'],
  'server-error': [500, 'INTERNAL', 'An internal error has occurred. Please retry.'],
  unavailable: [503, 'UNAVAILABLE', 'The service is currently unavailable.'],
  overloaded: [503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'],
};

const wrongKey = {
  '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
  reason: 'API_KEY_INVALID',
  domain: 'googleapis.com',
  metadata: { service: 'generativelanguage.googleapis.com' },
};

export function googleError({ kind, message }: Problem): WireError {
  const [code, status, usual] = errors[kind];
  const details = kind === 'unauthorized' ? { details: [wrongKey] } : {};
  return { status: code, body: { error: { code, message: message ?? usual, status, ...details } } };
}
