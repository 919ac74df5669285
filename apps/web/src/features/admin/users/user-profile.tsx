import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDate } from '../../../lib/dates.ts';
import { sayTokens, sayUsd } from '../../../lib/say-use.ts';
import { formatBytes, inLine, listOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { BudgetDialog } from '../budget-dialog.tsx';
import { sayMoment } from '../format.ts';
import { Panel } from '../panel.tsx';
import { contactOf } from './student.ts';
import type { UserDetails } from './users.queries.ts';

/** Who it is, since when, and what models may cost them this month. */
export function UserProfile({ user }: { user: UserDetails }) {
  const [isChanging, setIsChanging] = useState(false);
  const { month } = user;
  const facts: [string, string][] = [
    ...(user.email === null ? [] : [[t`Address`, user.email] as [string, string]]),
    ...(user.phone === null ? [] : [[t`Phone`, user.phone] as [string, string]]),
    [t`Signs in with`, user.providers.length === 0 ? t`Links` : inLine(user.providers)],
    [t`Came`, formatDate(user.createdAt.slice(0, 10), 'withYear')],
    [t`Seen last`, user.lastSeenAt ? `${sayMoment(user.lastSeenAt)} UTC` : t`Not signed in`],
    [
      t`Keeps`,
      t`${plural(user.folderCount, { one: '# course', other: '# courses' })}, ${formatBytes(user.storageBytes)} of files`,
    ],
  ];
  return (
    <Panel title={t`Profile`}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
        <dt className="text-muted">{t`Budget`}</dt>
        <dd>
          {sayBudget(month.budget)}
          <span className="block text-muted text-xs">
            <Trans>
              {month.isOwn ? t`Set by an admin.` : t`The default from the settings.`} Used this month:{' '}
              {sayUsd(month.spent.usd)}, {sayTokens(month.spent.tokens)}
              {month.isSpent && t`: spent`}.
            </Trans>
          </span>
          <Button size="sm" className="mt-1.5" onClick={() => setIsChanging(true)}>{t`Change the budget`}</Button>
        </dd>
      </dl>
      {isChanging && (
        <BudgetDialog
          of={{ kind: 'student', id: user.id }}
          name={user.name || contactOf(user)}
          onClose={() => setIsChanging(false)}
        />
      )}
    </Panel>
  );
}

function sayBudget({ usd, tokens }: UserDetails['month']['budget']): string {
  const limits = [...(usd === null ? [] : [sayUsd(usd)]), ...(tokens === null ? [] : [sayTokens(tokens)])];
  return limits.length === 0 ? t`No limit` : t`${listOf(limits)} a month`;
}
