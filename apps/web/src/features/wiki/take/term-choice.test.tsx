import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../../testing/render.tsx';
import { TermChoice } from './term-choice.tsx';

const sameTerm = { first: '2026-01-12', last: '2026-05-03' };

it('has the same dates chosen where the terms match; another term asks for its first day', async () => {
  const onChange = vi.fn();
  const { user } = renderAt(<TermChoice sameTerm={sameTerm} firstDate={sameTerm.first} onChange={onChange} />);
  expect(screen.getByRole('radio', { name: /^Same term, same dates/ })).toBeChecked();
  expect(screen.queryByLabelText('First day of your term')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^Another term/ }));
  expect(screen.getByLabelText('First day of your term')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^Same term/ }));
  expect(onChange).toHaveBeenLastCalledWith('2026-01-12');
});

it('asks only for the first day where they do not', () => {
  renderAt(<TermChoice sameTerm={null} firstDate="2026-08-24" onChange={vi.fn()} />);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByLabelText('First day of your term')).toHaveValue('2026-08-24');
});
