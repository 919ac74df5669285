import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/loaded.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { count } from '../../../lib/text.ts';
import { Panel } from '../panel.tsx';
import { PanelSkeleton } from '../panel-skeleton.tsx';
import { sayAbility } from '../say.ts';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';
import { Providers } from '../use/providers.tsx';
import { type SystemHealth, systemHealthQuery } from './health.queries.ts';
import { HealthParts } from './health-parts.tsx';

type Queue = SystemHealth['queues'][number];

const sayWait = (seconds: number | null): string =>
  seconds === null ? 'None' : seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;

const queueColumns: Column<Queue>[] = [
  { key: 'name', label: 'Queue', value: ({ name }) => name },
  { key: 'waiting', label: 'Waiting', numeric: true, value: ({ waiting }) => waiting },
  { key: 'active', label: 'Running', numeric: true, value: ({ active }) => active },
  { key: 'failed', label: 'Failed', numeric: true, value: ({ failed }) => failed },
  {
    key: 'oldest',
    label: 'Longest wait',
    numeric: true,
    wideOnly: true,
    value: ({ oldestSeconds }) => oldestSeconds,
    cell: ({ oldestSeconds }) => sayWait(oldestSeconds),
  },
];

/** How everything runs now: parts, models, queues, the database's connections. */
export function SystemHealthPanels() {
  const health = useQuery(systemHealthQuery);
  return (
    <Loaded
      query={health}
      errorTitle="The server does not say how it is"
      skeleton={<PanelSkeleton label="Asking the server" className="h-120" />}
    >
      {({ parts, models, engineAbilities, providers, queues, pool, sumsUntil }) => (
        <>
          <div className="grid items-start gap-4 md:grid-cols-2">
            <Panel title="Parts">
              <HealthParts parts={parts} />
            </Panel>
            <Panel title="Models">
              {models.length > 0 && (
                <HealthParts
                  parts={models.map(({ provider, model, abilities, status, detail }) => ({
                    name: `${model} (${provider})`,
                    status,
                    detail: `${abilities.map(sayAbility).join(', ')}. ${detail}`,
                  }))}
                />
              )}
              <p className="text-secondary text-sm not-first:mt-3">
                {engineAbilities.length === 0
                  ? 'A model is set for everything.'
                  : `By our own engine: ${engineAbilities.map(sayAbility).join(', ')}.`}
              </p>
              <p className="mt-3 text-muted text-xs">
                Database connections: {pool.inUse} in use, {pool.idle} free, {count(pool.waiting, 'caller')} waiting.{' '}
                {sumsUntil ? `Sums are made up to ${formatDate(sumsUntil, 'withYear')}.` : 'Sums are not made yet.'}
              </p>
            </Panel>
          </div>
          <Panel title="Providers" note="The last 24 hours">
            <Providers rows={providers} />
          </Panel>
          <Panel title="Queues">
            <DataTable
              label="Queues"
              columns={queueColumns}
              rows={queues}
              rowKey={({ name }) => name}
              file="queues"
              start={{ key: 'waiting', direction: 'desc' }}
              empty="There is no queue."
            />
          </Panel>
        </>
      )}
    </Loaded>
  );
}
