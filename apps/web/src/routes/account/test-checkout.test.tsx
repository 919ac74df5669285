import { screen } from '@testing-library/react';
import { getTestCheckout } from '@weekwise/contracts/billing-test-checkout.ts';
import { expect, it } from 'vitest';
import { writeRecord } from '../../lib/session/session-record.ts';
import { makeRecord } from '../../testing/factories.ts';
import { knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';

it('somebody else’s purchase is not shown, and there is a way on', async () => {
  knownStudent().refuse(getTestCheckout, 'order_not_found');
  writeRecord(makeRecord());
  openApp('/checkout/test/cs_1');
  expect(await screen.findByText('Couldn’t open this purchase')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to your courses' })).toHaveAttribute('href', '/dashboard');
});
