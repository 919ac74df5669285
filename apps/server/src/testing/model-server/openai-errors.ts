import type { Problem, ProblemKind } from './model-call.ts';
import type { WireError } from './protocol.ts';

/** https://platform.openai.com/docs/guides/error-codes: status, type, code and message. */
const errors: Record<ProblemKind, [status: number, type: string, code: string | null, message: string]> = {
  'bad-request': [400, 'invalid_request_error', null, 'We could not parse the JSON body of your request.'],
  unauthorized: [401, 'invalid_request_error', 'invalid_api_key', 'Incorrect API key provided.'],
  quota: [429, 'insufficient_quota', 'insufficient_quota', 'You exceeded your current quota, please check your plan.'],
  'unknown-model': [
    404,
    'invalid_request_error',
    'model_not_found',
    'The model does not exist or you do not have access to it.',
  ],
  'too-long': [
    400,
    'invalid_request_error',
    'context_length_exceeded',
    "This model's maximum context length is 128000 tokens.",
  ],
  'rate-limit': [429, 'requests', 'rate_limit_exceeded', 'Rate limit reached for requests.'],
  'server-error': [500, 'server_error', null, 'The server had an error while processing your request.'],
  unavailable: [503, 'server_error', null, 'The engine is currently overloaded, please try again later.'],
  overloaded: [503, 'server_error', 'slow_down', 'The engine is currently overloaded, please try again later.'],
};

export function openaiError({ kind, message }: Problem): WireError {
  const [status, type, code, usual] = errors[kind];
  return { status, body: { error: { message: message ?? usual, type, param: null, code } } };
}
