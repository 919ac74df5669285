import { plural, t } from '@lingui/core/macro';
import { Ellipsis, Flag, PauseCircle, Pencil, PlayCircle, Trash2 } from 'lucide-react';
import { Chip } from '../../../components/chip.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { ProvenanceMark } from '../../../components/marks.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../components/menu.tsx';
import type { CalendarDate } from '../../../lib/dates.ts';
import { useTakeOut } from '../items/items.queries.ts';
import { type Card, sayState } from './card.ts';
import { useSuspend } from './use-suspend.ts';

/** One card of a course: its two sides, when it is asked, and what can be done with it. */
export function CardRow({ card, today, onEdit }: { card: Card; today: CalendarDate; onEdit: () => void }) {
  const suspend = useSuspend();
  const takeOut = useTakeOut(card.folderId);
  const { suspended } = card;
  return (
    <li className="flex items-start gap-3 border-t py-3 first:border-t-0">
      <div className="min-w-0 flex-1">
        <h2 className="break-words font-medium font-serif text-md">{card.front}</h2>
        <p className="line-clamp-2 break-words text-secondary text-sm">{card.back}</p>
        <p className="tabular mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted text-xs">
          <Chip tone={suspended ? 'line' : 'plain'} icon={suspended ? PauseCircle : undefined}>
            {sayState(card, today)}
          </Chip>
          {card.weekNumber !== null && <span>{t`Week ${card.weekNumber}`}</span>}
          {card.reviews > 0 && <span>{plural(card.reviews, { one: '# review', other: '# reviews' })}</span>}
          {card.missed && <span>{t`Missed before`}</span>}
          {card.edited && <ProvenanceMark kind="edited">{t`Edited by you`}</ProvenanceMark>}
        </p>
      </div>
      <Menu trigger={<IconButton icon={Ellipsis} label={t`More for ${card.front}`} size="sm" />}>
        <MenuItem icon={Pencil} onSelect={onEdit}>{t`Edit`}</MenuItem>
        <MenuItem icon={suspended ? PlayCircle : PauseCircle} onSelect={() => void suspend(card, !suspended)}>
          {suspended ? t`Ask it again` : t`Suspend`}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Flag} onSelect={() => void takeOut(card.id, 'report')}>{t`Report as wrong`}</MenuItem>
        <MenuItem icon={Trash2} danger onSelect={() => void takeOut(card.id, 'delete')}>{t`Delete`}</MenuItem>
      </Menu>
    </li>
  );
}
