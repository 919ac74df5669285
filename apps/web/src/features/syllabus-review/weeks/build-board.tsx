import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { LineUse } from '@weekwise/domain/plan.ts';
import { useRef, useState } from 'react';
import { messageOf } from '../../../lib/api/errors.ts';
import { useShortcut } from '../../../lib/shortcuts.ts';
import { breakpoints, useMediaQuery } from '../../../lib/use-media-query.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Select } from '../../../ui/input.tsx';
import { sayFailed } from '../../../ui/toast.ts';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import { type Decision, keepDecision, useDecideItem } from '../review.queries.ts';
import type { Review } from '../review-item.ts';
import { LineList } from './line-list.tsx';
import { boardOf, usesOf, weekAfter } from './week-board.ts';
import { WeekCard } from './week-card.tsx';
import { type BoardLine, useDecideWeeks, type WeeksDecision } from './weeks.queries.ts';

const uses: { value: LineUse; label: string }[] = [
  { value: 'all', label: t`All it says` },
  { value: 'topic', label: t`Topic` },
  { value: 'reading', label: t`Reading` },
  { value: 'assignment', label: t`Assignment` },
];

/** The lines of the syllabus beside the weeks that they go into. */
export function BuildBoard({
  folderId,
  review,
  lines,
}: {
  folderId: string;
  review: Review;
  lines: readonly BoardLine[];
}) {
  const decideWeeks = useDecideWeeks(folderId);
  const decideItem = useDecideItem(folderId);
  const client = useQueryClient();
  const weeks = boardOf(review);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [use, setUse] = useState<LineUse>('all');
  const [goesOn, setGoesOn] = useState(false);
  const [pane, setPane] = useState<'lines' | 'weeks'>('lines');
  const isWide = useMediaQuery(breakpoints.lg);
  const frame = useRef<HTMLDivElement>(null);
  const chosen =
    weeks.find(({ id }) => id === chosenId) ?? weeks.find(({ breakName }) => breakName === null) ?? weeks[0];

  const undo = () => runItem({ do: 'undo' });
  const run = (decision: WeeksDecision) =>
    decideWeeks.mutate(decision, { onError: (error) => sayFailed(messageOf(error), () => run(decision)) });
  const runItem = (decision: Decision) =>
    decideItem.mutate(decision, { onError: (error) => sayFailed(messageOf(error), () => runItem(decision)) });

  const add = (line: BoardLine | undefined, as: LineUse, weekId = chosen?.id) => {
    if (!line || !weekId) return;
    run({ do: 'use', weekId, use: as, lines: [line] });
    if (goesOn && weekId === chosen?.id) setChosenId(weekAfter(weeks, weekId));
  };
  const addTexts = (weekId: string, texts: string[]) => {
    if (texts.length > 0) run({ do: 'use', weekId, use, texts });
  };

  const buttons = () => [...(frame.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
  const focused = () => buttons().indexOf(document.activeElement as HTMLElement);
  const go = (step: 1 | -1) => {
    const all = buttons();
    const next = all[Math.max(0, Math.min(all.length - 1, focused() + step))];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  const addFocused = (as: LineUse) => {
    const id = buttons()[focused()]?.dataset.line;
    add(
      lines.find((line) => line.id === id),
      as,
    );
  };
  const choose = (step: 1 | -1) => chosen && setChosenId(weekAfter(weeks, chosen.id, step));
  useShortcut({ keys: 'j', label: t`Next line`, group: 'Review' }, () => go(1));
  useShortcut({ keys: 'k', label: t`Previous line`, group: 'Review' }, () => go(-1));
  useShortcut({ keys: 't', label: t`Add line as topic`, group: 'Review' }, () => addFocused('topic'));
  useShortcut({ keys: 'r', label: t`Add line as reading`, group: 'Review' }, () => addFocused('reading'));
  useShortcut({ keys: 'a', label: t`Add line as assignment`, group: 'Review' }, () => addFocused('assignment'));
  useShortcut({ keys: 'n', label: t`Next week`, group: 'Review' }, () => choose(1));
  useShortcut({ keys: 'p', label: t`Previous week`, group: 'Review' }, () => choose(-1));
  useShortcut({ keys: 'z', label: t`Undo`, group: 'Review' }, undo);

  const list = (
    <section aria-label={t`Syllabus`} className="min-w-0">
      <div className="sticky top-0 z-10 border-b bg-surface py-2.5">
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
          <Select
            label={t`Add lines to`}
            fieldClassName="w-36"
            value={chosen?.id ?? ''}
            onChange={(event) => setChosenId(event.target.value)}
          >
            {weeks.map((week) => (
              <option key={week.id} value={week.id}>
                {week.breakName ? t`Week ${week.weekNumber}, ${week.breakName}` : t`Week ${week.weekNumber}`}
              </option>
            ))}
          </Select>
          <ToggleGroup label={t`Add as`} size="md" value={use} options={uses} onChange={setUse} />
          <Checkbox label={t`Then go to the next week`} className="pb-2" checked={goesOn} onCheckedChange={setGoesOn} />
        </div>
      </div>
      <div className="pt-2 pb-8">
        {lines.length > 0 && (
          <p className="mb-1.5 text-muted text-xs">
            {t`Press a line to add it, or drag it to a week.`}
            <span className="touch:hidden">
              {' '}
              {t`Keys: j and k move, t, r and a add as topic, reading or assignment, n and p change the week.`}
            </span>
          </p>
        )}
        {lines.length === 0 ? (
          <p className="text-muted text-sm">{t`This file has no text to take lines from. Type or paste them into a week.`}</p>
        ) : (
          <LineList lines={lines} uses={usesOf(review, lines)} onUse={(line) => add(line, use)} />
        )}
      </div>
    </section>
  );
  const board = (
    <section
      aria-label={t`Weeks`}
      className="min-w-0 lg:sticky lg:top-0 lg:max-h-[calc(100dvh-4rem)] lg:overflow-y-auto lg:py-3"
    >
      <ol className="grid gap-2">
        {weeks.map((week) => (
          <WeekCard
            key={week.id}
            week={week}
            chosen={week.id === chosen?.id}
            onChoose={() => setChosenId(week.id)}
            onLine={(id) =>
              add(
                lines.find((line) => line.id === id),
                use,
                week.id,
              )
            }
            onTexts={(texts) => addTexts(week.id, texts)}
            onRemove={(item) => void keepDecision(client, folderId, { do: 'remove', itemId: item.id }, t`Removed`)}
            onClearTopic={() => runItem({ do: 'correct', itemId: week.id, values: { topic: null } })}
          />
        ))}
      </ol>
    </section>
  );

  return (
    <div ref={frame}>
      <p role="status" className="sr-only">
        {decideWeeks.isPending ? t`Adding` : review.undo}
      </p>
      {!isWide && (
        <div className="pb-2">
          <ToggleGroup
            label={t`Show`}
            size="md"
            value={pane}
            options={[
              { value: 'lines', label: t`Syllabus` },
              { value: 'weeks', label: t`Weeks` },
            ]}
            onChange={setPane}
          />
        </div>
      )}
      {isWide ? (
        <div className="grid grid-cols-2 gap-8">
          {list}
          {board}
        </div>
      ) : pane === 'lines' ? (
        list
      ) : (
        board
      )}
    </div>
  );
}
