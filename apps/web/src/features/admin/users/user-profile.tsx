import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { sayTokens, sayUsd } from '../../../lib/say-use.ts';
import { count, formatBytes } from '../../../lib/text.ts';
import { BudgetDialog } from '../budget-dialog.tsx';
import { Panel } from '../panel.tsx';
import { sayMoment } from '../say.ts';
import type { UserDetails } from './users.queries.ts';

/** Who it is, since when, and what models may cost them this month. */
export function UserProfile({ user }: { user: UserDetails }) {
  const [isChanging, setIsChanging] = useState(false);
  const { month } = user;
  const facts: [string, string][] = [
    ['Address', `${user.email}${user.isVerified ? '' : ' (not verified)'}`],
    ...(user.phone ? [['Phone', user.phone] as [string, string]] : []),
    ['Signs in with', user.providers.length === 0 ? 'Links' : user.providers.join(', ')],
    ['Came', formatDate(user.createdAt.slice(0, 10), 'withYear')],
    ['Seen last', user.lastSeenAt ? `${sayMoment(user.lastSeenAt)} UTC` : 'Not signed in'],
    ['Keeps', `${count(user.folderCount, 'course')}, ${formatBytes(user.storageBytes)} of files`],
  ];
  return (
    <Panel title="Profile">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
        <dt className="text-muted">Budget</dt>
        <dd>
          {sayBudget(month.budget)}
          <span className="block text-muted text-xs">
            {month.isOwn ? 'Set by an admin.' : 'The default of the settings.'} Used this month:{' '}
            {sayUsd(month.spent.usd)}, {sayTokens(month.spent.tokens)}
            {month.isSpent && ': spent'}.
          </span>
          <Button size="sm" className="mt-1.5" onClick={() => setIsChanging(true)}>
            Change the budget
          </Button>
        </dd>
      </dl>
      {isChanging && (
        <BudgetDialog of={{ kind: 'student', id: user.id }} name={user.name} onClose={() => setIsChanging(false)} />
      )}
    </Panel>
  );
}

function sayBudget({ usd, tokens }: UserDetails['month']['budget']): string {
  const limits = [...(usd === null ? [] : [sayUsd(usd)]), ...(tokens === null ? [] : [sayTokens(tokens)])];
  return limits.length === 0 ? 'No limit' : `${limits.join(' and ')} a month`;
}
