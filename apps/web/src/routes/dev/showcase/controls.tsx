import { Plus, Rows3, Search, Trash2, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Keys } from '../../../ui/kbd.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { ThemeMenu } from '../../../ui/theme-menu.tsx';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import type { Specimen } from './specimen.ts';

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

/** A drawing that remembers what was done to it. */
function Live<T>({ from, children }: { from: T; children: (value: T, set: (next: T) => void) => ReactNode }) {
  const [value, set] = useState(from);
  return children(value, set);
}

export const controls: readonly Specimen[] = [
  {
    name: 'Button',
    files: ['button.tsx', 'spinner.tsx', 'icon.tsx'],
    note: 'Hover changes the background only; Tab shows the focus.',
    states: [
      ...variants.map(
        (variant) =>
          [
            variant,
            <span key={variant} className="flex flex-wrap items-center gap-2">
              {sizes.map((size) => (
                <Button key={size} variant={variant} size={size}>
                  Add to course
                </Button>
              ))}
            </span>,
          ] as const,
      ),
      [
        'Loading',
        <Button key="loading" variant="primary" loading="Adding">
          Add to course
        </Button>,
      ],
      [
        'Disabled',
        <Button key="disabled" disabled>
          Add to course
        </Button>,
      ],
      [
        'With an icon',
        <Button key="icon">
          <Icon of={Plus} size={14} />
          New course
        </Button>,
      ],
    ],
  },
  {
    name: 'Icon button',
    files: ['icon-button.tsx', 'tooltip.tsx', 'tooltip-bubble.tsx'],
    note: 'Its name and key show on hover and focus.',
    states: [
      ['Medium', <IconButton key="md" icon={Search} label="Search" keys="/" />],
      ['Small', <IconButton key="sm" icon={Trash2} label="Remove" size="sm" />],
      ['Disabled', <IconButton key="off" icon={Trash2} label="Remove, not possible here" disabled />],
    ],
  },
  {
    name: 'Checkbox',
    files: ['checkbox.tsx'],
    states: [
      [
        'Off, on, half',
        <span key="three" className="flex flex-wrap gap-5">
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
        </span>,
      ],
      [
        'With a hint',
        <Checkbox
          key="hint"
          label="Optional readings"
          hint="They stay out of the count."
          checked
          onCheckedChange={() => undefined}
        />,
      ],
      ['Disabled', <Checkbox key="off" label="Read" checked={false} disabled onCheckedChange={() => undefined} />],
    ],
  },
  {
    name: 'Switch',
    files: ['switch.tsx'],
    states: [
      [
        'On and off',
        <Live key="switch" from={true}>
          {(checked, set) => (
            <Switch
              label="Single-letter shortcuts"
              hint="Turn off if you use speech input."
              checked={checked}
              onCheckedChange={set}
            />
          )}
        </Live>,
      ],
    ],
  },
  {
    name: 'Toggle group',
    files: ['toggle-group.tsx'],
    states: [
      [
        'Words',
        <Live key="words" from={'week' as 'week' | 'term'}>
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
        </Live>,
      ],
      [
        'With icons',
        <Live key="icons" from={'rows' as 'rows' | 'people'}>
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
        </Live>,
      ],
    ],
  },
  {
    name: 'Theme menu',
    files: ['theme-menu.tsx'],
    states: [['Closed', <ThemeMenu key="menu" />]],
  },
  {
    name: 'Keys',
    files: ['kbd.tsx'],
    states: [
      [
        'One, two, with ⌘',
        <span key="keys" className="flex gap-4">
          <Keys keys="j" />
          <Keys keys="g d" />
          <Keys keys="$mod+k" />
        </span>,
      ],
    ],
  },
];
