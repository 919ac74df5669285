import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react/types';
import { ToggleGroup as RadixToggleGroup } from 'radix-ui';
import { direction } from '#lingui';
import { Icon } from './icon.tsx';

export interface ToggleOption<V extends string> {
  value: V;
  label: string;
  icon?: LucideIcon;
}

const bar = 'inline-flex gap-0.5 rounded-[9px] bg-sunken p-0.5';
const part =
  'inline-flex touch:h-10 flex-1 items-center justify-center gap-1.5 whitespace-nowrap rounded-md px-3 font-medium text-secondary text-sm hover:text-primary data-[state=on]:bg-raised data-[state=on]:text-primary data-[state=on]:shadow-sm';
/** With its bar, as high as a button or a field of that size. */
const heights = { sm: 'h-7', md: 'h-8' } as const;

/** One of a few views of the same thing. */
export function ToggleGroup<V extends string>({
  label,
  value,
  options,
  size = 'sm',
  onChange,
}: {
  label: string;
  value: V;
  options: readonly ToggleOption<V>[];
  /** `md` in a row with fields and buttons. */
  size?: keyof typeof heights;
  onChange: (value: V) => void;
}) {
  return (
    <RadixToggleGroup.Root
      dir={direction}
      type="single"
      value={value}
      aria-label={label}
      className={bar}
      onValueChange={(next) => {
        const option = options.find((candidate) => candidate.value === next);
        if (option) onChange(option.value);
      }}
    >
      {options.map((option) => (
        <RadixToggleGroup.Item key={option.value} value={option.value} className={clsx(part, heights[size])}>
          {option.icon && <Icon of={option.icon} size={14} />}
          {option.label}
        </RadixToggleGroup.Item>
      ))}
    </RadixToggleGroup.Root>
  );
}
