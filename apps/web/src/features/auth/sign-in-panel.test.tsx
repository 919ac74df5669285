import { screen } from '@testing-library/react';
import { getSignInWays, requestMagicLink, requestSmsLink } from '@weekwise/contracts/auth.ts';
import { describe, expect, it } from 'vitest';
import { keepTyped } from '../../lib/typed-before.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderAt } from '../../testing/render.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

type Server = ReturnType<typeof fakeServer>;

const google = { id: 'google', name: 'Google' };
const offer = (server: Server, ways: { sms?: boolean; providers?: { id: string; name: string }[] } = {}) =>
  server.answer(getSignInWays, { email: true, sms: false, providers: [], ...ways });

async function ask(address: string) {
  const { user } = renderAt(<SignInPanel />);
  const field = await screen.findByRole('textbox', { name: 'Email address' });
  if (address) await user.type(field, address);
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  return user;
}

it.each([
  ['', 'Enter your email address.'],
  ['leila', 'Enter a valid email address.'],
])('asks for a whole address when given %j', async (address, complaint) => {
  const server = fakeServer();
  offer(server);
  await ask(address);
  expect(screen.getByRole('alert')).toHaveTextContent(complaint);
  expect(server.seen.filter(({ method }) => method === 'POST')).toHaveLength(0);
});

it('goes on with what was typed into the first HTML, before the app was there', () => {
  offer(fakeServer());
  const html = document.body.appendChild(document.createElement('div'));
  html.innerHTML = '<input name="email" value="leila@north">';
  html.querySelector('input')?.focus();
  keepTyped(html);
  html.remove();
  renderAt(<SignInPanel />);
  const field = screen.getByRole('textbox', { name: 'Email address' });
  expect(field).toHaveValue('leila@north');
  expect(field).toHaveFocus();
});

it('says where the link went', async () => {
  const server = fakeServer();
  offer(server);
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
  offer(server);
  server.refuse(requestMagicLink, 'mail_not_sent');
  await ask('leila@northmere.example');
  expect(await screen.findByRole('alert')).toHaveTextContent('The sign-in mail could not be sent.');
  expect(screen.getByRole('textbox')).toHaveValue('leila@northmere.example');
});

it('goes back to ask for another address', async () => {
  const server = fakeServer();
  offer(server);
  server.answer(requestMagicLink, { success: true, message: 'sent', local_link: null });
  const user = await ask('leila@northmere.example');
  await user.click(await screen.findByRole('button', { name: 'Another address' }));
  expect(screen.getByRole('textbox', { name: 'Email address' })).toBeInTheDocument();
});

describe('the ways in', () => {
  it('are those that the server has: e-mail alone shows no choice', async () => {
    offer(fakeServer());
    renderAt(<SignInPanel />);
    await screen.findByRole('textbox', { name: 'Email address' });
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('at other houses are links that leave the app', async () => {
    offer(fakeServer(), { providers: [google, { id: 'oidc', name: 'Northmere University' }] });
    renderAt(<SignInPanel />);
    expect(await screen.findByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/api/auth/login?provider=google',
    );
    expect(screen.getByRole('link', { name: 'Continue with Northmere University' })).toBeInTheDocument();
  });

  it('by text message asks for a number and sends it with its country code', async () => {
    const server = fakeServer();
    offer(server, { sms: true });
    const local_link = 'http://127.0.0.1:4400/auth/verify-sms-link?token=abc';
    server.answer(requestSmsLink, { success: true, message: 'made', local_link });
    const { user } = renderAt(<SignInPanel />);
    await user.click(await screen.findByRole('radio', { name: 'Text message' }));
    const field = screen.getByRole('textbox', { name: 'Phone number' });
    await user.type(field, '555 010');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Add the country code');
    await user.clear(field);
    await user.type(field, '+1 (555) 010-0199{Enter}');
    expect(await screen.findByRole('heading', { name: 'Check your phone' })).toHaveFocus();
    expect(server.seen.at(-1)?.body).toEqual({ phone_number: '+15550100199' });
    expect(screen.getByRole('link', { name: 'Open the sign-in link' })).toHaveAttribute(
      'href',
      '/auth/verify-sms-link?token=abc',
    );
  });

  it('still hold e-mail when the server does not say which there are', async () => {
    fakeServer().disconnect(getSignInWays);
    renderAt(<SignInPanel />);
    expect(await screen.findByRole('textbox', { name: 'Email address' })).toBeInTheDocument();
  });
});
