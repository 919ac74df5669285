import type { IncomingMessage } from 'node:http';
import { selectFields } from './field-mask.ts';
import type { FileMetadata, FileResource, GoogleAccount } from './google-account.ts';
import { parseQuery } from './query.ts';
import { driveRefusal, invalidValue } from './refusal.ts';
import { type DriveUploadState, parseMultipart, type Uploads } from './uploads.ts';

export interface DriveCall {
  request: IncomingMessage;
  url: URL;
  body: Buffer;
  account: GoogleAccount;
  uploads: Uploads;
  pageCap: number;
  /** The line was cut while the body came in. */
  cut: boolean;
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  /** A buffer as it is, anything else as JSON. */
  content?: unknown;
}

/** Without `fields`, an answer holds only these of a file. */
const defaultFields = 'kind,id,name,mimeType';

/** One call of the Drive API v3 whose caller is known. */
export function driveApi(call: DriveCall): Answer {
  const { request, url } = call;
  const [, upload, , , resource = '', id] =
    url.pathname.match(/^(\/upload)?\/(drive)\/(v3)\/([a-z]+)(?:\/([^/]+))?$/) ?? [];
  const route = `${request.method} ${upload ? 'upload/' : ''}${resource}${id ? '/id' : ''}`;
  if (route === 'GET files') return { content: listFiles(call) };
  if (route === 'POST files') return { content: file(call, call.account.create(metadataOf(call), null)) };
  if (id && route === 'GET files/id') return getFile(call, id);
  if (id && route === 'PATCH files/id') {
    const addParents = url.searchParams.get('addParents') ?? undefined;
    return { content: file(call, call.account.update(id, metadataOf(call), null, addParents)) };
  }
  if (id && route === 'DELETE files/id') {
    call.account.delete(id);
    return { status: 204 };
  }
  if (route === 'POST upload/files' || route === 'PATCH upload/files/id') return beginUpload(call, id ?? null);
  if (route === 'PUT upload/files' || route === 'PUT upload/files/id') return continueUpload(call);
  if (id === 'startPageToken') return { content: { kind: 'drive#startPageToken', startPageToken: pageToken(call) } };
  if (route === 'GET changes') return { content: listChanges(call) };
  if (route === 'GET about') return { content: about(call) };
  throw driveRefusal(404, 'notFound', 'Not Found');
}

const pageToken = ({ account }: DriveCall) => String(account.changeCount + 1);

const metadataOf = ({ body }: DriveCall): FileMetadata => (body.length > 0 ? JSON.parse(body.toString()) : {});

const fieldsOf = ({ url }: DriveCall, otherwise: string) => url.searchParams.get('fields') ?? otherwise;

const file = (call: DriveCall, resource: FileResource) => selectFields(resource, fieldsOf(call, defaultFields));

/** files.list (…/reference/rest/v3/files/list): "partial or empty pages are possible before the end". */
function listFiles(call: DriveCall): object {
  const { url, account, pageCap } = call;
  const query = url.searchParams.get('q');
  const test = query ? parseQuery(query.replaceAll("'root' in", `'${account.rootId}' in`)) : () => true;
  const size = Math.min(number(url, 'pageSize', 100), pageCap);
  const found = account.visible().filter(test);
  if (url.searchParams.get('orderBy') === 'createdTime') found.reverse();
  const token = url.searchParams.get('pageToken');
  const start = token === null ? 0 : Number(token.replace('~!!~', ''));
  if (!Number.isInteger(start)) throw invalidValue('pageToken');
  const emptyFirst = pageCap < 1000 && token === null;
  const end = emptyFirst ? 0 : start + size;
  const more = end < found.length && { nextPageToken: `~!!~${end}` };
  const page = { kind: 'drive#fileList', incompleteSearch: false, ...more, files: found.slice(start, end) };
  return selectFields(page, fieldsOf(call, `kind,incompleteSearch,nextPageToken,files(${defaultFields})`));
}

