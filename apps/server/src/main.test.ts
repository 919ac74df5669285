import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { beforeAll, expect, test, vi } from 'vitest';
import { post, signInByLink } from './testing/http-calls.ts';
import { kill, type RunningServer, useServerProcesses } from './testing/server-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const servers = useServerProcesses();

/** The tests ask one server after another, in their order. */
let server: RunningServer;
beforeAll(async () => {
  // No setting opens the network that it is in, whatever its name says.
  server = await servers.start({ PRIVATE_ADDRESSES: 'allow', NODE_ENV: 'test', VITEST: 'true', FOR_TESTS: 'true' });
});

test('no setting lets it fetch a link of its own network', async () => {
  let connections = 0;
  const inside = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  await once(inside.listen(0, '127.0.0.1'), 'listening');
  const { port } = inside.address() as AddressInfo;
  const { cookie, userId } = await signInByLink(server.url);
  const made = await post(`${server.url}/api/folders/${userId}/deploy`, { folder_name: 'Ethics' }, { cookie });
  const { folder } = await made.json();
  const links = [`http://127.0.0.1:${port}/`, 'http://127.0.0.1/', 'http://localhost/', 'http://[::ffff:127.0.0.1]/'];
  const call = `${server.url}/api/folders/source-materials/download-immediate?background_progress=false`;
  const answer = await post(call, { folder_id: folder.folder_id, reading_context: null, links }, { cookie });
  const { downloads } = await answer.json();
  expect(downloads.map(({ error }: { error: { code: string } }) => error.code)).toEqual(
    links.map(() => 'source_address_refused'),
  );
  expect(connections).toBe(0);
  inside.close();
});

test('a second server on the same data is refused and told by whom', async () => {
  const { code, said } = await servers.refusal({});
  expect(code).toBe(1);
  expect(said).toContain(`Another Weekwise (process ${server.child.pid}`);
  expect(said).toContain(servers.directory);
  expect(said).not.toContain('    at ');
  expect((await fetch(`${server.url}/api/system/health`)).status).toBe(200);
});

test('a port in use stops the start with a sentence', async () => {
  const { code, said } = await servers.refusal({
    PORT: new URL(server.url).port,
    WEEKWISE_DATA_DIR: await servers.newDirectory(),
  });
  expect(code).toBe(1);
  expect(said).toMatch(/^Port \d+ on 127\.0\.0\.1 is in use\..*\n$/);
});

test('settings that would show links to strangers stop the start with a sentence', async () => {
  const { code, said } = await servers.refusal({ HOST: '0.0.0.0' });
  expect(code).toBe(1);
  expect(said).toMatch(/^HOST=0\.0\.0\.0 lets other machines in, but without SMTP_URL .*\n$/);
});

test('what was acknowledged is there after kill -9, the session too', async () => {
  const { cookie, userId } = await signInByLink(server.url);
  const made = await post(`${server.url}/api/folders/${userId}/deploy`, { folder_name: 'Logic' }, { cookie });
  expect(made.status).toBe(200);
  await kill(server.child);

  server = await servers.start();
  const answer = await fetch(`${server.url}/api/startup/${userId}`, { headers: { cookie } });
  expect((await answer.json()).folders).toContainEqual(expect.objectContaining({ folder_name: 'Logic' }));
});

test('SIGTERM ends it cleanly, also while a client stays connected', async () => {
  expect((await fetch(`${server.url}/api/system/health`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await once(server.child, 'exit')).toEqual([0, null]);
});
