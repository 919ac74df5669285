import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';
import { isApiError, messageOf } from '../lib/api/errors.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** Says what goes here and gives the next step. */
export function EmptyState({
  icon,
  title,
  actions,
  framed = true,
  children,
}: {
  icon: LucideIcon;
  title: string;
  actions?: ReactNode;
  framed?: boolean;
  children?: ReactNode;
}) {
  return (
    <div
      className={clsx(
        'flex flex-col items-start gap-1',
        framed && 'rounded-lg border border-default border-dashed p-5',
      )}
    >
      <Icon of={icon} size={20} className="mb-1.5 text-muted" />
      <p className="font-medium font-serif text-[1.0625rem] leading-6">{title}</p>
      {children && <div className="max-w-(--syllabus-measure) text-secondary text-sm">{children}</div>}
      {actions && <div className="mt-2.5 flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}

/** What could not be shown, and how to try again. */
export function ErrorState({
  error,
  title,
  onRetry,
  retrying,
  actions,
  framed = true,
}: {
  error: unknown;
  title: string;
  onRetry?: () => void;
  retrying?: boolean;
  actions?: ReactNode;
  framed?: boolean;
}) {
  const offline = isApiError(error, 'offline');
  return (
    <div role="alert">
      <EmptyState
        icon={offline ? WifiOff : CircleAlert}
        title={title}
        framed={framed}
        actions={
          (onRetry || actions) && (
            <>
              {onRetry && (
                <Button size="sm" onClick={onRetry} loading={retrying ? t`Trying` : false}>{t`Try again`}</Button>
              )}
              {actions}
            </>
          )
        }
      >
        {messageOf(error)}
      </EmptyState>
    </div>
  );
}
