import { t } from '@lingui/core/macro';
import { limits } from '@weekwise/contracts/limits.ts';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { Menu, MenuChoices } from '../../ui/menu.tsx';
import { prepareAnswers } from './answer-view.tsx';

export type Scope = 'week' | 'course';

/** Where a question is written. Enter sends, Shift+Enter breaks the line. */
export function Composer({
  inputRef,
  week,
  courseCode,
  scope,
  onScope,
  busy,
  onAsk,
}: {
  inputRef: RefObject<HTMLTextAreaElement | null>;
  week: number | null;
  courseCode: string;
  scope: Scope;
  onScope: (scope: Scope) => void;
  busy: boolean;
  onAsk: (question: string) => void;
}) {
  // The words stay in the field: drawn by React they would be set anew at each key, and the page looked through for
  // what follows.
  const [isEmpty, setEmpty] = useState(true);
  const hintId = useId();
  const canSend = !isEmpty && !busy;
  const send = () => {
    const field = inputRef.current;
    const question = field?.value.trim() ?? '';
    if (!field || question === '' || busy) return;
    onAsk(question);
    field.value = '';
    setEmpty(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') inputRef.current?.blur();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const forWeek = scope === 'week' && week !== null;
  return (
    <form
      className="rounded-lg border border-strong bg-raised shadow-sm focus-within:border-focus focus-within:outline-2 focus-within:outline-focus"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={inputRef}
        rows={1}
        maxLength={limits.questionLength}
        aria-label={t`Ask ${courseCode}`}
        aria-describedby={hintId}
        placeholder={
          forWeek ? t`Ask about week ${week} or any file in this folder` : t`Ask about any file in this folder`
        }
        onChange={(event) => setEmpty(event.target.value.trim() === '')}
        onKeyDown={onKeyDown}
        onFocus={prepareAnswers}
        className="field-sizing-content max-h-48 min-h-11 w-full resize-none bg-transparent px-3.5 pt-3 pb-1 text-base outline-none touch:text-md"
      />
      <div className="flex items-center gap-1 px-1.5 pb-1.5">
        {week !== null && (
          <Menu
            align="start"
            trigger={
              <button
                type="button"
                className="flex h-8 touch:h-11 items-center gap-1.5 rounded-md px-2 text-sm hover:bg-button-ghost-hover"
              >
                <Icon of={CalendarDays} size={14} className="text-muted" />
                {forWeek ? t`Week ${week}` : t`Whole course`}
                <Icon of={ChevronDown} size={14} className="text-muted" />
              </button>
            }
          >
            <MenuChoices
              label={t`What the question is about`}
              value={scope}
              choices={[
                { value: 'week', label: t`Week ${week}` },
                { value: 'course', label: t`Whole course` },
              ]}
              onChange={(value) => onScope(value === 'course' ? 'course' : 'week')}
            />
          </Menu>
        )}
        <span className="flex-1" />
        <span className="max-md:hidden">
          <Kbd>c</Kbd>
        </span>
        <IconButton
          icon={ArrowUp}
          label={t`Ask`}
          disabled={!canSend}
          onClick={send}
          className={canSend ? 'bg-button-primary! text-button-primary! hover:bg-button-primary-hover!' : 'bg-disabled'}
        />
      </div>
      <p id={hintId} className="sr-only">{t`Enter asks, Shift and Enter starts a new line.`}</p>
    </form>
  );
}
