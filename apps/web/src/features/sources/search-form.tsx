import { t } from '@lingui/core/macro';
import { limits } from '@weekwise/contracts/limits.ts';
import type { SearchMode } from '@weekwise/domain/sources.ts';
import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import SearchIcon from 'lucide-react/icons/search';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Input, Select } from '../../ui/input.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import type { SourceQuery } from './source.ts';

const modes: readonly { value: SearchMode; label: string }[] = [
  { value: 'precise', label: t`Precise` },
  { value: 'balanced', label: t`Balanced` },
  { value: 'broad', label: t`Broad` },
];

/** The kinds of text that a search tells apart; `textbook` leaves it open. */
const types: readonly { value: string; label: string }[] = [
  { value: 'textbook', label: t`Textbook` },
  { value: 'book', label: t`Other book` },
  { value: 'chapter', label: t`Book chapter` },
  { value: 'article', label: t`Article or paper` },
];

/** What to search for: the words of the syllabus until the student writes others. On a phone they are folded away. */
export function SearchForm({
  asked,
  planned,
  searched,
  searching,
  onSearch,
}: {
  /** What the last search asked for, or the next one will. */
  asked: SourceQuery;
  /** The words of the syllabus. */
  planned: Pick<SourceQuery, 'title' | 'author'>;
  searched: boolean;
  searching: boolean;
  onSearch: (asked: SourceQuery) => void;
}) {
  const [edits, setEdits] = useState<Partial<SourceQuery>>({});
  const [open, setOpen] = useState(false);
  const [isUntitled, setUntitled] = useState(false);
  const fields = useId();
  const wanted = { ...asked, ...edits };
  const change = (edit: Partial<SourceQuery>) => {
    setUntitled(false);
    setEdits({ ...edits, ...edit });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const title = wanted.title.trim();
    if (title === '') {
      setUntitled(true);
      setOpen(true);
      return;
    }
    onSearch({ ...wanted, title, author: wanted.author?.trim() || null });
  };
  const isPlanned = wanted.title === planned.title && wanted.author === planned.author;
  const choices = types.some(({ value }) => value === wanted.readingType)
    ? types
    : [...types, { value: wanted.readingType, label: wanted.readingType }];
  return (
    <form onSubmit={submit} className="mb-4">
      <div
        id={fields}
        className={clsx('mb-3 grid gap-2 md:grid-cols-[minmax(0,1fr)_13rem_10rem]', !open && 'max-md:hidden')}
      >
        <Input
          label={t`Title to search for`}
          icon={SearchIcon}
          value={wanted.title}
          maxLength={limits.readingTitleLength}
          error={isUntitled ? t`Say what to search for.` : null}
          onChange={({ target }) => change({ title: target.value })}
        />
        <Input
          label={t`Author`}
          value={wanted.author ?? ''}
          maxLength={limits.readingAuthorLength}
          onChange={({ target }) => change({ author: target.value })}
        />
        <Select
          label={t`Kind of text`}
          value={wanted.readingType}
          onChange={({ target }) => change({ readingType: target.value })}
        >
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        {!isPlanned && (
          <p className="text-muted text-xs md:col-span-3">
            {t`Not the words of the syllabus.`}{' '}
            <button type="button" className="link min-h-6" onClick={() => change(planned)}>{t`Use those`}</button>
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ToggleGroup
          label={t`How closely to search`}
          size="md"
          value={wanted.mode}
          options={modes}
          onChange={(mode) => change({ mode })}
        />
        <Button type="submit" variant={searched ? 'secondary' : 'primary'} loading={searching ? t`Searching` : false}>
          <Icon of={searched ? RefreshCw : SearchIcon} size={14} />
          {searched ? t`Search again` : t`Find sources`}
        </Button>
        <div className="basis-full md:hidden">
          <Button
            variant="ghost"
            className="-ms-3.5"
            aria-expanded={open}
            aria-controls={fields}
            onClick={() => setOpen(!open)}
          >
            {t`Change the words`}
            <Icon of={ChevronDown} size={14} className={open ? 'rotate-180' : ''} />
          </Button>
        </div>
      </div>
    </form>
  );
}
