import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import Search from 'lucide-react/icons/search';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Input } from '../../../ui/input.tsx';
import { sayNumber } from '../format.ts';
import type { Column } from '../table/column.ts';
import { Table } from '../table/table.tsx';
import { type ListQuery, pageSize } from './list-query.ts';

/** Pages that the server passes over at most. */
const lastPage = 40_000;
const typingPause = 300;

/** A list that the server searches, orders and pages. */
export function ServerTable<Row, S extends string>(props: {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  total: number;
  stale: boolean;
  rowKey: (row: Row) => string;
  list: ListQuery<S>;
  sorts: readonly S[];
  page: number;
  onChange: (next: Record<string, string | null>) => void;
  csvUrl: string;
  searchLabel: string;
  filters?: ReactNode;
  empty: string;
}) {
  const { label, columns, rows, total, stale, rowKey, list, sorts, page, onChange, csvUrl, filters, empty } = props;
  const sayNone = () => {
    if (total > 0) return t`There is no page ${sayNumber(page)}.`;
    return list.q ? t`Nothing found for “${list.q}”.` : empty;
  };
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <SearchField label={props.searchLabel} q={list.q} onSearch={(q) => onChange({ q })} />
        {filters}
        <Button size="sm" variant="ghost" asChild className="-me-2.5 ms-auto">
          <a href={csvUrl} download>
            <Icon of={Download} />
            <Trans>
              CSV<span className="sr-only"> of {label}</span>
            </Trans>
          </a>
        </Button>
      </div>
      {rows.length === 0 ? (
        <p className="text-secondary text-sm">{sayNone()}</p>
      ) : (
        <Table
          label={label}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          stale={stale}
          sort={{ key: list.sort, direction: list.direction }}
          onSort={({ key, direction }) => onChange({ sort: key, direction })}
          canSort={({ key }) => sorts.some((sort) => sort === key)}
        />
      )}
      <Pages page={page} total={total} onPage={(next) => onChange({ page: next === 1 ? null : String(next) })} />
    </>
  );
}

function SearchField({ label, q, onSearch }: { label: string; q: string; onSearch: (q: string) => void }) {
  const [words, setWords] = useState(q);
  const search = useEffectEvent(() => {
    if (words.trim() !== q) onSearch(words.trim());
  });
  useEffect(() => {
    const timer = setTimeout(search, words === '' ? 0 : typingPause);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <Input
      label={label}
      labelHidden
      type="search"
      icon={Search}
      placeholder={label}
      maxLength={200}
      value={words}
      onChange={(event) => setWords(event.target.value)}
      // On a phone, as wide as what stands beside it allows.
      fieldClassName="min-w-48 flex-1 sm:w-72 sm:flex-none"
    />
  );
}

function Pages({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const last = Math.min(lastPage, Math.max(1, Math.ceil(total / pageSize)));
  if (total === 0 || (last === 1 && page === 1)) return null;
  const first = (page - 1) * pageSize + 1;
  return (
    <nav aria-label={t`Pages`} className="mt-3 flex flex-wrap items-center gap-2 border-t pt-3">
      <p className="tabular me-auto text-muted text-xs">
        {first > total
          ? t`${sayNumber(total)} in all`
          : t`${sayNumber(first)} to ${sayNumber(Math.min(total, page * pageSize))} of ${sayNumber(total)}`}
      </p>
      <Button size="sm" disabled={page === 1} onClick={() => onPage(Math.min(page - 1, last))}>{t`Previous`}</Button>
      <Button size="sm" disabled={page >= last} onClick={() => onPage(page + 1)}>{t`Next`}</Button>
    </nav>
  );
}
