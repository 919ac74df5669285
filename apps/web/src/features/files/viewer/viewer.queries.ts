import { queryOptions } from '@tanstack/react-query';
import { getFileContent, getFileDocument } from '@weekwise/contracts/files.ts';
import { call, urlOf } from '../../../lib/api/call.ts';
import { isApiError } from '../../../lib/api/errors.ts';
import { demoClaim } from '../../../lib/demo.ts';

const whileReading = 2_000;

/** A file's text as it was read, block by block. A file never changes: a new version is a new file. */
export function documentQuery(folderId: string, fileId: string) {
  return queryOptions({
    queryKey: ['document', folderId, fileId],
    queryFn: ({ signal }) => call(getFileDocument, { params: { folderId, fileId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (isApiError(state.error, 'file_not_ready') ? whileReading : false),
  });
}

/** Where the original bytes are. */
export function contentUrl(folderId: string, fileId: string): string {
  return urlOf(getFileContent, { params: { folderId, fileId }, query: demoClaim(folderId) });
}
