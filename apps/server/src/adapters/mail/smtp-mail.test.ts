import { expect, test } from 'vitest';
import { startMailServer } from '../../testing/mail-server.ts';
import { smtpMail } from './smtp-mail.ts';

const message = { to: 'ann@example.edu', subject: 'Your link — ¡hola!', text: 'Open it.', html: '<p>Open it.</p>' };
const from = 'Weekwise <weekwise@example.edu>';

test('a server takes the message, and answers the check', async () => {
  const server = await startMailServer((user, password) => user === 'weekwise' && password === 'p@ss');
  const mail = smtpMail({ url: `smtp://weekwise:p%40ss@127.0.0.1:${server.port}`, from });
  expect((await mail.check()).status).toBe('ok');
  await mail.send(message);
  expect(server.received[0]).toMatchObject({ from: 'weekwise@example.edu', to: ['ann@example.edu'] });
  expect(server.received[0]?.data).toContain('<p>Open it.</p>');
  await server.close();
});

test('a refusal and a server that is away are failures, without the password in sight', async () => {
  const server = await startMailServer(() => false);
  const mail = smtpMail({ url: `smtp://weekwise:p%40ss@127.0.0.1:${server.port}`, from });
  await expect(mail.send(message)).rejects.toThrow();
  await server.close();
  await expect(mail.send(message)).rejects.toThrow();
  const health = await mail.check();
  expect(health.status).toBe('down');
  expect(health.detail).not.toContain('p@ss');
});
