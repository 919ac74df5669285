import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../lib/dates.ts';
import { inLine } from '../../../lib/text.ts';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { sayAbility } from '../format.ts';
import { Panel } from '../panel.tsx';
import { PanelSkeleton } from '../panel-skeleton.tsx';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';
import { ProvidersTable } from '../use/providers-table.tsx';
import { type SystemHealth, systemHealthQuery } from './health.queries.ts';
import { HealthParts } from './health-parts.tsx';

type Queue = SystemHealth['queues'][number];

const sayWait = (seconds: number | null): string =>
  seconds === null ? t`None` : seconds < 120 ? t`${seconds} s` : t`${Math.round(seconds / 60)} min`;

const queueColumns: Column<Queue>[] = [
  { key: 'name', label: t`Queue`, value: ({ name }) => name },
  { key: 'waiting', label: t`Waiting`, numeric: true, value: ({ waiting }) => waiting },
  { key: 'active', label: t`Running`, numeric: true, value: ({ active }) => active },
  { key: 'failed', label: t`Failed`, numeric: true, value: ({ failed }) => failed },
  {
    key: 'oldest',
    label: t`Longest wait`,
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
    <QueryBoundary
      query={health}
      errorTitle={t`The server does not say how it is`}
      skeleton={<PanelSkeleton label={t`Asking the server`} className="h-120" />}
    >
      {({ parts, models, engineAbilities, providers, queues, pool, sumsUntil }) => (
        <>
          <div className="grid gap-4 md:grid-cols-2">
            <Panel title={t`Parts`}>
              <HealthParts parts={parts} />
            </Panel>
            <Panel title={t`Models`}>
              {models.length > 0 && (
                <HealthParts
                  parts={models.map(({ provider, model, abilities, status, detail }) => ({
                    name: `${model} (${provider})`,
                    status,
                    detail: t`${inLine(abilities.map(sayAbility))}. ${detail}`,
                  }))}
                />
              )}
              <p className="text-secondary text-sm not-first:mt-3">
                {engineAbilities.length === 0
                  ? t`A model is set for everything.`
                  : t`By our own engine: ${inLine(engineAbilities.map(sayAbility))}.`}
              </p>
              <p className="mt-3 text-muted text-xs">
                {t`Database connections: ${pool.inUse} in use, ${pool.idle} free, ${plural(pool.waiting, { one: '# caller', other: '# callers' })} waiting. ${sumsUntil ? t`Sums run up to ${formatDate(sumsUntil, 'withYear')}.` : t`Sums are not made yet.`}`}
              </p>
            </Panel>
          </div>
          <Panel title={t`Providers`} note={t`The last 24 hours`}>
            <ProvidersTable rows={providers} />
          </Panel>
          <Panel title={t`Queues`}>
            <DataTable
              label={t`Queues`}
              columns={queueColumns}
              rows={queues}
              rowKey={({ name }) => name}
              file="queues"
              start={{ key: 'waiting', direction: 'desc' }}
              empty={t`There is no queue.`}
            />
          </Panel>
        </>
      )}
    </QueryBoundary>
  );
}
