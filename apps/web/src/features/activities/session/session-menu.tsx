import { t } from '@lingui/core/macro';
import BookOpen from 'lucide-react/icons/book-open';
import PauseCircle from 'lucide-react/icons/circle-pause';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Flag from 'lucide-react/icons/flag';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import type { Card } from '../cards/card.ts';
import { useSuspend } from '../cards/use-suspend.ts';
import { useTakeOut } from '../items/items.queries.ts';

/** What can be done with the card on screen, beside grading it. */
export function SessionMenu({
  card,
  onEdit,
  onOpenPassage,
  onTakenOut,
}: {
  card: Card;
  onEdit: () => void;
  /** null where there is no passage, or it would tell the answer. */
  onOpenPassage: (() => void) | null;
  onTakenOut: () => void;
}) {
  const takeOut = useTakeOut(card.folderId);
  const suspend = useSuspend();
  const then = (gone: boolean) => {
    if (gone) onTakenOut();
  };
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={t`More for this card`} />}>
      <MenuItem icon={Pencil} hint="e" onSelect={onEdit}>{t`Edit`}</MenuItem>
      {onOpenPassage && <MenuItem icon={BookOpen} hint="s" onSelect={onOpenPassage}>{t`Open the source`}</MenuItem>}
      <MenuItem icon={PauseCircle} onSelect={() => void suspend(card, true).then(then)}>{t`Suspend`}</MenuItem>
      <MenuSeparator />
      <MenuItem icon={Flag} onSelect={() => void takeOut(card.id, 'report').then(then)}>{t`Report as wrong`}</MenuItem>
      <MenuItem icon={Trash2} danger onSelect={() => void takeOut(card.id, 'delete').then(then)}>{t`Delete`}</MenuItem>
    </Menu>
  );
}
