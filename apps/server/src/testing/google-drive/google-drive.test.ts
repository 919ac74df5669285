import { drive } from '@googleapis/drive';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { oauthClient } from '../../adapters/drive/google-calls.ts';
import { type GoogleDouble, googleClient, startGoogle } from './google-drive.ts';

let google: GoogleDouble;
beforeAll(async () => {
  google = await startGoogle();
});
afterAll(() => google.close());

/** What the official client sees, without anything of ours between. */
function client() {
  const auth = oauthClient(googleClient, google);
  auth.setCredentials({ refresh_token: google.refreshToken() });
  return drive({ version: 'v3', auth, rootUrl: google.endpoints.api, retry: false });
}

it('makes a file from metadata and bytes in one call, and tells what it was asked to tell', async () => {
  const api = client();
  const { token } = await (api.context._options.auth as ReturnType<typeof oauthClient>).getAccessToken();
  const form = '--x\r\nContent-Type: application/json\r\n\r\n{"name":"a.txt"}\r\n--x\r\n\r\nhello\r\n--x--';
  // The client's own uploads go to Google, whatever address it was given.
  const url = `${google.endpoints.api}/upload/drive/v3/files?uploadType=multipart&fields=id,size,md5Checksum`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/related; boundary=x' };
  const made = await (await fetch(url, { method: 'POST', headers, body: form })).json();
  expect(made).toEqual({ id: expect.stringMatching(/^1/), size: '5', md5Checksum: '5d41402abc4b2a76b9719d911017c592' });
  const short = await api.files.get({ fileId: made.id });
  expect(Object.keys(short.data).sort()).toEqual(['id', 'kind', 'mimeType', 'name']);
});

it('tells what has changed since a token, page by page', async () => {
  const { files, changes } = client();
  const { data: start } = await changes.getStartPageToken();
  const made = await Promise.all(['b', 'c', 'd'].map((name) => files.create({ requestBody: { name } })));
  await files.delete({ fileId: made[1]?.data.id ?? '' });
  const seen = new Map<string, boolean>();
  let pageToken = start.startPageToken ?? undefined;
  let last: string | undefined;
  while (pageToken) {
    const { data } = await changes.list({ pageToken, pageSize: 2 });
    for (const { fileId, removed } of data.changes ?? []) seen.set(fileId ?? '', removed ?? false);
    last = data.newStartPageToken ?? undefined;
    pageToken = data.nextPageToken ?? undefined;
  }
  expect([...seen.values()].sort()).toEqual([false, false, true]);
  expect((await changes.list({ pageToken: last })).data.changes).toEqual([]);
});

it('bins a directory with what is in it', async () => {
  const { files } = client();
  const mimeType = 'application/vnd.google-apps.folder';
  const folder = await files.create({ requestBody: { name: 'course', mimeType } });
  const inside = await files.create({ requestBody: { name: 'x', parents: [folder.data.id ?? ''] } });
  await files.update({ fileId: folder.data.id ?? '', requestBody: { trashed: true } });
  const fields = 'trashed,explicitlyTrashed';
  expect((await files.get({ fileId: inside.data.id ?? '', fields })).data).toEqual({
    trashed: true,
    explicitlyTrashed: false,
  });
});

it.each([
  ["name = 'x", 400, 'invalid'],
  ["colour = 'x'", 400, 'invalid'],
])('refuses the search %s', async (q, code, reason) => {
  await expect(client().files.list({ q })).rejects.toMatchObject({ code, cause: { errors: [{ reason }] } });
});

it('wants to be told which fields of the account', async () => {
  await expect(client().about.get()).rejects.toMatchObject({ code: 400, cause: { errors: [{ reason: 'required' }] } });
});
