import { getSession } from '@weekwise/contracts/auth.ts';
import { deployFolder } from '@weekwise/contracts/billing-deployments.ts';
import { defineContract } from '@weekwise/contracts/contract.ts';
import { getContents } from '@weekwise/contracts/files.ts';
import { listFolders } from '@weekwise/contracts/folders.ts';
import { describe, expect, it, vi } from 'vitest';
import { makeFolder, makeRecord } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { closeSession, openSession } from '../session/session-store.ts';
import { call } from './call.ts';
import { ApiError, ContractViolation } from './errors.ts';

const noFolders = { folders: [], total_folders: 0, current_folder: null };

describe('call', () => {
  it('spells the contract as a request and returns the validated answer', async () => {
    const server = fakeServer();
    server.answer(deployFolder, { success: true, folder: makeFolder() });
    openSession(makeRecord());
    const answer = await call(deployFolder, { params: { userId: 'a/b' }, body: { folder_name: '  Rivers ' } });
    expect(answer.folder.folder_name).toBe('Rivers');
    const [request] = server.seen;
    expect(request?.path).toBe('/api/folders/a%2Fb/deploy');
    expect(request?.body).toEqual({ folder_name: 'Rivers' });
    expect(request?.headers.get('x-user-id')).toBe('u1');
  });

  it('claims no user when nobody is signed in', async () => {
    const server = fakeServer();
    closeSession();
    server.answer(getSession, { user: null, expires_at: null });
    await call(getSession, {});
    expect(server.seen[0]?.headers.has('x-user-id')).toBe(false);
  });

  it.each(['', '   ', 'undefined', 'null'])('makes no request for the folder id %j', async (folderId) => {
    const server = fakeServer();
    const error = await call(getContents, { params: { folderId } }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).message).toBe('Invalid folder ID');
    expect(server.seen).toHaveLength(0);
  });

  it('raises CONTRACT VIOLATION for an answer that is not what the contract says', async () => {
    const server = fakeServer();
    server.on(listFolders, () => Response.json({ ...noFolders, total_folders: 'none' }));
    const error = await call(listFolders, { params: { userId: 'u1' } }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ContractViolation);
    expect((error as Error).message).toMatch(
      /^CONTRACT VIOLATION: GET \/api\/folders\/:userId\/folders: total_folders/,
    );
  });

  it('raises CONTRACT VIOLATION for a contract it does not know', async () => {
    fakeServer();
    const unknown = { ...defineContract({ method: 'GET', path: '/x', access: 'public', kind: 'json', errors: [] }) };
    await expect(call(unknown, {})).rejects.toThrow('CONTRACT VIOLATION');
  });

  it('turns a refusal into the typed error of the table', async () => {
    const server = fakeServer();
    server.refuse(deployFolder, 'folder_name_taken');
    const error = await call(deployFolder, { params: { userId: 'u1' }, body: { folder_name: 'Rivers' } }).catch(
      (caught: unknown) => caught,
    );
    expect(error).toMatchObject({ code: 'folder_name_taken', status: 409, retryable: false });
  });

  it.each([
    [502, 'unavailable', true],
    [500, 'internal', true],
    [401, 'unauthenticated', false],
    [413, 'file_too_large', false],
  ] as const)("falls back on the status where a proxy's page answers %i", async (status, code, retryable) => {
    const server = fakeServer();
    server.on(listFolders, () => new Response('<html>Bad gateway</html>', { status }));
    const error = await call(listFolders, { params: { userId: 'u1' } }).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code, status, retryable });
  });

  it('tells a lost server from a lost network', async () => {
    const server = fakeServer();
    server.disconnect(listFolders);
    const lost = () => call(listFolders, { params: { userId: 'u1' } }).catch((caught: unknown) => caught);
    expect(await lost()).toMatchObject({ code: 'unreachable', status: null, retryable: true });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await lost()).toMatchObject({ code: 'offline', retryable: false });
  });
});
