import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import { sayAbility, sayOutcome } from '../format.ts';
import { Panel } from '../panel.tsx';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';
import type { Used } from '../used.ts';
import type { Breakdown, ModelUse } from './breakdown.ts';
import { latencyColumns, useColumns } from './use-columns.tsx';

const kinds = [
  { value: 'model', label: t`Models` },
  { value: 'ability', label: t`Used for` },
  { value: 'outcome', label: t`Outcomes` },
] as const;

type AbilityUse = Used & { ability: string };
type Outcome = Breakdown['byOutcome'][number];

const modelColumns: Column<ModelUse>[] = [
  { key: 'model', label: t`Model`, value: ({ model }) => model },
  { key: 'provider', label: t`Provider`, value: ({ provider }) => provider, wideOnly: true },
  ...latencyColumns<ModelUse>().map((column) => ({ ...column, wideOnly: true })),
  ...useColumns<ModelUse>(),
];
const abilityColumns: Column<AbilityUse>[] = [
  { key: 'ability', label: t`Used for`, value: ({ ability }) => sayAbility(ability) },
  ...useColumns<AbilityUse>(),
];
const outcomeColumns: Column<Outcome>[] = [
  { key: 'outcome', label: t`Outcome`, value: ({ outcome }) => sayOutcome(outcome) },
  { key: 'calls', label: t`Calls`, numeric: true, value: ({ calls }) => calls },
];
const byCost = { key: 'cost', direction: 'desc' } as const;
const none = t`No model was called in these days.`;

/** The same calls three ways: which model, what for, how they ended. */
export function UseTables({ use, className }: { use: Breakdown; className?: string }) {
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('model');
  return (
    <Panel
      title={t`Model use`}
      {...(className !== undefined && { className })}
      actions={<ToggleGroup label={t`Model use by`} value={kind} options={kinds} onChange={setKind} />}
    >
      {kind === 'model' && (
        <DataTable
          label={t`Models`}
          columns={modelColumns}
          rows={use.byModel}
          rowKey={({ provider, model }) => `${provider}/${model}`}
          file="models"
          start={byCost}
          empty={none}
        />
      )}
      {kind === 'ability' && (
        <DataTable
          label={t`What models were used for`}
          columns={abilityColumns}
          rows={use.byAbility}
          rowKey={({ ability }) => ability}
          file="abilities"
          start={byCost}
          empty={none}
        />
      )}
      {kind === 'outcome' && (
        <DataTable
          label={t`How calls ended`}
          columns={outcomeColumns}
          rows={use.byOutcome}
          rowKey={({ outcome }) => outcome}
          file="outcomes"
          start={{ key: 'calls', direction: 'desc' }}
          empty={none}
        />
      )}
    </Panel>
  );
}
