import { createHash } from 'node:crypto';
import type { Searchable } from './query.ts';
import { fileNotFound, quotaExceeded } from './refusal.ts';

const folderType = 'application/vnd.google-apps.folder';

interface StoredFile {
  id: string;
  name: string;
  mimeType: string;
  parent: string;
  explicitlyTrashed: boolean;
  createdTime: string;
  modifiedTime: string;
  version: number;
  revision: number;
  /** null for a folder. */
  content: Buffer | null;
  appProperties: Record<string, string>;
  /** false: made by another app, or by the person; the scope drive.file hides it. */
  ours: boolean;
}

/** What the caller may say about a file (https://developers.google.com/workspace/drive/api/reference/rest/v3/files). */
export interface FileMetadata {
  id?: string;
  name?: string;
  mimeType?: string;
  parents?: string[];
  trashed?: boolean;
  appProperties?: Record<string, string | null>;
}

export type FileResource = Searchable & { id: string; [field: string]: unknown };

/**
 * One person's Drive. What an app with the scope drive.file sees of it: the files that this app made
 * (https://developers.google.com/workspace/drive/api/guides/api-specific-auth).
 */
export class GoogleAccount {
  readonly email: string;
  readonly rootId: string;
  /** Bytes that fit, those in the bin included. */
  limit = 15 * 1024 ** 3;
  readonly #files = new Map<string, StoredFile>();
  /** Ids in the order of their changes (https://developers.google.com/workspace/drive/api/guides/manage-changes). */
  readonly #changes: { id: string; time: string }[] = [];
  readonly #now: () => Date;
  #made = 0;

  constructor(email: string, now: () => Date) {
    this.email = email;
    this.rootId = `0A-${idFrom(email).slice(0, 14)}PVA`;
    this.#now = now;
  }

  /** Every file that the app made, the newest first, as the API without an order gives them. */
  visible(): FileResource[] {
    return [...this.#files.values()]
      .filter(({ ours }) => ours)
      .reverse()
      .map((file) => this.#resource(file));
  }

  get(id: string): FileResource {
    return this.#resource(this.#file(id));
  }

  content(id: string): Buffer {
    return this.#file(id).content ?? Buffer.alloc(0);
  }

  create(metadata: FileMetadata, content: Buffer | null, { ours = true } = {}): FileResource {
    const parent = metadata.parents?.[0] ?? this.rootId;
    if (parent !== this.rootId && parent !== 'root') this.#file(parent);
    this.assertFits(content?.length ?? 0);
    this.#made++;
    const time = this.#now().toISOString();
    const file: StoredFile = {
      id: metadata.id ?? idFrom(`${this.email} ${this.#made}`),
      name: metadata.name ?? 'Untitled',
      mimeType: metadata.mimeType ?? 'application/octet-stream',
      parent: parent === 'root' ? this.rootId : parent,
      explicitlyTrashed: false,
      createdTime: time,
      modifiedTime: time,
      version: 1,
      revision: 1,
      content: metadata.mimeType === folderType ? null : (content ?? Buffer.alloc(0)),
      appProperties: merged({}, metadata.appProperties),
      ours,
    };
    this.#files.set(file.id, file);
    this.#changed(file);
    return this.#resource(file);
  }

  update(id: string, metadata: FileMetadata, content: Buffer | null, addParents?: string): FileResource {
    const file = this.#file(id);
    if (addParents) file.parent = this.#file(addParents).id;
    if (content) {
      this.assertFits(content.length - (file.content?.length ?? 0));
      file.content = content;
      file.revision++;
    }
    if (content || metadata.name !== undefined) file.modifiedTime = this.#now().toISOString();
    file.name = metadata.name ?? file.name;
    file.appProperties = merged(file.appProperties, metadata.appProperties);
    if (metadata.trashed !== undefined && metadata.trashed !== file.explicitlyTrashed) {
      file.explicitlyTrashed = metadata.trashed;
      // They are in the bin with it, and nothing is said of them.
      for (const child of this.#descendants(id)) child.version++;
    }
    this.#changed(file);
    return this.#resource(file);
  }

  /**
   * What a file is that the person chose in Google's file picker, or opened with the app: from then on it is visible.
   */
  openWithApp(id: string): void {
    const file = this.#files.get(id);
    if (!file) throw new Error(`${this.email} has no file ${id}.`);
    file.ours = true;
    this.#changed(file);
  }

  /** For good, with what is in it, past the bin. */
  delete(id: string): void {
    const file = this.#file(id);
    for (const gone of [...this.#descendants(id), file]) {
      this.#files.delete(gone.id);
      this.#changed(gone);
    }
  }

  assertFits(more: number): void {
    if (more > 0 && this.usage + more > this.limit) throw quotaExceeded();
  }

  get usage(): number {
    return [...this.#files.values()].reduce((sum, { content }) => sum + (content?.length ?? 0), 0);
  }

  get changeCount(): number {
    return this.#changes.length;
  }

  /** What the next `limit` changes after so many changed, each file once with its present state. */
  changesSince(count: number, limit: number): { id: string; time: string; file: FileResource | null }[] {
    const latest = new Map<string, string>();
    for (const { id, time } of this.#changes.slice(count, count + limit)) {
      latest.delete(id);
      latest.set(id, time);
    }
    return [...latest].map(([id, time]) => {
      const file = this.#files.get(id);
      return { id, time, file: file ? this.#resource(file) : null };
    });
  }

  #file(id: string): StoredFile {
    const file = this.#files.get(id);
    if (!file?.ours) throw fileNotFound(id);
    return file;
  }

  #descendants(id: string): StoredFile[] {
    const children = [...this.#files.values()].filter(({ parent }) => parent === id);
    return children.flatMap((child) => [...this.#descendants(child.id), child]);
  }

  #changed(file: StoredFile): void {
    file.version++;
    if (file.ours) this.#changes.push({ id: file.id, time: this.#now().toISOString() });
  }

  #isTrashed(file: StoredFile): boolean {
    const parent = this.#files.get(file.parent);
    return file.explicitlyTrashed || (parent !== undefined && this.#isTrashed(parent));
  }

  #resource(file: StoredFile): FileResource {
    const { id, name, mimeType, createdTime, modifiedTime, explicitlyTrashed, appProperties } = file;
    const digest = (algorithm: string) =>
      createHash(algorithm)
        .update(file.content ?? '')
        .digest('hex');
    return {
      kind: 'drive#file',
      id,
      name,
      mimeType,
      parents: [file.parent],
      trashed: this.#isTrashed(file),
      explicitlyTrashed,
      createdTime,
      modifiedTime,
      version: String(file.version),
      appProperties: { ...appProperties },
      ownedByMe: true,
      ...(file.content && {
        size: String(file.content.length),
        md5Checksum: digest('md5'),
        sha1Checksum: digest('sha1'),
        sha256Checksum: digest('sha256'),
        headRevisionId: `${id.slice(0, 8)}-r${file.revision}`,
      }),
    };
  }
}

/** 33 characters that begin with 1, as the ids of files do; the same on every run. */
const idFrom = (text: string) => `1${createHash('sha256').update(text).digest('base64url').slice(0, 32)}`;

function merged(old: Record<string, string>, changes: Record<string, string | null> = {}): Record<string, string> {
  const entries = Object.entries({ ...old, ...changes });
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null));
}
