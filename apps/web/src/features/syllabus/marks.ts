import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReadingState } from '@weekwise/domain/plan.ts';
import { lazyModule } from '../../lib/lazy-module.tsx';
import { useShortcut } from '../../lib/shortcuts.ts';
import type { Assignment, Reading, Week } from './course-plan.ts';
import type { Marking } from './keep-mark.ts';

// What a press does is no part of the first paint.
const keeping = lazyModule(() => import('./keep-mark.ts'), { soon: true });

/** How a student says what is read and handed in. */
export interface MarkActions {
  /** `aloud`: it is said, with the way back; at the key the row may be out of sight. */
  read: (reading: Reading, state: ReadingState, aloud?: 'aloud') => void;
  handIn: (assignment: Pick<Assignment, 'id' | 'title'>, handedIn: boolean) => void;
}

export function useMarks(folderId: string): MarkActions {
  const client = useQueryClient();
  const keep = (marking: Marking) => void keeping.load().then(({ keepMark }) => keepMark(client, folderId, marking));
  return {
    read: ({ id, title, state: from }, state, aloud) => {
      const said = state === 'read' ? t`Marked as read: ${title}` : t`Marked as unread: ${title}`;
      keep({ mark: { id, state }, before: { id, state: from }, ...(aloud && { said }) });
    },
    handIn: ({ id, title }, handedIn) => {
      const said = handedIn ? t`Handed in: ${title}` : t`Not handed in: ${title}`;
      keep({ mark: { id, handedIn }, before: { id, handedIn: !handedIn }, said });
    },
  };
}

/** `x`: the reading that has the focus, else the first of the week that is not read. */
export function useMarkKey(week: Week | null, marks: MarkActions | null): void {
  useShortcut(
    { keys: 'x', label: t`Mark reading read`, group: 'Course' },
    () => {
      const focused = document.activeElement?.closest<HTMLElement>('[data-reading]')?.dataset.reading;
      const reading =
        week?.readings.find(({ id }) => id === focused) ?? week?.readings.find(({ state }) => state !== 'read');
      if (reading) marks?.read(reading, reading.state === 'read' ? 'unread' : 'read', 'aloud');
    },
    marks !== null && week !== null && week.readings.length > 0,
  );
}
