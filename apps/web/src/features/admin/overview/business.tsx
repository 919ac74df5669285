import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { ChartPanel } from '../charts/chart-panel.tsx';
import { sayChange, sayMoney, sayShort } from '../format.ts';
import { Panel } from '../panel.tsx';
import { PanelSkeleton } from '../panel-skeleton.tsx';
import type { Range } from '../range.ts';
import { type BusinessNumbers, businessQuery } from './overview.queries.ts';
import { Retention } from './retention.tsx';

const students = (many: number) => plural(many, { one: '# student', other: '# students' });
const charts = [
  { key: 'activeUsers', title: t`Active students`, counted: students, as: 'mean' },
  { key: 'newUsers', title: t`New students`, counted: students, as: 'sum' },
  {
    key: 'newFolders',
    title: t`New courses`,
    counted: (many: number) => plural(many, { one: '# course', other: '# courses' }),
    as: 'sum',
  },
  {
    key: 'weeksGenerated',
    title: t`Weeks made`,
    counted: (many: number) => plural(many, { one: '# week', other: '# weeks' }),
    as: 'sum',
  },
] as const;

/** What students do here, and whether they stay and pay. */
export function Business({ range }: { range: Range }) {
  const business = useQuery(businessQuery(range));
  return (
    <QueryBoundary
      query={business}
      errorTitle={t`The numbers of students could not be loaded`}
      skeleton={<PanelSkeleton label={t`Loading the numbers of students`} />}
    >
      {(numbers) => (
        <>
          <div className="grid gap-4 md:grid-cols-2">
            {charts.map(({ key, title, counted, as }) => (
              <ChartPanel
                key={key}
                title={title}
                label={title}
                file={title.toLowerCase().replace(' ', '-')}
                size="small"
                as={as}
                dates={numbers.byDay.map(({ date }) => date)}
                series={[{ key, label: title, values: numbers.byDay.map((day) => day[key]) }]}
                say={(value) => (value > 0 && value < 1 ? t`under ${counted(1)}` : counted(Math.round(value)))}
                sayAxis={sayShort}
                whole
                note={sayChange(numbers.total[key], numbers.before[key], numbers.byDay.length)}
              />
            ))}
          </div>
          <Retention retention={numbers.retention} />
          <Revenue numbers={numbers} />
        </>
      )}
    </QueryBoundary>
  );
}

const sayPurchases = (purchases: number) => plural(purchases, { one: '# purchase', other: '# purchases' });

function Revenue({ numbers: { billing, revenue } }: { numbers: BusinessNumbers }) {
  if (billing === 'off' && revenue.length === 0) return null;
  return (
    <Panel title={t`Paid`} {...(billing === 'test' && { note: t`Test purchases: no money moved` })}>
      {revenue.length === 0 ? (
        <p className="text-secondary text-sm">{t`Nobody paid in these days.`}</p>
      ) : (
        <ul className="grid gap-1">
          {revenue.map(({ currency, purchases, paid, refunded }) => (
            <li key={currency} className="tabular text-secondary text-sm">
              <Trans>
                <b className="font-medium text-primary">{sayMoney(paid, currency)}</b> in {sayPurchases(purchases)}.
              </Trans>{' '}
              {refunded > 0 && t`${sayMoney(refunded, currency)} of it went back.`}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
