import type { Usage } from '@weekwise/contracts/admin.ts';

/** What calls of models used. */
export interface Used {
  calls: number;
  failedCalls: number;
  inputTokens: number;
  outputTokens: number;
  /** Both. */
  tokens: number;
  usd: number;
  /** Their cost is unknown. */
  unpricedCalls: number;
}

export const usedOf = (usage: Usage): Used => ({
  calls: usage.calls,
  failedCalls: usage.failed_calls,
  inputTokens: usage.input_tokens,
  outputTokens: usage.output_tokens,
  tokens: usage.input_tokens + usage.output_tokens,
  usd: usage.cost_usd,
  unpricedCalls: usage.unpriced_calls,
});
