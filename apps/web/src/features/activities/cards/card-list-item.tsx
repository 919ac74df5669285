import { plural, t } from '@lingui/core/macro';
import PauseCircle from 'lucide-react/icons/circle-pause';
import PlayCircle from 'lucide-react/icons/circle-play';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileX from 'lucide-react/icons/file-x';
import Flag from 'lucide-react/icons/flag';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import type { CalendarDate } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ProvenanceMark } from '../../../ui/marks.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { useTakeOut } from '../items/items.queries.ts';
import { type Card, sayState } from './card.ts';
import { useDecideCards } from './use-decide-cards.ts';
import { useSuspend } from './use-suspend.ts';

/** One card of a course: its two sides, when it is asked, and what can be done with it. */
export function CardListItem({ card, today, onEdit }: { card: Card; today: CalendarDate; onEdit: () => void }) {
  const suspend = useSuspend();
  const takeOut = useTakeOut(card.folderId);
  const { decide, pending } = useDecideCards(card.folderId);
  const { suspended } = card;
  return (
    <li className="flex items-start gap-3 border-t py-3 first:border-t-0">
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="break-words font-medium font-serif text-md">{card.front}</h2>
          <p className="line-clamp-2 break-words text-secondary text-sm">{card.back}</p>
          <p className="tabular mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted text-xs">
            <Chip tone={suspended ? 'line' : 'plain'} icon={suspended ? PauseCircle : undefined}>
              {sayState(card, today)}
            </Chip>
            {card.weekNumber !== null && <span>{t`Week ${card.weekNumber}`}</span>}
            {card.reviews > 0 && <span>{plural(card.reviews, { one: '# review', other: '# reviews' })}</span>}
            {card.fileDeleted && (
              <Chip tone="warning" icon={FileX}>
                {card.passage ? t`${card.passage.fileName} was deleted` : t`File deleted`}
              </Chip>
            )}
            {card.missed && <span>{t`Missed before`}</span>}
            {card.edited && <ProvenanceMark kind="edited">{t`Edited by you`}</ProvenanceMark>}
          </p>
        </div>
        {card.fileDeleted && (
          <span className="flex shrink-0 flex-wrap gap-2">
            <Button
              size="sm"
              disabled={pending !== null}
              aria-label={t`Keep ${card.front}`}
              onClick={() => decide([card], 'keep')}
            >{t`Keep`}</Button>
            <Button
              size="sm"
              disabled={pending !== null}
              aria-label={t`Remove ${card.front}`}
              onClick={() => decide([card], 'remove')}
            >{t`Remove`}</Button>
          </span>
        )}
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
