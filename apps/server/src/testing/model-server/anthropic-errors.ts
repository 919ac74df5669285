import type { Problem, ProblemKind } from './model-call.ts';
import type { WireError } from './protocol.ts';

/** https://docs.anthropic.com/en/api/errors: status, type and message. */
const errors: Record<ProblemKind, [status: number, type: string, message: string]> = {
  'bad-request': [400, 'invalid_request_error', 'The request body is not valid JSON.'],
  unauthorized: [401, 'authentication_error', 'invalid x-api-key'],
  quota: [400, 'invalid_request_error', 'Your credit balance is too low to access the Anthropic API.'],
  'unknown-model': [404, 'not_found_error', 'model: not found'],
  'too-long': [400, 'invalid_request_error', 'prompt is too long: 250000 tokens > 200000 maximum'],
  'rate-limit': [429, 'rate_limit_error', 'This request would exceed the rate limit for your organization.'],
  'server-error': [500, 'api_error', 'Internal server error'],
  unavailable: [503, 'api_error', 'Service unavailable'],
  overloaded: [529, 'overloaded_error', 'Overloaded'],
};

export function anthropicError({ kind, message }: Problem): WireError {
  const [status, type, usual] = errors[kind];
  return {
    status,
    body: { type: 'error', error: { type, message: message ?? usual }, request_id: 'req_011CSHoEeqs5C35K2UUqR7Fy' },
  };
}
