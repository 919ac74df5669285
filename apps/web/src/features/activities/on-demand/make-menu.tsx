import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ActivityType } from '@weekwise/contracts/activity-types.ts';
import { generateActivity } from '@weekwise/contracts/interactive-activities.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import { CheckCheck, CirclePlus, Layers, ListChecks, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../components/icon-button.tsx';
import { Menu, MenuItem, MenuLabel } from '../../../components/menu.tsx';
import { sayDone, sayFailed } from '../../../components/toast.ts';
import { call } from '../../../lib/api/call.ts';
import { messageOf } from '../../../lib/api/errors.ts';
import { refreshItems } from '../week/week.queries.ts';

const kinds: { type: ActivityType; label: string; made: string; icon: LucideIcon }[] = [
  { type: 'flashcards', label: 'A flashcard', made: 'Flashcard made', icon: Layers },
  { type: 'true-false', label: 'A true or false', made: 'Statement made', icon: CheckCheck },
  { type: 'multiple-choice', label: 'A question', made: 'Question made', icon: ListChecks },
];

/** In the bar of an open file: makes one activity of the words that are selected, or of the whole file. */
export function MakeMenu({ folderId, fileId, week }: { folderId: string; fileId: string; week: number | null }) {
  const client = useQueryClient();
  const [selected, setSelected] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: ({ type }: (typeof kinds)[number]) =>
      call(generateActivity, {
        body: {
          activity: { interaction_type: type },
          user_context: {
            folder_id: folderId,
            file_id: fileId,
            week_number: week,
            selected_text: selected === '' ? null : selected.slice(0, limits.selectedTextLength),
          },
        },
      }),
    onSuccess: ({ week_number }, { made }) => {
      sayDone(week_number === null ? made : `${made} for week ${week_number}`);
      void refreshItems(client, folderId);
    },
    onError: (error) => sayFailed(messageOf(error)),
  });
  // Opening the menu takes the selection away.
  const remember = () => setSelected(window.getSelection()?.toString().trim() ?? '');
  return (
    <Menu
      trigger={
        <IconButton
          icon={CirclePlus}
          label="Make an activity of this"
          disabled={isPending}
          onPointerDownCapture={remember}
          onKeyDownCapture={remember}
        />
      }
    >
      <MenuLabel>{selected === '' ? 'Of this file' : 'Of the selected words'}</MenuLabel>
      {kinds.map((kind) => (
        <MenuItem key={kind.type} icon={kind.icon} disabled={isPending} onSelect={() => mutate(kind)}>
          {kind.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