/** files.get, also with `alt=media` and a range (…/guides/manage-downloads). */
function getFile(call: DriveCall, id: string): Answer {
  const { account, url, request } = call;
  const resource = account.get(id);
  if (url.searchParams.get('alt') !== 'media') return { content: file(call, resource) };
  if (resource.mimeType.startsWith('application/vnd.google-apps.')) {
    throw driveRefusal(403, 'fileNotDownloadable', 'Only files with binary content can be downloaded.', {
      location: 'alt',
    });
  }
  const content = account.content(id);
  const headers = { 'content-type': resource.mimeType };
  const [, first, last] = request.headers.range?.match(/^bytes=(\d+)-(\d*)$/) ?? [];
  if (first === undefined) return { headers, content };
  const start = Number(first);
  const end = Math.min(last ? Number(last) : content.length - 1, content.length - 1);
  if (start > end) throw driveRefusal(416, 'requestedRangeNotSatisfiable', 'Request range not satisfiable');
  const range = { 'content-range': `bytes ${start}-${end}/${content.length}` };
  return { status: 206, headers: { ...headers, ...range }, content: content.subarray(start, end + 1) };
}

function beginUpload(call: DriveCall, id: string | null): Answer {
  const { account, uploads, request, url } = call;
  const kind = url.searchParams.get('uploadType');
  if (kind === 'resumable') {
    const length = request.headers['x-upload-content-length'];
    const mimeType = request.headers['x-upload-content-type']?.toString();
    const metadata = { ...(mimeType && { mimeType }), ...metadataOf(call) };
    const session = uploads.begin(account, id, metadata, length === undefined ? null : Number(length));
    const location = new URL(url);
    location.searchParams.set('upload_id', session);
    return { headers: { location: location.href, 'x-guploader-uploadid': session } };
  }
  if (kind !== 'multipart') throw driveRefusal(400, 'badRequest', 'Unsupported uploadType.');
  const { metadata, content } = parseMultipart(request, call.body);
  return { content: file(call, id ? account.update(id, metadata, content) : account.create(metadata, content)) };
}

function continueUpload(call: DriveCall): Answer {
  const { uploads, request, url, body, cut } = call;
  const session = url.searchParams.get('upload_id') ?? '';
  const state: DriveUploadState = uploads.receive(session, request.headers['content-range'], body, { cut });
  if ('done' in state) return { content: file(call, state.done) };
  const range: Record<string, string> = state.received > 0 ? { range: `bytes=0-${state.received - 1}` } : {};
  return { status: 308, headers: { ...range, 'content-length': '0' } };
}

/** changes.list (…/reference/rest/v3/changes/list). */
function listChanges(call: DriveCall): object {
  const { account, url, pageCap } = call;
  const token = url.searchParams.get('pageToken');
  if (!token || !/^\d+$/.test(token)) throw invalidValue('pageToken');
  const size = Math.min(number(url, 'pageSize', 100), pageCap);
  const since = Number(token) - 1;
  const changes = account.changesSince(since, size).map(({ id, time, file: current }) => ({
    kind: 'drive#change',
    changeType: 'file',
    time,
    fileId: id,
    removed: current === null,
    ...(current && { file: current }),
  }));
  const next =
    since + size < account.changeCount
      ? { nextPageToken: String(since + size + 1) }
      : { newStartPageToken: pageToken(call) };
  return selectFields(
    { kind: 'drive#changeList', ...next, changes },
    fieldsOf(
      call,
      `kind,nextPageToken,newStartPageToken,changes(kind,changeType,time,removed,fileId,file(${defaultFields}))`,
    ),
  );
}

/** about.get (…/reference/rest/v3/about/get), which must be told which fields. */
function about({ account, url }: DriveCall): object {
  const fields = url.searchParams.get('fields');
  if (!fields) {
    throw driveRefusal(400, 'required', "The 'fields' parameter is required for this method.", { location: 'fields' });
  }
  const displayName = account.email.split('@')[0];
  return selectFields(
    {
      kind: 'drive#about',
      user: { kind: 'drive#user', displayName, emailAddress: account.email, permissionId: account.rootId, me: true },
      storageQuota: { limit: String(account.limit), usage: String(account.usage) },
    },
    fields,
  );
}

function number(url: URL, name: string, otherwise: number): number {
  const value = Number(url.searchParams.get(name) ?? otherwise);
  if (!Number.isInteger(value) || value < 1 || value > 1000) throw invalidValue(name);
  return value;
}
