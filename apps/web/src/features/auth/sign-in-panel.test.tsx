import { screen } from '@testing-library/react';
import { requestMagicLink } from '@weekwise/contracts/auth.ts';
import { expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderAt } from '../../testing/render.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

async function ask(address: string) {
  const { user } = renderAt(<SignInPanel />);
  if (address) await user.type(screen.getByRole('textbox', { name: 'E-mail address' }), address);
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  return user;
}

it.each([
  ['', 'Enter your e-mail address.'],
  ['leila', 'This is no complete e-mail address.'],
])('asks for a whole address when given %j', async (address, complaint) => {
  const server = fakeServer();
  await ask(address);
  expect(screen.getByRole('alert')).toHaveTextContent(complaint);
  expect(server.seen).toHaveLength(0);
});

it('says where the link went', async () => {
  const server = fakeServer();
  server.answer(requestMagicLink, { success: true, message: 'sent', local_link: null });
  await ask(' leila@northmere.example ');
  expect(await screen.findByRole('heading', { name: 'Check your mail' })).toHaveFocus();
  expect(screen.getByText('leila@northmere.example')).toBeInTheDocument();
  expect(screen.queryByText('Local mode')).not.toBeInTheDocument();
});

it('shows the link in local mode, on the host the page is on', async () => {
  const server = fakeServer();
  const local_link = 'http://127.0.0.1:4400/auth/verify-email-magic-link?token=abc';
  server.answer(requestMagicLink, { success: true, message: 'made', local_link });
  await ask('leila@northmere.example');
  expect(await screen.findByText('Local mode')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the sign-in link' })).toHaveAttribute(
    'href',
    '/auth/verify-email-magic-link?token=abc',
  );
});

it('keeps the address when the mail could not be sent', async () => {
  const server = fakeServer();
  server.refuse(requestMagicLink, 'mail_not_sent');
  await ask('leila@northmere.example');
  expect(await screen.findByRole('alert')).toHaveTextContent('The sign-in mail could not be sent.');
  expect(screen.getByRole('textbox')).toHaveValue('leila@northmere.example');
});

it('goes back to ask for another address', async () => {
  const server = fakeServer();
  server.answer(requestMagicLink, { success: true, message: 'sent', local_link: null });
  const user = await ask('leila@northmere.example');
  await user.click(await screen.findByRole('button', { name: 'Another address' }));
  expect(screen.getByRole('textbox', { name: 'E-mail address' })).toBeInTheDocument();
});
