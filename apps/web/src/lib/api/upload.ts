import type { Contract, ResponseOf } from '@weekwise/contracts/contract.ts';
import { ApiError, ContractViolation } from './errors.ts';
import { assertFolderIds, identity, nameOf, parseAnswer, parseJson, refusal } from './request.ts';
import { forgetPendingRequests } from './shared-requests.ts';

export interface UploadInput {
  /** Text fields, sent before the file so that the server knows where its bytes belong. */
  fields: Record<string, string>;
  file: File;
  signal?: AbortSignal;
  /** 0 to 1 of the bytes sent. */
  onProgress?: (fraction: number) => void;
}

/**
 * Sends one file as multipart and returns the validated answer.
 * XMLHttpRequest, because `fetch` cannot report how much of a body was sent.
 */
export async function upload<C extends Contract & { kind: 'multipart' }>(
  contract: C,
  { fields, file, signal, onProgress }: UploadInput,
): Promise<ResponseOf<C>> {
  assertFolderIds(fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // In the part's header a quotation mark would become `%22`.
  form.append('name', file.name);
  form.append('file', file, file.name);

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    if (signal?.aborted) return reject(new ApiError('aborted'));
    signal?.addEventListener('abort', abort, { once: true });

    request.open(contract.method, contract.path);
    for (const [name, value] of Object.entries(identity())) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.onload = () => {
      forgetPendingRequests();
      if (request.status < 200 || request.status > 299)
        return reject(refusal(contract, request.status, request.responseText));
      try {
        const json = parseJson(request.responseText);
        if (json === undefined) throw new ContractViolation(nameOf(contract), 'the answer is not JSON');
        resolve(parseAnswer(contract, json) as ResponseOf<C>);
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new ApiError(navigator.onLine ? 'unreachable' : 'offline'));
    request.onabort = () => reject(new ApiError('aborted'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.send(form);
  });
}
