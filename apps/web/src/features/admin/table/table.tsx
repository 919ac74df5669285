import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Icon } from '../../../ui/icon.tsx';
import { type Column, nextSort, type Sort } from './column.ts';

/** Rows under headings that sort them. Where it is wider than the screen, it scrolls in its own frame. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  canSort = () => true,
  stale = false,
}: {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  canSort?: (column: Column<Row>) => boolean;
  /** Other rows are on their way. */
  stale?: boolean;
}) {
  return (
    // A group: its panel is the landmark, often of the same name.
    // biome-ignore lint/a11y/useSemanticElements: nothing is filled in here, as in a fieldset
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls a wide table with the arrow keys
      tabIndex={0}
      className={clsx('relative overflow-x-auto', stale && 'opacity-60')}
    >
      <table className="tabular w-full border-collapse text-sm">
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading
                key={column.key}
                column={column}
                sort={sort}
                onSort={column.control || !canSort(column) ? null : onSort}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-t">
              {columns.map((column, at) => {
                const Cell = at === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={column.key}
                    {...(at === 0 && { scope: 'row' })}
                    // On a phone, what there is to spare goes to the names.
                    className={clsx(look(column), at === 0 && 'max-md:w-full')}
                  >
                    {column.cell
                      ? column.cell(row)
                      : (column.value(row) ?? <span className="text-muted">{t`None`}</span>)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const look = (column: { numeric?: boolean; wideOnly?: boolean; control?: boolean }) =>
  clsx(
    // Before a column, not after it: the last one that a phone shows ends with its lines.
    'py-2 font-normal not-first:ps-3 md:not-first:ps-4',
    column.numeric || column.control ? 'whitespace-nowrap text-end' : 'text-start',
    column.wideOnly && 'max-md:hidden',
  );

function Heading<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: Sort | null;
  onSort: ((sort: Sort) => void) | null;
}) {
  const direction = sort?.key === column.key ? sort.direction : null;
  const ariaSort = direction === null ? undefined : direction === 'asc' ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={ariaSort} className={clsx(look(column), 'pt-0 text-muted text-xs')}>
      {onSort ? (
        <button
          type="button"
          onClick={() => onSort(nextSort(column, sort))}
          className={clsx(
            'inline-flex items-center gap-1 whitespace-nowrap rounded-sm py-1 font-medium hover:text-primary touch:py-2.5',
            direction && 'text-primary',
          )}
        >
          {column.label}
          {direction && <Icon of={direction === 'asc' ? ArrowUp : ArrowDown} size={14} className="size-3" />}
        </button>
      ) : (
        <span className="inline-block py-1 font-medium">{column.label}</span>
      )}
    </th>
  );
}
