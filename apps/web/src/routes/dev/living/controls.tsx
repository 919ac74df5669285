import Plus from 'lucide-react/icons/plus';
import Rows3 from 'lucide-react/icons/rows-3';
import Search from 'lucide-react/icons/search';
import Trash2 from 'lucide-react/icons/trash';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Keys } from '../../../ui/kbd.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { ThemeMenu } from '../../../ui/theme-menu.tsx';
import { ThemePicker } from '../../../ui/theme-picker.tsx';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import { Live } from './live.tsx';
import type { Specimen } from './specimen.ts';

const sizes = ['sm', 'md', 'lg'] as const;

const inSizes = (variant: 'primary' | 'secondary' | 'ghost' | 'danger'): ReactNode => (
  <span className="flex flex-wrap items-center gap-2">
    {sizes.map((size) => (
      <Button key={size} variant={variant} size={size}>
        Add to course
      </Button>
    ))}
  </span>
);

export const controls: readonly Specimen[] = [
  {
    name: 'Button',
    files: ['button.tsx', 'spinner.tsx', 'icon.tsx'],
    note: 'Hover changes the background only; Tab shows the focus.',
    states: {
      primary: inSizes('primary'),
      secondary: inSizes('secondary'),
      ghost: inSizes('ghost'),
      danger: inSizes('danger'),
      Loading: (
        <Button variant="primary" loading="Adding">
          Add to course
        </Button>
      ),
      Disabled: <Button disabled>Add to course</Button>,
      'With an icon': (
        <Button>
          <Icon of={Plus} size={14} />
          New course
        </Button>
      ),
    },
  },
  {
    name: 'Icon button',
    files: ['icon-button.tsx', 'tooltip.tsx', 'tooltip-bubble.tsx'],
    note: 'Its name and key show on hover and focus.',
    states: {
      Medium: <IconButton icon={Search} label="Search" keys="/" />,
      Small: <IconButton icon={Trash2} label="Remove" size="sm" />,
      Disabled: <IconButton icon={Trash2} label="Remove, not possible here" disabled />,
    },
  },
  {
    name: 'Checkbox',
    files: ['checkbox.tsx'],
    states: {
      'Off, on, half': (
        <span className="flex flex-wrap gap-5">
          {([false, true, 'indeterminate'] as const).map((from) => (
            <Live key={String(from)} from={from as boolean | 'indeterminate'}>
              {(checked, set) => (
                <Checkbox
                  label={from === 'indeterminate' ? 'In progress' : from ? 'Read' : 'To read'}
                  checked={checked}
                  onCheckedChange={set}
                />
              )}
            </Live>
          ))}
        </span>
      ),
      'With a hint': (
        <Checkbox
          label="Optional readings"
          hint="They stay out of the count."
          checked
          onCheckedChange={() => undefined}
        />
      ),
      Disabled: <Checkbox label="Read" checked={false} disabled onCheckedChange={() => undefined} />,
    },
  },
  {
    name: 'Switch',
    files: ['switch.tsx'],
    states: {
      'On and off': (
        <Live from={true}>
          {(checked, set) => (
            <Switch
              label="Single-letter shortcuts"
              hint="Turn off if you use speech input."
              checked={checked}
              onCheckedChange={set}
            />
          )}
        </Live>
      ),
    },
  },
  {
    name: 'Toggle group',
    files: ['toggle-group.tsx'],
    states: {
      Words: (
        <Live from={'week' as 'week' | 'term'}>
          {(value, set) => (
            <ToggleGroup
              label="Span"
              value={value}
              options={[
                { value: 'week', label: 'Week' },
                { value: 'term', label: 'Term' },
              ]}
              onChange={set}
            />
          )}
        </Live>
      ),
      'With icons': (
        <Live from={'rows' as 'rows' | 'people'}>
          {(value, set) => (
            <ToggleGroup
              label="View"
              value={value}
              options={[
                { value: 'rows', label: 'Rows', icon: Rows3 },
                { value: 'people', label: 'People', icon: Users },
              ]}
              onChange={set}
            />
          )}
        </Live>
      ),
    },
  },
  {
    name: 'Theme menu',
    files: ['theme-menu.tsx', 'theme-picker.tsx'],
    states: {
      Closed: <ThemeMenu />,
      'All at once': <ThemePicker />,
    },
  },
  {
    name: 'Keys',
    files: ['kbd.tsx'],
    states: {
      'One, two, with ⌘': (
        <span className="flex gap-4">
          <Keys keys="j" />
          <Keys keys="g d" />
          <Keys keys="$mod+k" />
        </span>
      ),
    },
  },
];
