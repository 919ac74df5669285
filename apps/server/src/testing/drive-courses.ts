import type { DriveConnection } from '@weekwise/contracts/drives.ts';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Student } from './student.ts';
import type { useTestApp } from './test-app.ts';
import { startWebDavServer, type WebDavServer } from './webdav-server.ts';

/** A WebDAV server for the tests of one file, and students with courses on it. */
export function useWebDav(testApp: ReturnType<typeof useTestApp>) {
  let server: WebDavServer;
  let courses = 0;
  beforeAll(async () => {
    server = await startWebDavServer();
  });
  afterAll(() => server.close());
  afterEach(() => {
    server.trouble = null;
  });

  const account = () => ({ address: server.address, account: server.account, password: server.password });

  async function connected(): Promise<{ student: Student; connection: DriveConnection }> {
    const student = await testApp.signIn();
    const answer = await student.post('/api/drives/webdav', account());
    expect(answer.statusCode, answer.body).toBe(200);
    return { student, connection: answer.json<{ connection: DriveConnection }>().connection };
  }

  async function course() {
    const { student, connection } = await connected();
    const name = `Course ${++courses}`;
    const answer = await deployDrives(student, name, connection.connection_id);
    expect(answer.statusCode, answer.body).toBe(200);
    const { folder } = answer.json<{ folder: { folder_id: string; connection_id: string } }>();
    return { student, connection, folder, folderId: folder.folder_id, name };
  }

  /** What a person sees in the directory of a course. */
  const shown = (name: string) =>
    server.paths().flatMap((path) => {
      const file = path.startsWith(`/Weekwise/${name}/`) ? path.slice(`/Weekwise/${name}/`.length) : '.';
      return file.startsWith('.') ? [] : [file];
    });

  return {
    get server() {
      return server;
    },
    account,
    connected,
    course,
    shown,
  };
}

export const deployDrives = (student: Student, name: string, connectionId: string) =>
  student.post(`/api/folders/${student.user.id}/deploy`, { folder_name: name, connection_id: connectionId });
export const listed = async (student: Student) =>
  (await student.get('/api/drives')).json<{ kinds: string[]; connections: DriveConnection[] }>();
export const statusOf = async (student: Student) => (await listed(student)).connections.map(({ status }) => status);
export const contents = async (student: Student, folderId: string) =>
  (await student.get(`/api/folders/${folderId}/contents`)).json<{ files: { file_id: string; name: string }[] }>().files;
export const content = (student: Student, folderId: string, fileId: string) =>
  student.get(`/api/folders/${folderId}/files/${fileId}/content`);
