import { folderFields, folderId } from '@weekwise/contracts/common.ts';
import { type CallOf, type Contract, isContract } from '@weekwise/contracts/contract.ts';
import { errorBody } from '@weekwise/contracts/errors.ts';
import { callFailures, fixedTexts, userIdTexts } from '@weekwise/contracts/fixed-texts.ts';
import { demoFolder, demoUser } from '@weekwise/domain/demo.ts';
import type { z } from 'zod';
import { currentUserId } from '../session/session-store.ts';
import { ApiError, type ClientErrorCode, ContractViolation } from './errors.ts';

export type CallInput<C extends Contract> = CallOf<C> & { signal?: AbortSignal };

/** The parts of an HTTP request that follow from a contract and its input. */
export interface BuiltRequest {
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** "GET /api/…": how a call is named in messages. */
export function nameOf(contract: Contract): string {
  return `${contract.method} ${contract.path}`;
}

/**
 * Checks the input against the contract and spells it as a request. Throws `ApiError('invalid_folder_id')` for a blank
 * folder id and `unauthenticated` where a user id is needed, so that no request is made (spec §5), and
 * `ContractViolation` for anything else the contract does not allow.
 */
export function buildRequest<C extends Contract>(contract: C, input: CallInput<C>): BuiltRequest {
  if (!isContract(contract)) throw new ContractViolation(String(contract), 'unknown contract');
  assertFolderIds(input.params, input.query, input.body);
  const claim = identity([input.params, input.query, input.body] as (Record<string, unknown> | undefined)[]);
  assertUserId(contract, claim);
  const params = parse(contract, contract.params, input.params ?? {});
  const query = parse(contract, contract.query, input.query ?? {});
  const body = contract.body ? parse(contract, contract.body, input.body ?? {}) : undefined;

  const path = contract.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return {
    url: search ? `${path}?${search}` : path,
    headers: { ...claim, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : undefined,
  };
}

/**
 * Throws `ApiError('invalid_folder_id')` where an input carries a folder id that cannot be one: no call leaves the web
 * app with it (spec §5). Where an id may be left out, it is.
 */
export function assertFolderIds(...inputs: (object | undefined)[]): void {
  for (const [name, value] of inputs.flatMap((input) => Object.entries(input ?? {}))) {
    if (!folderFields.includes(name) || value === undefined) continue;
    if (!folderId.safeParse(value).success) throw new ApiError('invalid_folder_id');
  }
}

/** No call that needs a user id leaves the web app without one (spec §5). */
function assertUserId(contract: Contract, claim: Record<string, string>): void {
  const message = userIdTexts[nameOf(contract)];
  if (message !== undefined && !('x-user-id' in claim)) throw new ApiError('unauthenticated', { message });
}

/** The claim most calls carry; the cookies decide. What is asked about the demo folder is asked as the demo user. */
export function identity(inputs: (Record<string, unknown> | undefined)[] = []): Record<string, string> {
  const folderIds = inputs.flatMap((input) => folderFields.map((field) => input?.[field]));
  const userId = folderIds.includes(demoFolder.id) ? demoUser.id : currentUserId();
  return userId ? { 'x-user-id': userId } : {};
}

function parse(contract: Contract, schema: z.ZodObject | undefined, value: unknown): Record<string, unknown> {
  if (!schema) return {};
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  if (issues.some((issue) => folderFields.includes(String(issue.path[0])))) throw new ApiError('invalid_folder_id');
  throw new ContractViolation(nameOf(contract), describe(issues));
}

/** Validates what arrived. A mismatch is a defect and raises `CONTRACT VIOLATION`. */
export function parseAnswer(contract: Contract, value: unknown): unknown {
  if (!contract.response) throw new ContractViolation(nameOf(contract), 'the contract names no answer');
  const result = contract.response.safeParse(value);
  if (result.success) return result.data;
  throw new ContractViolation(nameOf(contract), describe(result.error.issues));
}

function describe(issues: readonly z.core.$ZodIssue[]): string {
  return issues.map((issue) => `${issue.path.join('.') || '(whole)'}: ${issue.message}`).join('; ');
}

/** Characters of a refused answer that the console shows. */
const mostTold = 2_000;

/** A refusal as the typed error of the table; a proxy's page or an empty body falls back on the status. */
export function refusal(contract: Contract, status: number, text: string): ApiError {
  const label = callFailures[nameOf(contract)];
  const told = `${fixedTexts.httpError}: ${status}, ${text.slice(0, mostTold)}`;
  const cause = new Error(label ? `${label}. ${told}` : told);
  const body = errorBody.safeParse(parseJson(text));
  if (body.success) {
    const { code, message, detail, request_id } = body.data;
    return new ApiError(code, { status, message, detail, requestId: request_id ?? null, cause });
  }
  return new ApiError(codeOfStatus(status), { status, cause });
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function codeOfStatus(status: number): ClientErrorCode {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'claim_mismatch';
  if (status === 404) return 'not_found';
  if (status === 413) return 'file_too_large';
  if (status === 429) return 'rate_limited';
  if (status >= 502 && status <= 504) return 'unavailable';
  return status >= 500 ? 'internal' : 'invalid_request';
}

/** What a rejected `fetch` or a broken connection means. */
export function connectionError(cause: unknown): ApiError {
  if (cause instanceof DOMException && cause.name === 'AbortError') return new ApiError('aborted');
  return new ApiError(navigator.onLine ? 'unreachable' : 'offline');
}
