import { t } from '@lingui/core/macro';
import { limits } from '@weekwise/contracts/limits.ts';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShortcut } from '../../../lib/shortcuts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Keys } from '../../../ui/kbd.tsx';

const pause = 250;

/** Searches while one types, a moment after the last letter; the address has the words. */
export function SearchBox({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [words, setWords] = useState(q);
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef(q);

  useEffect(() => {
    // Words that this field did not send came with the back button or a link.
    if (q === sent.current) return;
    sent.current = q;
    setWords(q);
  }, [q]);

  const send = useEffectEvent(() => {
    const next = words.trim();
    if (next === sent.current) return;
    sent.current = next;
    onSearch(next);
  });
  useEffect(() => {
    // Every letter begins the pause anew.
    if (words.trim() === sent.current) return;
    const timer = setTimeout(send, pause);
    return () => clearTimeout(timer);
  }, [words]);

  useShortcut({ keys: '/', label: t`Search shared courses`, group: 'General' }, () => {
    field.current?.focus();
    field.current?.select();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <search className="min-w-0 flex-1">
      <form
        onSubmit={submit}
        className="flex h-11 items-center gap-2.5 rounded-md border border-strong bg-raised pe-2 ps-3.5 focus-within:border-focus focus-within:outline-2 focus-within:outline-focus"
      >
        <Icon of={Search} size={20} className="shrink-0 text-muted" />
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t`Search shared courses`}
          placeholder={t`A course, topic, reading or university`}
          maxLength={limits.wikiQueryLength}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className="h-full min-w-0 flex-1 text-ellipsis bg-transparent text-md outline-none"
        />
        {words ? (
          <IconButton
            icon={X}
            size="sm"
            label={t`Clear the search`}
            onClick={() => {
              setWords('');
              field.current?.focus();
            }}
          />
        ) : (
          <span aria-hidden="true" className="max-md:hidden pointer-coarse:hidden">
            <Keys keys="/" />
          </span>
        )}
      </form>
    </search>
  );
}
