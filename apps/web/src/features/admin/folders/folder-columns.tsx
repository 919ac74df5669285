import { t } from '@lingui/core/macro';
import Wallet from 'lucide-react/icons/wallet';
import { useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { BudgetDialog } from '../budget-dialog.tsx';
import type { Column } from '../table/column.ts';
import { storageColumn, useColumns } from '../use/use-columns.tsx';
import type { Used } from '../used.ts';
import { AccessSwitch } from './access-switch.tsx';

interface Folder extends Used {
  id: string;
  name: string;
  isAiEnabled: boolean;
  storageBytes: number;
}

/**
 * What every list of courses has after their names: what they keep and use, whether models may be asked, and their
 * budget.
 */
export function useFolderColumns<Row extends Folder>() {
  const [budgetOf, setBudgetOf] = useState<Row | null>(null);
  const columns: Column<Row>[] = [
    storageColumn(),
    // On a phone the switch is worth more than the tokens.
    ...useColumns<Row>().map((column) => (column.key === 'tokens' ? { ...column, wideOnly: true } : column)),
    {
      key: 'access',
      label: t`Models`,
      control: true,
      value: ({ isAiEnabled }) => (isAiEnabled ? t`on` : t`off`),
      cell: (folder) => <AccessSwitch folder={folder} />,
    },
    {
      key: 'budget',
      label: t`Budget`,
      control: true,
      value: () => null,
      cell: (folder) => (
        <IconButton icon={Wallet} size="sm" label={t`Budget of ${folder.name}`} onClick={() => setBudgetOf(folder)} />
      ),
    },
  ];
  const dialog = budgetOf && (
    <BudgetDialog of={{ kind: 'folder', id: budgetOf.id }} name={budgetOf.name} onClose={() => setBudgetOf(null)} />
  );
  return { columns, dialog };
}
