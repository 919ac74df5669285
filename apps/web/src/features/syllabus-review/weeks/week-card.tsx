import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import BookOpen from 'lucide-react/icons/book-open';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import X from 'lucide-react/icons/x';
import { type DragEvent, type FormEvent, useState } from 'react';
import { formatDate } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Textarea } from '../../../ui/input.tsx';
import type { ReviewItem } from '../review-item.ts';
import { lineType } from './line-list.tsx';
import type { BoardWeek } from './week-board.ts';

/** One week of the board: takes lines that are dropped, typed or pasted. */
export function WeekCard({
  week,
  chosen,
  onChoose,
  onLine,
  onTexts,
  onRemove,
  onClearTopic,
}: {
  week: BoardWeek;
  /** Lines that are pressed go here. */
  chosen: boolean;
  onChoose: () => void;
  onLine: (lineId: string) => void;
  onTexts: (texts: string[]) => void;
  onRemove: (item: ReviewItem) => void;
  onClearTopic: () => void;
}) {
  const [over, setOver] = useState(false);
  const name = t`Week ${week.weekNumber}`;
  const takes = (event: DragEvent) =>
    event.dataTransfer.types.some((type) => type === lineType || type === 'text/plain');
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!takes(event)) return;
    event.preventDefault();
    const line = event.dataTransfer.getData(lineType);
    if (line) onLine(line);
    else onTexts(linesOf(event.dataTransfer.getData('text/plain')));
  };
  return (
    <li>
      <section
        aria-label={name}
        onDragOver={(event) => {
          if (!takes(event)) return;
          event.preventDefault();
          event.dataTransfer.dropEffect = 'copy';
          setOver(true);
        }}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
        }}
        onDrop={drop}
        className={clsx(
          'rounded-lg border px-3 py-2.5 transition-colors',
          over ? 'border-accent bg-accent-soft' : chosen ? 'border-accent bg-raised' : 'border-default bg-surface',
        )}
      >
        <div className="flex items-baseline gap-2">
          <button
            type="button"
            aria-pressed={chosen}
            onClick={onChoose}
            className="-mx-1 rounded-md px-1 font-semibold text-sm hover:bg-hover touch:py-2"
          >
            {name}
          </button>
          {week.startDate && <span className="tabular text-muted text-xs">{formatDate(week.startDate, 'short')}</span>}
          {week.breakName && <Chip tone="line">{week.breakName}</Chip>}
          {chosen && <span className="ms-auto text-muted text-xs">{t`Lines go here`}</span>}
        </div>
        {week.topic && (
          <p className="mt-1 flex items-start gap-2">
            <span className="type-read min-w-0 flex-1 break-words">{week.topic}</span>
            <IconButton size="sm" iconSize={14} icon={X} label={t`Remove topic of ${name}`} onClick={onClearTopic} />
          </p>
        )}
        {week.items.length > 0 && (
          <ul className="mt-1 grid gap-0.5">
            {week.items.map((item) => (
              <WeekItem key={item.id} item={item} onRemove={() => onRemove(item)} />
            ))}
          </ul>
        )}
        {chosen && <LineField name={name} onTexts={onTexts} />}
      </section>
    </li>
  );
}

function WeekItem({ item, onRemove }: { item: ReviewItem; onRemove: () => void }) {
  const title = String(item.values.title ?? '');
  const { author, pages, dueDate } = item.values;
  const due = dueDate && t`due ${formatDate(String(dueDate), 'short')}`;
  // A title may say them itself: "Marshak, chapter 5".
  const details = [author, pages, due].filter((part) => part && !title.includes(String(part))).join(', ');
  return (
    <li className="flex items-start gap-2 text-sm">
      <Icon of={item.kind === 'reading' ? BookOpen : ClipboardList} size={14} className="mt-0.5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1 break-words">
        <span className="sr-only">{item.kind === 'reading' ? t`Reading:` : t`Assignment:`} </span>
        {title}
        {details && <span className="text-muted"> {details}</span>}
      </span>
      <IconButton size="sm" iconSize={14} icon={X} label={t`Remove ${title}`} onClick={onRemove} />
    </li>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Takes lines that are typed, one at a time, or pasted, many at once. */
function LineField({ name, onTexts }: { name: string; onTexts: (texts: string[]) => void }) {
  const [text, setText] = useState('');
  const add = (given: string) => {
    const lines = linesOf(given);
    if (lines.length > 0) onTexts(lines);
    setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add(text);
  };
  return (
    <form onSubmit={submit} className="mt-2 flex items-end gap-2">
      <Textarea
        label={t`Add to ${name}`}
        labelHidden
        rows={1}
        fieldClassName="min-w-0 flex-1"
        value={text}
        placeholder={t`Type or paste lines`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add(text);
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (text !== '' || linesOf(pasted).length < 2) return;
          event.preventDefault();
          add(pasted);
        }}
      />
      <Button type="submit">{t`Add`}</Button>
    </form>
  );
}
