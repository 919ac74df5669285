import { plural, t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { detachFromWeek } from '../../features/files/attach-file.ts';
import { dropFiles } from '../../features/files/drop-files.ts';
import type { CoursePlan, Week } from '../../features/syllabus/course-plan.ts';
import { nameOf, type PlanEdits, type PlanEntry } from '../../features/syllabus/plan-edits.ts';
import { type Decision, keepDecision } from '../../features/syllabus-review/review.queries.ts';
import { placeOf } from './attach-places.ts';
import { focusEntry, neighbourOf } from './entry-focus.ts';
import type { Asked } from './plan-dialogs.tsx';

export interface EditedPlan {
  client: QueryClient;
  folderId: string;
  plan: CoursePlan | null;
  onAsk: (asked: Asked) => void;
  /** Shows another week, where the one that is shown goes. */
  onGoTo: (week: Week) => void;
}

/** Carries the edits of a plan out: each is a correction, said with its undo. */
export function planEdits({ client, folderId, plan, onAsk, onGoTo }: EditedPlan): PlanEdits {
  const keep = (decision: Decision, said: string) => keepDecision(client, folderId, decision, said);
  /** The same for what is gone from its place then: the focus goes to what stood beside it. */
  const keepAway = async ({ of }: PlanEntry, decision: Decision, said: string) => {
    const neighbour = neighbourOf(of.id);
    if (await keep(decision, said)) focusEntry(neighbour);
  };
  const leave = (gone: Week, to: Week | undefined) => void (to && to !== gone && onGoTo(to));
  return {
    edit: (entry) => onAsk({ for: 'edit', entry }),
    add: (kind, weekId) => onAsk({ for: 'add', kind, weekId }),
    addWeek: (number, as) => onAsk({ for: 'add-week', number, as }),
    chooseWeek: (entry) => onAsk({ for: 'week', entry }),
    chooseOther: (entry) => onAsk({ for: 'other', entry }),
    move: (entry, to) =>
      void keepAway(
        entry,
        { do: 'move', itemId: entry.of.id, weekId: to?.id ?? null },
        to ? t`Moved to week ${to.weekNumber}: ${nameOf(entry)}` : t`Moved out of the schedule: ${nameOf(entry)}`,
      ),
    merge: (entry, into) => {
      const decision = { do: 'merge', itemId: entry.of.id, intoId: into.of.id } as const;
      if (entry.kind !== 'week' || into.kind !== 'week')
        return void keepAway(entry, decision, t`Merged into: ${nameOf(into)}`);
      leave(entry.of, into.of);
      void keep(decision, t`Merged week ${entry.of.weekNumber} into week ${into.of.weekNumber}`);
    },
    remove: (entry) => {
      const decision = { do: 'remove', itemId: entry.of.id } as const;
      if (entry.kind !== 'week') return void keepAway(entry, decision, t`Deleted: ${nameOf(entry)}`);
      const at = plan?.weeks.indexOf(entry.of) ?? -1;
      leave(entry.of, plan?.weeks[at - 1] ?? plan?.weeks[at + 1]);
      void keep(decision, sayWeekDeleted(entry.of));
    },
    takeBack: (entry) => void keep({ do: 'undo', itemId: entry.of.id }, t`Undone: ${nameOf(entry)}`),
    attach: (entry) => onAsk({ for: 'file', entry }),
    drop: (entry, dropped) => {
      const place = placeOf(entry);
      if (place) void dropFiles(client, folderId, dropped, place);
    },
    detach: (week, file) => {
      const place = placeOf({ kind: 'week', of: week });
      if (place) void detachFromWeek(client, folderId, file, place);
    },
    undoLast: () => void keep({ do: 'undo' }, t`Undone`),
  };
}

function sayWeekDeleted({ weekNumber, readings }: Week): string {
  if (readings.length === 0) return t`Deleted week ${weekNumber}`;
  return t`Deleted week ${weekNumber} and its ${plural(readings.length, { one: '# reading', other: '# readings' })}`;
}
