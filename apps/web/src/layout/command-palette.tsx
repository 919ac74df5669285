import { t } from '@lingui/core/macro';
import { Command as Base, defaultFilter } from 'cmdk';
import Search from 'lucide-react/icons/search';
import { Dialog } from 'radix-ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Command, CommandFallback } from '../lib/commands.ts';
import { focusHeading } from '../lib/focus-heading.ts';
import { Icon } from '../ui/icon.tsx';
import { Kbd, Keys } from '../ui/kbd.tsx';
import { useReturnFocus } from '../ui/return-focus.ts';

const row =
  'flex min-h-9 touch:min-h-11 cursor-default select-none items-center gap-3 rounded-md px-3 py-1.5 text-base data-[selected=true]:bg-selected';

/** Less than letters in a row inside a word score; letters strewn over the names of a command score less. */
const leastFit = 0.05;

/** How well a command's names fit the typed words, without its id, which nobody sees. Zero leaves it out. */
function fit(_id: string, typed: string, [label = '', ...keywords]: readonly string[] = []): number {
  const score = defaultFilter(label, typed, keywords);
  return score < leastFit ? 0 : score;
}

/** Everything the screen can do, found by typing. Words that match nothing go to the fallbacks. */
export function CommandPalette({
  open,
  onOpenChange,
  commands,
  fallbacks,
  placeholder,
  onWords,
  found = [],
  searching = false,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  commands: readonly Command[];
  fallbacks: readonly CommandFallback[];
  placeholder: string;
  /** Hears what is typed. */
  onWords?: (words: string) => void;
  /** What was found for those words elsewhere; none of it is left out. */
  found?: readonly Command[];
  /** More may be found still. */
  searching?: boolean;
}) {
  const [words, setWords] = useState('');
  const returnFocus = useReturnFocus();
  const typed = words.trim();
  const type = (next: string) => {
    setWords(next);
    onWords?.(next.trim());
  };
  const close = () => {
    onOpenChange(false);
    type('');
  };
  const [chosen, setChosen] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const firstFound = found[0]?.id;
  useLayoutEffect(() => {
    // What is found later than the commands are chosen from: with none of those, Enter takes the first of it.
    if (firstFound && !list.current?.querySelector('[aria-selected="true"]')) setChosen(firstFound);
  }, [firstFound]);
  const leads = useRef(false);
  const run = (command: Command) => {
    leads.current = !command.stays;
    close();
    command.run();
  };
  const groups = Map.groupBy(commands, (command) => command.group);
  const offers = typed ? fallbacks.map((fallback) => fallback(typed)) : [];

  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? onOpenChange(true) : close())}>
      <Dialog.Portal>
        <Dialog.Overlay className="fade-in fixed inset-0 z-(--syllabus-z-dialog) bg-overlay" />
        <Dialog.Content
          aria-describedby={undefined}
          {...returnFocus}
          onCloseAutoFocus={(event) => {
            if (!leads.current) return returnFocus.onCloseAutoFocus(event);
            event.preventDefault();
            // Whoever went elsewhere is there, not at what they pressed before; a page that took the focus itself keeps
            // it.
            if (document.activeElement === document.body) focusHeading();
          }}
          className="pop-in fixed inset-x-2 top-2 z-(--syllabus-z-dialog) mx-auto max-w-150 overflow-hidden rounded-xl border border-default bg-raised shadow-lg outline-none md:top-[12dvh]"
        >
          <Dialog.Title className="sr-only">{t`Commands`}</Dialog.Title>
          <Base label={t`Commands`} loop filter={fit} value={chosen} onValueChange={setChosen}>
            <div className="flex h-13 items-center gap-3 border-b px-4">
              <Icon of={Search} className="text-muted" />
              <Base.Input
                value={words}
                onValueChange={type}
                placeholder={placeholder}
                className="h-full min-w-0 flex-1 bg-transparent text-md outline-none"
              />
              <span className="contents max-md:hidden pointer-coarse:hidden">
                <Kbd>Esc</Kbd>
              </span>
            </div>
            <Base.List
              ref={list}
              className="max-h-[min(24rem,60dvh)] overflow-y-auto p-1.5 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-muted [&_[cmdk-group-heading]]:text-xs"
            >
              {found.length === 0 && (
                <Base.Empty className="px-3 py-4 text-secondary text-sm">
                  {searching ? t`Searching your files…` : t`No results for “${typed}”.`}
                </Base.Empty>
              )}
              {[...groups].map(([group, members]) => (
                <Base.Group key={group} heading={group}>
                  {members.map((command) => (
                    <Row key={command.id} command={command} onRun={() => run(command)} />
                  ))}
                </Base.Group>
              ))}
              {[...Map.groupBy(found, (command) => command.group)].map(([group, members]) => (
                <Base.Group key={group} heading={group} forceMount>
                  {members.map((command) => (
                    <Row key={command.id} command={command} onRun={() => run(command)} always />
                  ))}
                </Base.Group>
              ))}
              {offers.map((command) => (
                <Row key={command.id} command={command} onRun={() => run(command)} always />
              ))}
            </Base.List>
          </Base>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Row({ command, onRun, always }: { command: Command; onRun: () => void; always?: boolean }) {
  return (
    <Base.Item
      value={command.id}
      keywords={[command.label, ...(command.keywords ?? [])]}
      forceMount={always}
      onSelect={onRun}
      className={row}
    >
      <Icon of={command.icon} className="shrink-0 text-muted" />
      <span className="line-clamp-2 min-w-0 flex-1 break-words">{command.label}</span>
      {command.hint && <span className="max-w-[45%] shrink-0 truncate text-muted text-xs">{command.hint}</span>}
      {command.keys && (
        <span className="contents max-md:hidden pointer-coarse:hidden">
          <Keys keys={command.keys} />
        </span>
      )}
    </Base.Item>
  );
}
