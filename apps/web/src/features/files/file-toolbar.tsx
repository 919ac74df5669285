import { t } from '@lingui/core/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Search from 'lucide-react/icons/search';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Input } from '../../ui/input.tsx';
import { Menu, MenuChoices } from '../../ui/menu.tsx';
import type { FileEntry } from './file-entry.ts';
import { countByState, type FileFilter, fileSort, fileState, sortNames, stateNames } from './file-view.ts';

/** Finds files by name and state, and orders them. */
export function FileToolbar({
  files,
  filter,
  onFilter,
}: {
  files: readonly FileEntry[];
  filter: FileFilter;
  onFilter: (filter: FileFilter) => void;
}) {
  const counts = countByState(files);
  const states = fileState.options.filter((state) => counts[state] > 0 || filter.state === state);
  return (
    <search className="flex flex-wrap items-center gap-2">
      <Input
        label={t`Find a file by name`}
        labelHidden
        type="search"
        icon={Search}
        placeholder={t`Find a file by name`}
        fieldClassName="min-w-full flex-1 sm:min-w-48"
        value={filter.words}
        onChange={(event) => onFilter({ ...filter, words: event.target.value })}
      />
      <Menu
        trigger={
          <Button>
            {filter.state ? stateNames[filter.state] : t`All states`}
            <Icon of={ChevronDown} size={14} />
          </Button>
        }
      >
        <MenuChoices
          label={t`Show files by state`}
          value={filter.state ?? 'all'}
          choices={[
            { value: 'all', label: t`All states (${files.length})` },
            ...states.map((state) => ({ value: state, label: `${stateNames[state]} (${counts[state]})` })),
          ]}
          onChange={(value) => onFilter({ ...filter, state: fileState.safeParse(value).data ?? null })}
        />
      </Menu>
      <Menu
        trigger={
          <Button>
            {sortNames[filter.sort]}
            <Icon of={ChevronDown} size={14} />
          </Button>
        }
      >
        <MenuChoices
          label={t`Sort files`}
          value={filter.sort}
          choices={fileSort.options.map((value) => ({ value, label: sortNames[value] }))}
          onChange={(value) => onFilter({ ...filter, sort: fileSort.parse(value) })}
        />
      </Menu>
    </search>
  );
}
