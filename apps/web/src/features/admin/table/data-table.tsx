import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Input } from '../../../ui/input.tsx';
import { sayFailed } from '../../../ui/toast.ts';
import { type Column, filtered, type Sort, sorted } from './column.ts';
import { downloadCsv } from './csv.ts';
import { Table } from './table.tsx';

const shownFirst = 10;

/** A table whose rows are all here: sorted, looked through and downloaded in the browser. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  file,
  start = null,
  empty,
}: {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Name of the download, without its ending. */
  file: string;
  start?: Sort | null;
  empty: ReactNode;
}) {
  const [sort, setSort] = useState(start);
  const [words, setWords] = useState('');
  const [whole, setWhole] = useState(false);
  if (rows.length === 0) return <p className="text-secondary text-sm">{empty}</p>;
  const found = sorted(filtered(rows, columns, words), columns, sort);
  const download = () =>
    downloadCsv(file, columns, found).catch(() => sayFailed(t`The file could not be made. Try again.`));
  return (
    <div>
      {rows.length > shownFirst / 2 && (
        <Input
          label={t`Filter: ${label}`}
          labelHidden
          type="search"
          placeholder={t`Filter`}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          fieldClassName="mb-2 w-44"
        />
      )}
      {found.length === 0 ? (
        <p className="text-secondary text-sm">{t`Nothing has “${words.trim()}”.`}</p>
      ) : (
        <Table
          label={label}
          columns={columns}
          rows={whole ? found : found.slice(0, shownFirst)}
          rowKey={rowKey}
          sort={sort}
          onSort={setSort}
        />
      )}
      {/* Their words begin and end where the rows do. */}
      <div className="-mx-2.5 mt-2 flex flex-wrap items-center justify-between gap-2">
        {found.length > shownFirst && (
          <Button size="sm" variant="ghost" onClick={() => setWhole(!whole)}>
            {whole ? t`Show the first ${shownFirst}` : t`Show all ${found.length}`}
          </Button>
        )}
        <Button size="sm" variant="ghost" className="ms-auto" onClick={() => void download()}>
          <Icon of={Download} />
          <Trans>
            CSV<span className="sr-only"> of {label}</span>
          </Trans>
        </Button>
      </div>
    </div>
  );
}
