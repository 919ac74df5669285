import { clsx } from 'clsx';
import FileUp from 'lucide-react/icons/file-up';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { useFileDrop } from './use-file-drop.ts';

/**
 * A part of a page that takes dropped files for itself, and says so while some hang over it. Keyboard and touch have
 * the same in a menu.
 */
export function DropTarget({
  as: Element,
  label,
  onFiles,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'div'>, 'ref'> & {
  as: 'article' | 'li';
  /** What a drop does: "Drop to attach to week 3". */
  label: string;
  /** Absent where nothing can be dropped. */
  onFiles: ((files: File[]) => void) | undefined;
  children: ReactNode;
}) {
  const { over, handlers } = useFileDrop((files) => onFiles?.(files), { enabled: onFiles !== undefined, alone: true });
  return (
    <Element
      {...(rest as object)}
      {...handlers}
      className={clsx(
        className,
        over && 'rounded-lg bg-hover outline-2 outline-accent-primary outline-dashed -outline-offset-2',
      )}
    >
      {over && (
        <span className="pointer-events-none absolute end-2 top-2 z-10 flex items-center gap-2 rounded-lg bg-raised px-3 py-1.5 font-medium text-sm shadow-md">
          <Icon of={FileUp} size={14} className="text-accent-primary" />
          {label}
        </span>
      )}
      {children}
    </Element>
  );
}
