import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { post, signInByLink } from './testing/http-calls.ts';
import { kill, useServerProcesses } from './testing/server-process.ts';

vi.setConfig({ testTimeout: 120_000 });

const servers = useServerProcesses();

test('what was acknowledged is there after kill -9, the session too', async () => {
  const first = await servers.start();
  const { cookie, userId } = await signInByLink(first.url);
  const made = await post(`${first.url}/api/folders/${userId}/deploy`, { folder_name: 'Ethics' }, { cookie });
  expect(made.status).toBe(200);
  await kill(first.child);

  const second = await servers.start();
  const answer = await fetch(`${second.url}/api/startup/${userId}`, { headers: { cookie } });
  expect((await answer.json()).folders).toMatchObject([{ folder_name: 'Ethics' }]);
});

test('a second server on the same data is refused and told by whom', async () => {
  const { child, url } = await servers.start();
  const { code, said } = await servers.refusal({});
  expect(code).toBe(1);
  expect(said).toContain(`Another Weekwise (process ${child.pid}`);
  expect(said).toContain(servers.directory);
  expect(said).not.toContain('    at ');
  expect((await fetch(`${url}/api/system/health`)).status).toBe(200);
});

test('SIGTERM ends it cleanly, also while a client stays connected', async () => {
  const { child, url } = await servers.start();
  expect((await fetch(`${url}/api/system/health`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('settings that would show links to strangers stop the start with a sentence', async () => {
  const { code, said } = await servers.refusal({ HOST: '0.0.0.0' });
  expect(code).toBe(1);
  expect(said).toMatch(/^HOST=0\.0\.0\.0 lets other machines in, but without SMTP_URL .*\n$/);
});

test('a port in use stops the start with a sentence', async () => {
  const { url } = await servers.start();
  const other = join(servers.directory, 'other');
  const { code, said } = await servers.refusal({ PORT: new URL(url).port, WEEKWISE_DATA_DIR: other });
  expect(code).toBe(1);
  expect(said).toMatch(/^Port \d+ on 127\.0\.0\.1 is in use\..*\n$/);
});

test('no setting lets it fetch a link of its own network', async () => {
  let connections = 0;
  const inside = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  await once(inside.listen(0, '127.0.0.1'), 'listening');
  const { port } = inside.address() as AddressInfo;
  const { url } = await servers.start({
    PRIVATE_ADDRESSES: 'allow',
    NODE_ENV: 'test',
    VITEST: 'true',
    FOR_TESTS: 'true',
  });
  const { cookie, userId } = await signInByLink(url);
  const made = await post(`${url}/api/folders/${userId}/deploy`, { folder_name: 'Ethics' }, { cookie });
  const { folder } = await made.json();
  const links = [`http://127.0.0.1:${port}/`, 'http://127.0.0.1/', 'http://localhost/', 'http://[::ffff:127.0.0.1]/'];
  const call = `${url}/api/folders/source-materials/download-immediate?background_progress=false`;
  const answer = await post(call, { folder_id: folder.folder_id, reading_context: null, links }, { cookie });
  const { downloads } = await answer.json();
  expect(downloads.map(({ error }: { error: { code: string } }) => error.code)).toEqual(
    links.map(() => 'source_address_refused'),
  );
  expect(connections).toBe(0);
  inside.close();
});
