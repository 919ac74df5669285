import { t } from '@lingui/core/macro';
import CheckCheck from 'lucide-react/icons/check-check';
import CirclePlus from 'lucide-react/icons/circle-plus';
import Layers from 'lucide-react/icons/layers';
import ListChecks from 'lucide-react/icons/list-checks';
import type { LucideIcon } from 'lucide-react/types';
import { useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLabel } from '../../../ui/menu.tsx';
import { type MakeableType, useMakeActivity } from './use-make-activity.ts';

const kinds: { type: MakeableType; label: string; icon: LucideIcon }[] = [
  { type: 'flashcards', label: t`A flashcard`, icon: Layers },
  { type: 'true-false', label: t`A true or false`, icon: CheckCheck },
  { type: 'multiple-choice', label: t`A question`, icon: ListChecks },
];

/** In the bar of an open file: makes one activity of the words that are selected, or of the whole file. */
export function MakeMenu({ folderId, fileId, week }: { folderId: string; fileId: string; week: number | null }) {
  const [selected, setSelected] = useState('');
  const { mutate, isPending } = useMakeActivity(folderId);
  // Opening the menu takes the selection away.
  const remember = () => setSelected(window.getSelection()?.toString().trim() ?? '');
  return (
    <Menu
      trigger={
        <IconButton
          icon={CirclePlus}
          label={t`Make an activity of this`}
          disabled={isPending}
          onPointerDownCapture={remember}
          onKeyDownCapture={remember}
        />
      }
    >
      <MenuLabel>{selected === '' ? t`Of this file` : t`Of the selected words`}</MenuLabel>
      {kinds.map((kind) => (
        <MenuItem
          key={kind.type}
          icon={kind.icon}
          disabled={isPending}
          onSelect={() => mutate({ type: kind.type, words: selected === '' ? null : selected, fileId, week })}
        >
          {kind.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
