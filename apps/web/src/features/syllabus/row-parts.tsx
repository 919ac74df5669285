import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';

export const meta = 'flex flex-wrap items-center gap-x-2.5 gap-y-1 text-secondary text-sm';
export const row = 'group/row relative border-t py-2 first:border-t-0 first:pt-0 last:pb-0';

/** On a phone the whole row opens the line; the mark stays for the keyboard and the mouse. */
export function RowTarget({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      title={label}
      onClick={onPress}
      className="absolute inset-0 md:hidden"
    />
  );
}

export function RowMenu({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <span className={clsx('relative print:hidden', className)}>
      <Menu
        trigger={
          <IconButton icon={Ellipsis} label={t`More for ${title}`} size="sm" className="-mt-1 -me-2" data-more />
        }
      >
        {children}
      </Menu>
    </span>
  );
}
