import { afterAll, beforeAll } from 'vitest';
import { googleDrives } from '../../adapters/drive/google-drive.ts';
import { type GoogleDouble, googleClient, startGoogle } from './google-drive.ts';

export const megabyte = 1024 * 1024;
export const portion = 256 * 1024;

/** Google for the tests of one file, and drives of people in it that do not wait. */
export function useGoogle() {
  let google: GoogleDouble;
  let now = () => new Date();
  let people = 0;

  beforeAll(async () => {
    google = await startGoogle({ now: () => now() });
  });
  afterAll(() => google.close());

  function openFor(email: string, waits: number[] = [], portionOf = portion) {
    const open = googleDrives(googleClient, {
      endpoints: google.endpoints,
      portion: portionOf,
      now: () => now(),
      random: () => 0,
      wait: async (milliseconds) => {
        waits.push(milliseconds);
      },
    });
    const secret = google.refreshToken(email);
    return open({ address: null, account: email, secret, saveSecret: async () => {} });
  }

  return {
    get google() {
      return google;
    },
    openFor,
    newAddress: () => `person${people++}@gmail.example`,
    setClock(clock: () => Date): void {
      now = clock;
    },
    /** Uploads that Google has seen, portion by portion. */
    puts: () => google.calls.filter(({ kind }) => kind === 'upload').length,
    /** A person of their own, with a course and a drive that does not wait. */
    async course() {
      now = () => new Date('2026-03-01T12:00:00Z');
      const email = `person${people++}@gmail.example`;
      const waits: number[] = [];
      const drive = openFor(email, waits);
      const folder = await drive.openFolder({ id: 'f1', name: 'Biology 101' });
      const write = (name: string, source: AsyncIterable<Uint8Array>, signal?: AbortSignal) =>
        drive.write({ folder, id: 'a', name }, source, { signal });
      google.clearTroubles();
      google.calls.length = 0;
      return { drive, folder, write, waits, account: google.account(email), email };
    },
  };
}

export async function* zeros(size: number, piece = 100_000) {
  for (let sent = 0; sent < size; sent += piece) yield Buffer.alloc(Math.min(piece, size - sent), sent % 251);
}
