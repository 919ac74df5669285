import { setTimeout as pause } from 'node:timers/promises';
import type { FileEntry } from '@weekwise/contracts/files.ts';
import { post } from '../../apps/server/src/testing/http-calls.ts';
import { signIn } from '../many-weeks/sign-in.ts';

/** A student of a running server, with a course. */
export class Person {
  readonly url: string;
  readonly headers: { cookie: string };
  readonly folderId: string;

  private constructor(url: string, headers: { cookie: string }, folderId: string) {
    this.url = url;
    this.headers = headers;
    this.folderId = folderId;
  }

  static async enrol(url: string, number: number): Promise<Person> {
    const { cookie, userId } = await signIn(url, number);
    const deployed = await post(`${url}/api/folders/${userId}/deploy`, { folder_name: 'Rivers' }, { cookie });
    return new Person(url, { cookie }, (await deployed.json()).folder.folder_id);
  }

  /** The id of the file, or the code of the refusal. */
  async upload(name: string, bytes: Uint8Array | string, role: 'syllabus' | 'material'): Promise<string> {
    const form = new FormData();
    form.append('folder_id', this.folderId);
    form.append('role', role);
    form.append('file', new Blob([Buffer.from(bytes)]), name);
    const answer = await fetch(`${this.url}/api/upload`, { method: 'POST', headers: this.headers, body: form });
    const said = await answer.json();
    return said.file_id ?? said.code;
  }

  /** How a file ended; null where it has not in so many milliseconds. */
  async ended(fileId: string, patience: number): Promise<FileEntry | null> {
    const deadline = performance.now() + patience;
    while (performance.now() < deadline) {
      const { files } = await this.get<{ files: FileEntry[] }>(`/api/folders/${this.folderId}/contents`);
      const file = files.find(({ file_id }) => file_id === fileId);
      if (file && file.operation_id === null) return file;
      await pause(200);
    }
    return null;
  }

  async get<Answer>(path: string): Promise<Answer> {
    return (await fetch(this.url + path, { headers: this.headers })).json();
  }

  /** The status of making a week. */
  async makeWeek(week: number): Promise<number> {
    const body = { folder_id: this.folderId, week_number: week };
    const answer = await post(`${this.url}/api/power-plays/generate-week`, body, this.headers);
    await answer.arrayBuffer();
    return answer.status;
  }

  async search(words: string): Promise<number> {
    const path = `/api/folders/${this.folderId}/search?query=${encodeURIComponent(words)}`;
    const answer = await fetch(this.url + path, { headers: this.headers });
    await answer.arrayBuffer();
    return answer.status;
  }
}
