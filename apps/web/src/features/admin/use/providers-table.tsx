import { t } from '@lingui/core/macro';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';
import type { ProviderUse } from './breakdown.ts';
import { latencyColumns, shareColumn, useColumns } from './use-columns.tsx';

const columns: Column<ProviderUse>[] = [
  { key: 'provider', label: t`Provider`, value: ({ provider }) => provider },
  ...latencyColumns<ProviderUse>(),
  shareColumn<ProviderUse>('errors', t`Errors`, ({ errorRate }) => errorRate),
  shareColumn<ProviderUse>('fallbacks', t`Fallbacks`, ({ fallbackRate }) => fallbackRate),
  ...useColumns<ProviderUse>().map((column) => ({ ...column, wideOnly: true })),
];

/** How quickly providers begin to answer, and how often they do not. */
export function ProvidersTable({ rows }: { rows: readonly ProviderUse[] }) {
  return (
    <DataTable
      label={t`Providers`}
      columns={columns}
      rows={rows}
      rowKey={({ provider }) => provider}
      file="providers"
      start={{ key: 'cost', direction: 'desc' }}
      empty={t`No model was called in these days.`}
    />
  );
}
