import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { sayUsd } from '../../../lib/say-use.ts';
import { inLine } from '../../../lib/text.ts';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { barsOf } from '../charts/bars.ts';
import { sayChange, sayNumber, sayShare, sayShort } from '../format.ts';
import { PanelSkeleton } from '../panel-skeleton.tsx';
import type { Range } from '../range.ts';
import {
  type AdminOverview,
  type BusinessNumbers,
  businessQuery,
  dashboardQuery,
  todayQuery,
} from './overview.queries.ts';
import { Stats } from './stats.tsx';

/** A sparkline has room for so many points. */
const points = 12;
const trendOf = (values: readonly number[]): number[] =>
  barsOf(
    values.map(() => '2000-01-01'),
    [{ key: '', label: '', values }],
    Math.max(1, Math.floor(values.length / points)),
    'mean',
  ).map(({ total }) => total);

/** What a range cost and what was done in it, in five numbers. */
export function Headline({ range }: { range: Range }) {
  const dashboard = useQuery(dashboardQuery(range));
  const business = useQuery(businessQuery(range));
  const skeleton = <PanelSkeleton label={t`Loading the numbers`} className="h-26 max-md:h-72" />;
  return (
    <QueryBoundary query={dashboard} errorTitle={t`The costs could not be loaded`} skeleton={skeleton}>
      {(costs) => (
        <QueryBoundary query={business} errorTitle={t`The numbers of students could not be loaded`} skeleton={skeleton}>
          {(numbers) => <Numbers costs={costs} numbers={numbers} days={Number(range)} />}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}

function Numbers({ costs, numbers, days }: { costs: AdminOverview; numbers: BusinessNumbers; days: number }) {
  const today = useQuery(todayQuery).data;
  const { total, before, byDay } = costs;
  const { conversion } = numbers;
  const active = numbers.total.activeUsers;
  const activeBefore = numbers.before.activeUsers;
  return (
    <Stats
      label={t`Totals`}
      stats={[
        {
          label: t`Cost`,
          value: sayUsd(total.usd),
          detail: inLine([
            sayChange(total.usd, before.usd, days),
            total.unpricedCalls > 0
              ? t`${plural(total.unpricedCalls, { one: '# call', other: '# calls' })} without a price`
              : today && t`${sayUsd(today.today.usd)} today`,
          ]),
          trend: trendOf(byDay.map(({ usd }) => usd)),
        },
        {
          label: t`Cost per active student`,
          value: active === 0 ? t`None` : sayUsd(total.usd / active),
          detail:
            active === 0
              ? t`Nobody was active`
              : activeBefore === 0
                ? t`${plural(total.calls, { one: '# call', other: '# calls' })} of models`
                : sayChange(total.usd / active, before.usd / activeBefore, days),
        },
        {
          label: t`Tokens`,
          value: sayShort(total.tokens),
          detail:
            total.tokens === 0
              ? t`No model was used`
              : t`${sayChange(total.tokens, before.tokens, days)}, ${sayShare(Math.round((100 * total.inputTokens) / total.tokens) / 100)} input`,
          trend: trendOf(byDay.map(({ tokens }) => tokens)),
        },
        {
          label: t`Active students`,
          value: sayNumber(active),
          detail: sayChange(active, activeBefore, days),
          trend: trendOf(numbers.byDay.map(({ activeUsers }) => activeUsers)),
        },
        {
          label: t`From trial to paid`,
          value: sayShare(conversion.rate),
          detail:
            conversion.trials === 0
              ? t`No trial began`
              : t`${sayNumber(conversion.converted)} of ${plural(conversion.trials, { one: '# trial', other: '# trials' })}${
                  conversion.medianDaysToPay === null ? '' : t`, in ${Math.round(conversion.medianDaysToPay)} days`
                }`,
        },
      ]}
    />
  );
}
