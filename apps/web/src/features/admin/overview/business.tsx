import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/loaded.tsx';
import { count } from '../../../lib/text.ts';
import { ChartPanel } from '../charts/chart-panel.tsx';
import { Panel } from '../panel.tsx';
import { PanelSkeleton } from '../panel-skeleton.tsx';
import type { Range } from '../range.ts';
import { sayChange, sayMoney, sayNumber, sayShort } from '../say.ts';
import { type BusinessNumbers, businessQuery } from './overview.queries.ts';
import { Retention } from './retention.tsx';

const charts = [
  { key: 'activeUsers', title: 'Active students', one: 'student', as: 'mean' },
  { key: 'newUsers', title: 'New students', one: 'student', as: 'sum' },
  { key: 'newFolders', title: 'New courses', one: 'course', as: 'sum' },
  { key: 'weeksGenerated', title: 'Weeks made', one: 'week', as: 'sum' },
] as const;

/** What students do here, and whether they stay and pay. */
export function Business({ range }: { range: Range }) {
  const business = useQuery(businessQuery(range));
  return (
    <Loaded
      query={business}
      errorTitle="The numbers of students could not be loaded"
      skeleton={<PanelSkeleton label="Loading the numbers of students" />}
    >
      {(numbers) => (
        <>
          <div className="grid gap-4 md:grid-cols-2">
            {charts.map(({ key, title, one, as }) => (
              <ChartPanel
                key={key}
                title={title}
                label={title}
                file={title.toLowerCase().replace(' ', '-')}
                size="small"
                as={as}
                dates={numbers.byDay.map(({ date }) => date)}
                series={[{ key, label: title, values: numbers.byDay.map((day) => day[key]) }]}
                say={(value) => count(Math.round(value), one)}
                sayAxis={(value) => (Number.isInteger(value) ? sayShort(value) : '')}
                note={sayChange(numbers.total[key], numbers.before[key], numbers.byDay.length)}
              />
            ))}
          </div>
          <Retention retention={numbers.retention} />
          <Revenue numbers={numbers} />
        </>
      )}
    </Loaded>
  );
}

function Revenue({ numbers: { billing, revenue } }: { numbers: BusinessNumbers }) {
  if (billing === 'off' && revenue.length === 0) return null;
  return (
    <Panel title="Paid" {...(billing === 'test' && { note: 'Test purchases: no money moved' })}>
      {revenue.length === 0 ? (
        <p className="text-secondary text-sm">Nobody paid in these days.</p>
      ) : (
        <ul className="grid gap-1">
          {revenue.map(({ currency, purchases, paid, refunded }) => (
            <li key={currency} className="tabular text-secondary text-sm">
              <b className="font-medium text-primary">{sayMoney(paid, currency)}</b> in {sayNumber(purchases)}{' '}
              {purchases === 1 ? 'purchase' : 'purchases'}
              {refunded > 0 && `, of which ${sayMoney(refunded, currency)} went back`}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
