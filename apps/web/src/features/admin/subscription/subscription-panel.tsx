import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { orderStates } from '../../../lib/order-states.ts';
import { inLine } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { sayMoment, sayMoney } from '../format.ts';
import { Panel } from '../panel.tsx';
import { PanelSkeleton } from '../panel-skeleton.tsx';
import { possibleKinds } from './change.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { type AdminSubscription, studentSubscriptionQuery } from './subscription.queries.ts';

/** What a student has bought, been given and may use. What admins changed of it stands in the log. */
export function SubscriptionPanel({ userId, nameOf }: { userId: string; nameOf: (folderId: string) => string }) {
  const subscription = useQuery(studentSubscriptionQuery(userId));
  const [isChanging, setIsChanging] = useState(false);
  const canChange = subscription.data !== undefined && possibleKinds(subscription.data).length > 0;
  return (
    <Panel
      title={t`Subscription`}
      actions={canChange && <Button size="sm" onClick={() => setIsChanging(true)}>{t`Change`}</Button>}
    >
      <QueryBoundary
        query={subscription}
        errorTitle={t`The subscription could not be loaded`}
        skeleton={<PanelSkeleton label={t`Loading the subscription`} className="h-32" />}
      >
        {(loaded) => (
          <>
            <Standing subscription={loaded} nameOf={nameOf} />
            {isChanging && (
              <ChangeDialog
                userId={userId}
                subscription={loaded}
                nameOf={nameOf}
                onClose={() => setIsChanging(false)}
              />
            )}
          </>
        )}
      </QueryBoundary>
    </Panel>
  );
}

function Standing({ subscription, nameOf }: { subscription: AdminSubscription; nameOf: (folderId: string) => string }) {
  const { isActive, foldersLeft, freeTestUsed, folders, orders } = subscription;
  return (
    <div className="grid gap-4 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Chip tone={isActive ? 'accent' : 'line'}>{isActive ? t`Active` : t`Not active`}</Chip>
        <span className="text-secondary">
          {freeTestUsed ? t`Free course used.` : t`Free course not used yet.`}
          {foldersLeft > 0 && t` ${plural(foldersLeft, { one: '# paid course', other: '# paid courses' })} to make.`}
        </span>
      </p>
      <History title={t`Courses`} empty={t`No course with a plan.`}>
        {folders.map(({ id, kind, openWeeks }) => (
          <li key={id} className="py-1.5 [overflow-wrap:anywhere]">
            {nameOf(id)}
            <span className="block text-muted text-xs">
              {kind === null ? t`Made without billing` : kind === 'trial' ? t`Trial` : t`Paid`},{' '}
              {openWeeks === null ? t`all weeks open` : t`open weeks: ${inLine(openWeeks) || t`none`}`}
            </span>
          </li>
        ))}
      </History>
      <History title={t`Purchases`} empty={t`Nothing bought.`}>
        {orders.map(({ id, title, amount, currency, state, refunded, at }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 py-1.5">
            <span className="min-w-32 flex-1">{title}</span>
            <span className="tabular">
              {sayMoney(amount, currency)}
              {refunded > 0 && refunded < amount && t`, ${sayMoney(refunded, currency)} back`}
            </span>
            <span className="w-full text-muted text-xs">{t`${orderStates[state]}, ${sayMoment(at)} UTC`}</span>
          </li>
        ))}
      </History>
    </div>
  );
}

function History({ title, empty, children }: { title: string; empty: string; children: ReactNode[] }) {
  return (
    <div>
      <h3 className="font-medium">{title}</h3>
      {children.length === 0 ? <p className="text-muted">{empty}</p> : <ul className="divide-y">{children}</ul>}
    </div>
  );
}
