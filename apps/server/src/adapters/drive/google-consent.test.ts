import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type GoogleDouble, googleClient, startGoogle } from '../../testing/google-drive/google-drive.ts';
import { tokenRefusal } from '../../testing/google-drive/refusal.ts';
import { passing } from '../../testing/google-drive/troubles.ts';
import type { DriveConsent } from './consent.port.ts';
import { googleConsent } from './google-consent.ts';
import { googleDrives } from './google-drive.ts';

const redirectUri = 'https://weekwise.example.edu/api/drives/google/callback';
const ann = 'ann@gmail.example';

let google: GoogleDouble;
let consent: DriveConsent;
beforeAll(async () => {
  google = await startGoogle();
  consent = googleConsent(googleClient, { endpoints: google.endpoints, wait: async () => {} });
});
afterAll(() => google.close());
beforeEach(() => google.clearTroubles());

/** What came back, and what had been kept for it. */
async function answered(answer: 'allow' | 'untick' | 'cancel' = 'allow') {
  const { url, checks } = await consent.begin(redirectUri, null);
  return { returned: google.grants.consent(new URL(url), ann, answer), checks };
}

describe('being allowed into a Google Drive', () => {
  it('asks for its own files alone, with PKCE, for as long as it is not taken back', async () => {
    const { url, checks } = await consent.begin(redirectUri, ann);
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toMatchObject({
      scope: 'https://www.googleapis.com/auth/drive.file',
      access_type: 'offline',
      prompt: 'consent',
      code_challenge_method: 'S256',
      login_hint: ann,
      state: checks.state,
      redirect_uri: redirectUri,
    });
    expect(url).not.toContain(checks.codeVerifier);
    expect((await consent.begin(redirectUri, null)).checks.state).not.toBe(checks.state);
  });

  it('trades the code for access that opens the drive, every time somebody comes', async () => {
    for (const _ of [1, 2]) {
      const { returned, checks } = await answered();
      const { secret, account } = await consent.finish(returned, checks);
      expect(account).toBe(ann);
      const drive = googleDrives(googleClient, google)({ address: null, account, secret, saveSecret: async () => {} });
      expect(await drive.check()).toEqual({ status: 'ok', detail: 'Google Drive' });
    }
  });

  it.each([
    ['cancelled', 'cancel'],
    ['scope_missing', 'untick'],
  ] as const)('says %s when the person answers so', async (reason, answer) => {
    const { returned, checks } = await answered(answer);
    await expect(consent.finish(returned, checks)).rejects.toMatchObject({ reason });
  });

  it.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'another')],
    ['another code', (url: URL) => url.searchParams.set('code', 'another')],
    ['no code', (url: URL) => url.searchParams.delete('code')],
  ])('refuses what came back with %s', async (_what, change) => {
    const { returned, checks } = await answered();
    change(returned);
    await expect(consent.finish(returned, checks)).rejects.toMatchObject({ reason: 'refused' });
  });

  it('refuses a code that comes twice, and one that was asked for by somebody else', async () => {
    const first = await answered();
    await consent.finish(first.returned, first.checks);
    await expect(consent.finish(first.returned, first.checks)).rejects.toMatchObject({ reason: 'refused' });
    const second = await answered();
    const codeVerifier = first.checks.codeVerifier;
    await expect(consent.finish(second.returned, { ...second.checks, codeVerifier })).rejects.toMatchObject({
      reason: 'refused',
    });
  });

  it('is unreachable while Google is away, or does not know this server', async () => {
    const { returned, checks } = await answered();
    google.trouble('token', { refuse: tokenRefusal(401, 'invalid_client', 'The OAuth client was not found.') });
    const failure = await consent.finish(returned, checks).catch((error: unknown) => error);
    expect(failure).toMatchObject({ reason: 'unreachable' });
    const told = inspect(failure, { depth: 20 });
    for (const secret of [googleClient.clientSecret, checks.codeVerifier, returned.searchParams.get('code')]) {
      expect(told).not.toContain(secret);
    }
    google.trouble('about', { refuse: passing.backendError() }, 5);
    await expect(consent.finish(returned, checks)).rejects.toMatchObject({ reason: 'unreachable' });
  });

  it('gives access back, also where it is gone already', async () => {
    const { returned, checks } = await answered();
    const { secret } = await consent.finish(returned, checks);
    const before = google.grants.alive;
    await consent.revoke(secret);
    expect(google.grants.alive).toBe(before - 1);
    await consent.revoke(secret);
  });
});
