import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteAccount } from '@weekwise/contracts/account.ts';
import { expect, it } from 'vitest';
import { writeRecord } from '../../lib/session/session-record.ts';
import { makeRecord } from '../../testing/factories.ts';
import { knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';

it('a link without its token asks nothing, and leads to where a new one is', async () => {
  knownStudent();
  writeRecord(makeRecord());
  openApp('/account/delete');
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete everything' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open your account' })).toHaveAttribute('href', '/account');
});

it('a link that was used says that nothing was deleted', async () => {
  knownStudent().refuse(deleteAccount, 'link_invalid');
  writeRecord(makeRecord());
  openApp('/account/delete?token=used');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete everything' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was deleted.');
});
