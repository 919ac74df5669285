import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/loaded.tsx';
import { sayUsd } from '../../../lib/say-use.ts';
import { count } from '../../../lib/text.ts';
import { barsOf } from '../charts/bars.ts';
import { PanelSkeleton } from '../panel-skeleton.tsx';
import type { Range } from '../range.ts';
import { sayChange, sayNumber, sayShare, sayShort } from '../say.ts';
import { type BusinessNumbers, businessQuery, type Dashboard, dashboardQuery, todayQuery } from './overview.queries.ts';
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
  const skeleton = <PanelSkeleton label="Loading the numbers" className="h-26 max-md:h-72" />;
  return (
    <Loaded query={dashboard} errorTitle="The costs could not be loaded" skeleton={skeleton}>
      {(costs) => (
        <Loaded query={business} errorTitle="The numbers of students could not be loaded" skeleton={skeleton}>
          {(numbers) => <Numbers costs={costs} numbers={numbers} days={Number(range)} />}
        </Loaded>
      )}
    </Loaded>
  );
}

function Numbers({ costs, numbers, days }: { costs: Dashboard; numbers: BusinessNumbers; days: number }) {
  const today = useQuery(todayQuery).data;
  const { total, before, byDay } = costs;
  const { conversion } = numbers;
  const active = numbers.total.activeUsers;
  const activeBefore = numbers.before.activeUsers;
  return (
    <Stats
      label="Totals"
      stats={[
        {
          label: 'Cost',
          value: sayUsd(total.usd),
          detail: [
            sayChange(total.usd, before.usd, days),
            total.unpricedCalls > 0
              ? `${count(total.unpricedCalls, 'call')} without a price`
              : today && `${sayUsd(today.today.usd)} today`,
          ]
            .filter(Boolean)
            .join(', '),
          trend: trendOf(byDay.map(({ usd }) => usd)),
        },
        {
          label: 'Cost per active student',
          value: active === 0 ? 'None' : sayUsd(total.usd / active),
          detail:
            active === 0
              ? 'Nobody was active'
              : activeBefore === 0
                ? `${count(total.calls, 'call')} of models`
                : sayChange(total.usd / active, before.usd / activeBefore, days),
        },
        {
          label: 'Tokens',
          value: sayShort(total.tokens),
          detail:
            total.tokens === 0
              ? 'No model was used'
              : `${sayChange(total.tokens, before.tokens, days)}, ${sayShare(Math.round((100 * total.inputTokens) / total.tokens) / 100)} input`,
          trend: trendOf(byDay.map(({ tokens }) => tokens)),
        },
        {
          label: 'Active students',
          value: sayNumber(active),
          detail: sayChange(active, activeBefore, days),
          trend: trendOf(numbers.byDay.map(({ activeUsers }) => activeUsers)),
        },
        {
          label: 'From trial to paid',
          value: sayShare(conversion.rate),
          detail:
            conversion.trials === 0
              ? 'No trial began'
              : `${sayNumber(conversion.converted)} of ${count(conversion.trials, 'trial')}${
                  conversion.medianDaysToPay === null ? '' : `, in ${Math.round(conversion.medianDaysToPay)} days`
                }`,
        },
      ]}
    />
  );
}
