import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

const tones = {
  plain: 'bg-hover text-secondary',
  line: 'border border-default text-secondary',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
  accent: 'bg-accent-soft text-link',
} as const;

/** A short state. Status tones come with an icon: colour is never the only sign. */
export function Chip({
  tone = 'plain',
  icon,
  mark,
  children,
}: {
  tone?: keyof typeof tones;
  icon?: LucideIcon;
  /** Drawn where the icon would be: a spinner. */
  mark?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'tabular inline-flex h-5.5 items-center gap-1 whitespace-nowrap rounded-sm px-2 font-medium text-xs',
        tones[tone],
      )}
    >
      {mark ?? (icon && <Icon of={icon} size={14} className="-ms-0.5 size-3.5" />)}
      {children}
    </span>
  );
}
