import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Minus from 'lucide-react/icons/minus';
import { useId, useRef } from 'react';
import { inLine } from '../../lib/text.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Badges } from './badges.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { ResultActions, type RowActions } from './result-actions.tsx';
import { type Download, openLinkOf, type Result } from './source.ts';
import { isUnderWay } from './sources.queries.ts';

/** One text that may be the reading: what it is, why it fits, and what can be done with it. */
export function SourceListItem({
  result,
  folderId,
  download,
  selectable,
  selected,
  isTied,
  compared,
  isOfSyllabus,
  readOnly,
  actions,
}: {
  result: Result;
  folderId: string;
  /** What became of its link, where it was to come into the folder. */
  download: Download | null;
  /** Whether rows of this list have a box to choose them by. */
  selectable: boolean;
  selected: boolean;
  isTied: boolean;
  /** `inside` the row or `beside` the list it is compared with the syllabus; null where it is not. */
  compared: 'inside' | 'beside' | null;
  isOfSyllabus: boolean;
  readOnly: boolean;
  actions: RowActions;
}) {
  const { title, subtitle, authors, year, publisher, container, reason, file } = result;
  const link = openLinkOf(result);
  const isAdded = download?.fileId != null || file?.folderId === folderId;
  const canAdd = link !== null && !isAdded && !readOnly && !(download && isUnderWay(download));
  const made = [container, publisher].filter(Boolean)[0];
  const byline = useId();
  const row = useRef<HTMLLIElement>(null);
  // The button goes once it is pressed: whoever pressed it by the keyboard stays at its row.
  const stay = () => row.current?.focus();
  return (
    <li
      ref={row}
      tabIndex={-1}
      aria-current={compared === 'beside' || undefined}
      className={clsx(
        '-mx-3 flex gap-3 rounded-lg border px-3 py-2.5',
        selected || compared === 'beside' ? 'border-default bg-canvas' : 'border-transparent',
      )}
    >
      {selectable && (
        <span className="w-4.5 shrink-0 pt-0.5">
          {canAdd && (
            <Checkbox label={t`Select ${title}`} labelHidden checked={selected} onCheckedChange={actions.onSelect} />
          )}
        </span>
      )}
      <div className="min-w-0 flex-1">
        <h3 className="break-words font-medium font-serif text-md leading-6">
          {title}
          {subtitle && <span className="text-secondary">: {subtitle}</span>}
        </h3>
        <p id={byline} className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-secondary text-sm">
          {authors.length > 0 && <span>{namesOf(authors)}</span>}
          {(year !== null || made) && <span className="tabular">{inLine([year, made])}</span>}
          <Badges result={result} folderId={folderId} />
        </p>
        <p className="mt-1 flex items-start gap-1.5 text-muted text-xs">
          <Icon of={result.grade === 'related' ? Minus : Check} size={14} className="mt-px shrink-0" />
          {reason}
        </p>
        {file?.excerpt && <p className="mt-1 line-clamp-2 font-serif text-secondary text-sm">“{file.excerpt}”</p>}
        <ResultActions
          result={result}
          folderId={folderId}
          describedBy={byline}
          download={download}
          canAdd={canAdd}
          isTied={isTied}
          isCompared={compared !== null}
          readOnly={readOnly}
          actions={actions}
          stay={stay}
        />
        {compared === 'inside' && (
          <div className="mt-2 border-t pt-1">
            <ComparisonTable result={result} isOfSyllabus={isOfSyllabus} />
          </div>
        )}
        {download?.failure && (
          <p className="mt-1.5 flex items-start gap-1.5 text-danger text-xs">
            <Icon of={CircleAlert} size={14} className="mt-px shrink-0" />
            {download.failure}
          </p>
        )}
      </div>
    </li>
  );
}

const namesOf = (names: readonly string[]): string =>
  names.length > 3 ? t`${inLine(names.slice(0, 2))} and ${names.length - 2} others` : inLine(names);
