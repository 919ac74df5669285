import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react/types';
import type { ComponentProps } from 'react';
import { Tooltip } from './tooltip.tsx';

const sizes = { sm: 'size-7 touch:size-9', md: 'size-9 touch:size-11' } as const;

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon;
  /** What it does: the accessible name and the tooltip. */
  label: string;
  /** tinykeys spelling of the same action. */
  keys?: string;
  size?: keyof typeof sizes;
  iconSize?: 14 | 16 | 20;
}

export function IconButton({
  icon: Icon,
  label,
  keys,
  size = 'md',
  iconSize = 16,
  className,
  disabled,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip label={label} keys={keys}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : onClick}
        className={clsx(
          'inline-flex shrink-0 items-center justify-center rounded-md transition-colors duration-(--syllabus-motion-instant)',
          disabled
            ? 'cursor-not-allowed text-disabled'
            : 'text-secondary hover:bg-button-ghost-hover active:bg-button-ghost-active data-[state=open]:bg-button-ghost-hover',
          sizes[size],
          className,
        )}
      >
        <Icon size={iconSize} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
