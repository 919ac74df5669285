import { screen, waitFor, within } from '@testing-library/react';
import { type AuditEntry, listAudit } from '@weekwise/contracts/admin-audit.ts';
import { getFolderBudget, setFolderBudget } from '@weekwise/contracts/admin-budgets.ts';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderAt } from '../../testing/render.tsx';
import { BudgetDialog } from './budget-dialog.tsx';
import { Chart } from './charts/chart.tsx';
import { ServerTable } from './list/server-table.tsx';
import { LogList } from './log/log-list.tsx';

const budget = {
  budget: { usd: null, tokens: null },
  is_own: false,
  spent: { usd: 1, tokens: 10 },
  is_spent: false,
  models_without_price: [],
};

it('a budget is saved by the keyboard alone: Enter in any of its fields', async () => {
  const server = fakeServer();
  server.answer(getFolderBudget, budget);
  server.answer(setFolderBudget, budget);
  const close = vi.fn();
  const { user } = renderAt(<BudgetDialog of={{ kind: 'folder', id: 'f1' }} name="Rivers" onClose={close} />);
  await user.type(await screen.findByLabelText('US dollars'), '2.5');
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  await user.click(save);
  expect(screen.getByText('Say why. It is kept with the change.')).toBeVisible();
  const reason = screen.getByLabelText<HTMLInputElement>('Reason');
  // A browser presses the form's button then, wherever it stands; the test's does not look for it.
  expect(reason.form).toBe(save.form);
  await user.type(reason, 'A pilot');
  await user.click(save);
  await waitFor(() => expect(close).toHaveBeenCalled());
  const sent = server.seen.find(({ method }) => method === 'PUT');
  expect(sent?.body).toEqual({ usd: 2.5, tokens: null, reason: 'A pilot' });
});

const makeEntry = (change: Pick<AuditEntry, 'entry_id' | 'action' | 'subject'> & Partial<AuditEntry>): AuditEntry => ({
  at: '2026-01-07T10:00:00Z',
  actor: { user_id: 'a', email: 'admin@example.edu', phone_number: null, name: 'Ada Frost' },
  reason: 'Exam week',
  before: {},
  after: {},
  ...change,
});

it('the log says which way models were switched', async () => {
  const entry = (entry_id: number, ai_enabled: boolean) =>
    makeEntry({
      entry_id,
      action: 'set-ai-access',
      subject: { kind: 'folder', id: 'f1', name: 'Rivers' },
      before: { ai_enabled: !ai_enabled },
      after: { ai_enabled },
    });
  fakeServer().answer(listAudit, { entries: [entry(2, true), entry(1, false)], has_more: false });
  renderAt(<LogList of={{}} />);
  const [second, first] = await screen.findAllByRole('listitem');
  expect(second).toHaveTextContent('Models switched on');
  expect(first).toHaveTextContent('Models switched off');
});

it('the log of a student says what was changed of what they may use, and for which course', async () => {
  const entry = (entry_id: number, after: AuditEntry['after']) =>
    makeEntry({
      entry_id,
      action: 'update-subscription',
      subject: { kind: 'user', id: 'u1', name: 'Leila Osei' },
      after,
    });
  const entries = [entry(2, { kind: 'extend', folder_id: 'f1' }), entry(1, { kind: 'of a newer server' })];
  fakeServer().answer(listAudit, { entries, has_more: false });
  renderAt(<LogList of={{ kind: 'user', id: 'u1' }} nameOf={(id) => (id === 'f1' ? 'Rivers' : id)} />);
  const [second, first] = await screen.findAllByRole('listitem');
  expect(second).toHaveTextContent('More weeks opened Rivers');
  expect(first).toHaveTextContent('Subscription changed');
  expect(screen.queryByText('Leila Osei')).not.toBeInTheDocument();
});

it('a chart without numbers says so, and has no bars to step through', () => {
  const series = [{ key: 'usd', label: 'Cost', values: [0, 0] }];
  const say = (value: number) => `$${value}`;
  renderAt(<Chart label="Cost" dates={['2026-01-06', '2026-01-07']} series={series} say={say} sayAxis={say} />);
  expect(screen.getByText('Nothing in these days.')).toBeVisible();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

it('a page that is beyond the last says so, and leads back', async () => {
  const change = vi.fn();
  const { user } = renderAt(
    <ServerTable
      label="Courses"
      columns={[]}
      rows={[]}
      total={60}
      stale={false}
      rowKey={String}
      list={{ days: 30, q: '', sort: 'cost', direction: 'desc', limit: 25, offset: 2475 }}
      sorts={['cost']}
      page={100}
      onChange={change}
      csvUrl="/courses.csv"
      searchLabel="Search courses"
      empty="There is no course yet."
    />,
  );
  expect(screen.getByText('There is no page 100.')).toBeVisible();
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByText('60 in all')).toBeVisible();
  await user.click(pages.getByRole('button', { name: 'Previous' }));
  expect(change).toHaveBeenCalledWith({ page: '3' });
});
