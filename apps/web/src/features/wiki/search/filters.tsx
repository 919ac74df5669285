import { t } from '@lingui/core/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { languageTag, say as translated } from '#lingui';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Menu, MenuChoices, MenuLabel } from '../../../ui/menu.tsx';
import type { Facet, WikiResults } from '../wiki.queries.ts';
import { levelNames } from '../wiki.ts';
import type { WikiSearch } from './wiki-search.ts';

type Change = (change: Partial<WikiSearch>) => void;

/** Subject, university and level, each with how many courses it would leave. */
export function Filters({
  search,
  facets,
  onChange,
}: {
  search: WikiSearch;
  facets: WikiResults['facets'] | null;
  onChange: Change;
}) {
  return (
    <fieldset className="flex min-w-0 gap-2">
      <legend className="sr-only">{t`Filters`}</legend>
      <Filter
        name={t`Subject`}
        value={search.subject}
        facet={facets?.subjects ?? []}
        say={(subject) => translated(subject)}
        onChange={(subject) => onChange({ subject })}
      />
      <Filter
        name={t`University`}
        value={search.university}
        facet={facets?.universities ?? []}
        more={facets?.moreUniversities ?? 0}
        onChange={(university) => onChange({ university })}
      />
      <Filter
        name={t`Level`}
        value={search.level}
        facet={facets?.levels ?? []}
        say={(level) => levelNames[level]}
        onChange={(level) => onChange({ level })}
      />
    </fieldset>
  );
}

function Filter<V extends string>({
  name,
  value,
  facet,
  more = 0,
  say = (option) => option,
  onChange,
}: {
  name: string;
  value: V | null;
  facet: readonly Facet<V>[];
  /** So many values are not listed; words find them. */
  more?: number;
  say?: (value: V) => string;
  onChange: (value: V | null) => void;
}) {
  const any = t`Any ${name.toLowerCase()}`;
  // The chosen one stays to be seen, however few it leaves.
  const options = value && !facet.some((each) => each.value === value) ? [...facet, { value, count: 0 }] : facet;
  return (
    <Menu
      trigger={
        <Button
          size="lg"
          aria-label={value ? `${name}: ${say(value)}` : any}
          className={`min-w-0 flex-auto gap-1.5! px-2.5! text-sm! md:max-w-56 md:flex-none md:gap-2! md:px-3! ${value ? 'border-accent! bg-accent-soft!' : 'font-normal'}`}
        >
          <span className="min-w-0 flex-1 truncate text-start">
            {value ? (
              say(value)
            ) : (
              <>
                <span className="max-md:hidden">{any}</span>
                <span className="md:hidden">{name}</span>
              </>
            )}
          </span>
          <Icon of={ChevronDown} className="text-muted" />
        </Button>
      }
    >
      <div className="max-w-72">
        <MenuChoices
          label={name}
          value={value ?? ''}
          choices={[
            { value: '', label: any },
            ...options.map((option) => ({
              value: option.value,
              label: say(option.value),
              hint: option.count.toLocaleString(languageTag()),
            })),
          ]}
          onChange={(chosen) => onChange(options.find((option) => option.value === chosen)?.value ?? null)}
        />
        {more > 0 && (
          <MenuLabel>{t`${more.toLocaleString(languageTag())} more: search for the name to find its courses.`}</MenuLabel>
        )}
      </div>
    </Menu>
  );
}
