import { t } from '@lingui/core/macro';
import type { ComparedResult } from '@weekwise/contracts/sources-results.ts';
import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import Equal from 'lucide-react/icons/equal';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import type { LucideIcon } from 'lucide-react/types';
import { keepRange } from '../../lib/text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Result } from './source.ts';

type Field = ComparedResult['comparison'][number];

const fields: Record<Field['field'], string> = {
  title: t`Title`,
  author: t`Author`,
  part: t`Part`,
  edition: t`Edition`,
  volume: t`Volume`,
  year: t`Year`,
  doi: 'DOI',
  isbn: 'ISBN',
};
const matches: Record<Field['match'], { icon: LucideIcon; says: string; look: string }> = {
  same: { icon: Check, says: t`The same`, look: 'text-accent-success' },
  near: { icon: Equal, says: t`Nearly the same`, look: 'text-secondary' },
  differs: { icon: X, says: t`Not the same`, look: 'text-accent-danger' },
  open: { icon: Minus, says: t`Not stated`, look: 'text-muted' },
};

/** What was searched for beside what a result says of itself, field by field. */
export function ComparisonTable({ result, isOfSyllabus }: { result: Result; isOfSyllabus: boolean }) {
  if (result.comparison.length === 0) return null;
  const sought = isOfSyllabus ? t`Your syllabus` : t`Searched for`;
  return (
    // What only screen readers hear is placed by the next positioned box: without this one the page grows by it.
    <table className="relative w-full border-collapse text-start text-sm">
      <caption className="sr-only">{t`${sought} beside ${result.title}`}</caption>
      <thead className="text-muted text-xs">
        <tr>
          <th scope="col">
            <span className="sr-only">{t`Field`}</span>
          </th>
          <th scope="col" className="py-2 pe-3 font-medium">
            {sought}
          </th>
          <th scope="col" className="py-2 pe-3 font-medium">{t`This record`}</th>
          <th scope="col">
            <span className="sr-only">{t`Match`}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {result.comparison.map((field) => (
          <tr key={field.field} className="border-t align-top">
            <th scope="row" className="py-2 pe-3 font-medium text-muted text-xs leading-5">
              {fields[field.field]}
            </th>
            <td className="wrap-anywhere py-2 pe-3">
              {field.sought === null ? (
                <span className="text-muted">{t`not given`}</span>
              ) : (
                <span className={clsx(isOfSyllabus && 'highlight')}>{shown(field, field.sought)}</span>
              )}
            </td>
            <td className="wrap-anywhere py-2 pe-3">
              {field.found === null ? <span className="text-muted">{t`not stated`}</span> : shown(field, field.found)}
            </td>
            <td className={clsx('w-4 py-2.5', matches[field.match].look)}>
              <Icon of={matches[field.match].icon} size={14} />
              <span className="sr-only">{matches[field.match].says}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const shown = ({ field }: Field, text: string): string => (field === 'part' ? keepRange(text) : text);
