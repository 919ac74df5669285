import { clsx } from 'clsx';
import { keyCaps } from '../lib/shortcuts.ts';

export function Kbd({ children, inverse }: { children: string; inverse?: boolean }) {
  return (
    <kbd
      className={clsx(
        'inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-[4px] border border-b-2 px-1 font-medium font-sans text-2xs leading-3.5',
        inverse ? 'border-inverse-muted/50 text-inverse' : 'border-default bg-surface text-secondary',
      )}
    >
      {children}
    </kbd>
  );
}

/** The caps of a shortcut, read out as one: "g then d". */
export function Keys({ keys, inverse }: { keys: string; inverse?: boolean }) {
  return (
    <span className="inline-flex shrink-0 gap-1">
      {keyCaps(keys).map((cap) => (
        <Kbd key={cap} inverse={inverse}>
          {cap}
        </Kbd>
      ))}
    </span>
  );
}
