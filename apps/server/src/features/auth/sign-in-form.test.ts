import { expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { putWebPage } from '../../testing/web-page.ts';

const testApp = useTestApp();

const send = (fields: Record<string, string>, headers: Record<string, string> = {}) => {
  putWebPage(testApp);
  return testApp.app.inject({
    method: 'POST',
    url: '/sign-in',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
};

test('the form works without a script: the link is sent, and the page says where to', async () => {
  const sent = testApp.mail.sent.length;
  const answer = await send({ email: ' Nadia@Example.edu ' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(answer.body).toContain('Check your mail</h1>');
  expect(answer.body).toContain('nadia@example.edu');
  expect(testApp.mail.sent).toHaveLength(sent + 1);
  expect(answer.body).not.toContain('type="module"');
});

test.each([['nadia'], ['']])('what is no address (%j) is asked for again, and sends nothing', async (email) => {
  const sent = testApp.mail.sent.length;
  const answer = await send({ email });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('Enter a valid email address.');
  expect(testApp.mail.sent).toHaveLength(sent);
});

test('what was typed stays text', async () => {
  const { body } = await send({ email: '"><script>alert(1)</script>' });
  expect(body).not.toContain('<script>alert');
  expect(body).toContain('&lt;script&gt;');
});

test('another site cannot send it', async () => {
  expect((await send({ email: 'nadia@example.edu' }, { origin: 'https://evil.example' })).statusCode).toBe(403);
});

test('a mailbox that got several links is told of as that', async () => {
  let answer = await send({ email: 'often@example.edu' });
  for (let n = 0; n < 8; n++) answer = await send({ email: 'often@example.edu' });
  expect(answer.statusCode).toBe(429);
  expect(answer.body).toContain('role="alert"');
});
