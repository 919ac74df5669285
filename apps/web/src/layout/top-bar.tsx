import { clsx } from 'clsx';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Keys } from '../ui/kbd.tsx';

/** The bar above a page: brand and place on the left, search in between, actions on the right. */
export function TopBar({
  brand,
  children,
  places,
  actions,
  tall,
}: {
  brand: ReactNode;
  /** Between brand and actions. */
  children?: ReactNode;
  /** Where else one can go: beside the brand; on a phone a row of its own below. */
  places?: ReactNode;
  actions?: ReactNode;
  tall?: boolean;
}) {
  return (
    <header
      className={clsx(
        'sticky top-0 z-(--syllabus-z-tabbar) flex shrink-0 items-center gap-x-2 border-b bg-canvas px-4 md:h-12 md:gap-4',
        tall && 'md:h-14 md:px-8',
        places ? 'max-md:flex-wrap' : 'h-12',
      )}
    >
      {brand}
      {children}
      {places && (
        <div className="max-md:order-last max-md:-mx-2 max-md:basis-full max-md:pb-1 md:shrink-0">{places}</div>
      )}
      {/* Beside places the search gives way. */}
      <div className={clsx('ms-auto flex h-12 items-center gap-1 md:h-auto md:gap-2', places ? 'min-w-0' : 'shrink-0')}>
        {actions}
      </div>
    </header>
  );
}

/** Looks like a field, opens the palette. On a phone only its icon is there. */
export function SearchButton({ label, keys, onClick }: { label: string; keys: string; onClick: () => void }) {
  return (
    <>
      <button
        type="button"
        onClick={onClick}
        className="flex h-8 min-w-0 items-center gap-2 whitespace-nowrap rounded-md border border-default bg-surface pe-2 ps-3 text-muted text-sm hover:bg-raised max-md:hidden md:w-72 lg:w-80"
      >
        <Icon of={Search} />
        <span className="min-w-0 flex-1 truncate text-start">{label}</span>
        <Keys keys={keys} />
      </button>
      <IconButton icon={Search} label={label} onClick={onClick} className="md:hidden" />
    </>
  );
}
