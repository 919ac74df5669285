import type { DriveConnection } from '@weekwise/contracts/drives.ts';

export const makeDrive = (change: Partial<DriveConnection> = {}): DriveConnection => ({
  connection_id: 'd1',
  kind: 'webdav',
  label: 'University drive',
  address: 'https://cloud.northmere.example/remote.php/dav/files/leila',
  account: 'leila',
  status: 'ok',
  checked_time: '2026-01-26T10:00:00Z',
  created_time: '2026-01-05T10:00:00Z',
  folder_count: 0,
  ...change,
});
