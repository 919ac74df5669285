import type { Contract, ResponseOf } from '@weekwise/contracts/contract.ts';
import { ContractViolation } from './errors.ts';
import { takePrefetched } from './prefetched.ts';
import { buildRequest, type CallInput, connectionError, nameOf, parseAnswer, parseJson, refusal } from './request.ts';
import { forgetPendingRequests, shareRequest } from './shared-requests.ts';

/**
 * Makes one JSON call and returns its validated answer.
 * Throws `ApiError` for a refusal or a lost connection and `ContractViolation` when the answer is not what the contract
 * says.
 */
export async function call<C extends Contract & { kind: 'json' }>(
  contract: C,
  input: CallInput<C>,
): Promise<ResponseOf<C>> {
  const { url, headers, body } = buildRequest(contract, input);
  const ask = (signal: AbortSignal | undefined) =>
    fetchText(url, { method: contract.method, headers, body, signal, credentials: 'same-origin' });
  const { response, text } = await (contract.method === 'GET'
    ? shareRequest(JSON.stringify([url, headers]), ask, input.signal)
    : ask(input.signal).finally(forgetPendingRequests));
  if (!response.ok) throw refusal(contract, response.status, text);
  const json = parseJson(text);
  if (json === undefined) throw new ContractViolation(nameOf(contract), 'the answer is not JSON');
  return parseAnswer(contract, json) as ResponseOf<C>;
}

async function fetchText(url: string, init: RequestInit): Promise<{ response: Response; text: string }> {
  try {
    const asked = init.method === 'GET' ? takePrefetched(url, init.headers) : undefined;
    const response = (asked && (await asked)) ?? (await fetch(url, init));
    return { response, text: await response.text() };
  } catch (cause) {
    throw connectionError(cause);
  }
}

/** The address of a call that the browser makes itself: `<a href>`, `<img>` and pdf.js. */
export function urlOf<C extends Contract & { kind: 'file' | 'redirect' }>(contract: C, input: CallInput<C>): string {
  return buildRequest(contract, input).url;
}
