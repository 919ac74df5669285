import { describe, expect, it } from 'vitest';
import { makeRecord } from '../../testing/factories.ts';
import { isValidRecord, readRecord, writeRecord } from './session-record.ts';
import {
  closeSession,
  currentUserId,
  followOtherTabs,
  openSession,
  restoreSession,
  updateSession,
} from './session-store.ts';

describe('isValidRecord', () => {
  const now = 1_000;
  it.each([
    ['a user id and a later expiry', makeRecord({ expiresAt: 1_001 }), true],
    ['an expiry that is now', makeRecord({ expiresAt: 1_000 }), false],
    ['no user id', makeRecord({ userId: '', expiresAt: 2_000 }), false],
    ['nothing', null, false],
  ])('%s', (_, record, valid) => {
    expect(isValidRecord(record, now)).toBe(valid);
  });
});

describe('the session', () => {
  it('is restored from the record of this browser', () => {
    writeRecord(makeRecord());
    expect(restoreSession()).toMatchObject({ status: 'signed-in', record: { userId: 'u1', isOnboarded: true } });
    expect(currentUserId()).toBe('u1');
  });

  it('has to be asked for when the record has expired', () => {
    writeRecord(makeRecord({ expiresAt: Date.now() - 1 }));
    expect(restoreSession()).toEqual({ status: 'checking' });
  });

  it('keeps changes for the next visit', () => {
    openSession(makeRecord());
    updateSession({ currentFolderId: 'f2' });
    expect(readRecord()?.currentFolderId).toBe('f2');
  });

  it('leaves nothing behind when it is closed', () => {
    openSession(makeRecord());
    closeSession();
    expect(readRecord()).toBeNull();
    expect(currentUserId()).toBeNull();
    expect(JSON.stringify({ ...localStorage })).not.toContain('leila');
  });

  it('ends here when another tab signs out', () => {
    openSession(makeRecord());
    const stop = followOtherTabs();
    localStorage.removeItem('weekwise.current-user');
    window.dispatchEvent(new StorageEvent('storage', { key: 'weekwise.current-user' }));
    expect(currentUserId()).toBeNull();
    stop();
  });
});
