import type { Contract } from '@weekwise/contracts/contract.ts';
import type { InjectOptions } from 'fastify';
import { type Named, sampleOf } from './sample.ts';

/** The id for a kind of thing ("folder", "file"); undefined where nothing of that kind is at hand. */
export type IdOf = (kind: string) => string | undefined;

/** Parts of a path that name nobody's property. */
const publicParts: Record<string, string> = {
  provider: 'oidc',
  week: '1',
  readingIndex: '0',
  wikiId: 'none',
  callId: 'none',
  jobId: '00000000-0000-4000-8000-000000000000',
};

/** "folderId", "folder_id" and "current_folder" all name a folder; "path" and "file_path" may be a file's id. */
export function kindOf(name: string): string {
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return snake
    .replace(/^path$/, 'file')
    .replace(/_(?:id|path)$/, '')
    .replace(/^(?:current|parent|new)_/, '')
    .replace(/^into$/, 'item');
}

/** A whole and valid request for a call, naming things by `idOf`; also notes which kinds it names. */
export async function requestFor(
  contract: Contract,
  idOf: IdOf,
): Promise<{ request: Pick<InjectOptions, 'method' | 'url' | 'payload' | 'headers'>; kinds: Set<string> }> {
  const kinds = new Set<string>();
  const named: Named = {
    valueOf: (name) => idOf(kindOf(name)),
    used: (name) => kinds.add(kindOf(name)),
  };
  const path = contract.path.replace(/:(\w+)/g, (_, name: string) => {
    const own = name in publicParts ? undefined : named.valueOf(name);
    if (own !== undefined) named.used(name);
    const value = own ?? publicParts[name];
    if (value === undefined) throw new Error(`Say in world.ts or requests.ts what "${name}" of ${contract.path} is.`);
    return encodeURIComponent(value);
  });
  const query = contract.query ? (sampleOf(contract.query, named) as Record<string, unknown>) : {};
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const body = contract.kind === 'multipart' ? await form(named) : jsonBody(contract, named);
  return { request: { method: contract.method, url: `${path}?${search}`, ...body }, kinds };
}

/** Bodies whose right shape depends on what their path names. */
const bodies: Record<string, object> = {
  'PATCH /api/folders/:folderId/files/:fileId': { name: 'Sample.md' },
  'PATCH /api/review/:folderId/items/:itemId': { values: { title: 'Sample' } },
  'PATCH /api/assignments/:folderId/:assignmentId/brief/steps/:stepId': { done: true },
  'PATCH /api/study-guides/:folderId/:week/parts/:partId': { title: 'Sample' },
  'POST /api/assignments/:folderId/:assignmentId/brief/steps': { task: 'Sample' },
  'POST /api/study-guides/:folderId/:week/parts': { section: 'term', title: 'Sample', says: ['Sample'] },
};

function jsonBody(contract: Contract, named: Named): Pick<InjectOptions, 'payload'> {
  const known = bodies[`${contract.method} ${contract.path}`];
  return contract.body ? { payload: known ?? (sampleOf(contract.body, named) as object) } : {};
}

/** An upload of a small file; fields before the file, as the screen sends them. */
async function form(named: Named): Promise<Pick<InjectOptions, 'payload' | 'headers'>> {
  const fields = new FormData();
  for (const name of ['user_id', 'folder_id']) {
    fields.append(name, named.valueOf(name) ?? '');
    named.used(name);
  }
  fields.append('file', new Blob(['A few words of prose.']), 'few.md');
  const encoded = new Response(fields);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}
