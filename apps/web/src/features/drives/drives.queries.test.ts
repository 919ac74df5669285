import { listDrives } from '@weekwise/contracts/drives.ts';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { makeDrive } from '../../testing/drive-factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { drivesQuery } from './drives.queries.ts';

const client = () => createQueryClient({ onSignedOut: () => undefined });

it('takes it calmly where the server asks to wait: once asked, there is nothing, or what was known', async () => {
  const server = fakeServer();
  server.refuse(listDrives, 'rate_limited');
  expect(await client().fetchQuery(drivesQuery)).toBeNull();
  expect(server.seen).toHaveLength(1);

  const knowing = client();
  server.answer(listDrives, { kinds: ['webdav'], connections: [makeDrive()] });
  const known = await knowing.fetchQuery(drivesQuery);
  expect(known?.drives).toHaveLength(1);
  server.refuse(listDrives, 'rate_limited');
  expect(await knowing.fetchQuery({ ...drivesQuery, staleTime: 0 })).toEqual(known);
});
