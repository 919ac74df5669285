import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { smtpMail } from './smtp-mail.ts';

/** A real mail server on loopback, and what it was given. */
async function mailServer(accept: (user: string, password: string) => boolean) {
  const received: { from: string | undefined; to: string[]; data: string }[] = [];
  const server = new SMTPServer({
    authOptional: false,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      accept(username ?? '', password ?? '') ? done(null, { user: username }) : done(new Error('Wrong password')),
    onData: (stream, { envelope }, done) => {
      text(stream).then((data) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : undefined;
        received.push({ from, to: envelope.rcptTo.map((to) => to.address), data });
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return { received, port, close };
}

const message = { to: 'ann@example.edu', subject: 'Your link — ¡hola!', text: 'Open it.', html: '<p>Open it.</p>' };
const from = 'Weekwise <weekwise@example.edu>';

test('a server takes the message, and answers the check', async () => {
  const server = await mailServer((user, password) => user === 'weekwise' && password === 'p@ss');
  const mail = smtpMail({ url: `smtp://weekwise:p%40ss@127.0.0.1:${server.port}`, from });
  expect((await mail.check()).status).toBe('ok');
  await mail.send(message);
  expect(server.received[0]).toMatchObject({ from: 'weekwise@example.edu', to: ['ann@example.edu'] });
  expect(server.received[0]?.data).toContain('<p>Open it.</p>');
  await server.close();
});

test('a refusal and a server that is away are failures, without the password in sight', async () => {
  const server = await mailServer(() => false);
  const mail = smtpMail({ url: `smtp://weekwise:p%40ss@127.0.0.1:${server.port}`, from });
  await expect(mail.send(message)).rejects.toThrow();
  await server.close();
  await expect(mail.send(message)).rejects.toThrow();
  const health = await mail.check();
  expect(health.status).toBe('down');
  expect(health.detail).not.toContain('p@ss');
});
