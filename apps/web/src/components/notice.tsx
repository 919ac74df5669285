import { clsx } from 'clsx';
import { CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

const tones: Record<'danger' | 'warning' | 'info' | 'plain', { icon: LucideIcon; frame: string; mark: string }> = {
  danger: { icon: CircleAlert, frame: 'bg-danger-soft', mark: 'text-accent-danger' },
  warning: { icon: TriangleAlert, frame: 'bg-warning-soft', mark: 'text-accent-warning' },
  info: { icon: Info, frame: 'bg-info-soft', mark: 'text-accent-info' },
  plain: { icon: Info, frame: 'bg-sunken', mark: 'text-muted' },
};

/** A line inside the page: what happened, what is safe, what to do. */
export function Notice({
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
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg px-4 py-2.5 text-sm',
        look.frame,
        className,
      )}
    >
      {/* The mark stands at the first line; what there is to do, in the middle of all of them. */}
      <div className="flex min-w-48 flex-1 items-start gap-3">
        <Icon of={icon ?? look.icon} className={clsx('mt-0.5 shrink-0', look.mark)} />
        <p className="min-w-0 flex-1">
          {title && <b className="font-semibold">{title} </b>}
          {children}
        </p>
      </div>
      {action}
    </div>
  );
}
