import { clsx } from 'clsx';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

const tones: Record<'danger' | 'warning' | 'info' | 'plain', { icon: LucideIcon; frame: string; mark: string }> = {
  danger: { icon: CircleAlert, frame: 'bg-danger-soft', mark: 'text-accent-danger' },
  warning: { icon: TriangleAlert, frame: 'bg-warning-soft', mark: 'text-accent-warning' },
  info: { icon: Info, frame: 'bg-info-soft', mark: 'text-accent-info' },
  plain: { icon: Info, frame: 'bg-sunken', mark: 'text-muted' },
};

/** A line inside the page: what happened, what is safe, what to do. */
export function Alert({
  tone,
  icon,
  title,
  action,
  className,
  children,
}: {
  tone: keyof typeof tones;
  icon?: LucideIcon;
  title?: string;
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
}) {
  const look = tones[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx(
        'print:hidden flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg py-2.5 ps-11 pe-4 text-sm',
        look.frame,
        className,
      )}
    >
      {/* The mark stands before the first line; what there is to do, beside the middle of all of them, or below
          where they begin. */}
      <p className="relative min-w-41 flex-1">
        <Icon of={icon ?? look.icon} className={clsx('absolute -start-7 top-0.5', look.mark)} />
        {title && <b className="font-semibold">{title} </b>}
        {children}
      </p>
      {action}
    </div>
  );
}
