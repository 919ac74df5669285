import { clsx } from 'clsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** What is there for whoever wants to know more: its name, and below it, once that is pressed, the matter. */
export function Disclosure({
  label,
  className,
  children,
}: {
  label: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details className={clsx('group/fold text-sm', className)}>
      <summary className="-ms-1 inline-flex min-h-7 cursor-pointer list-none items-start gap-1 rounded-md px-1 py-1 text-link hover:bg-hover touch:min-h-11 touch:py-3 [&::-webkit-details-marker]:hidden">
        <Icon
          of={ChevronRight}
          size={14}
          className="mt-[3px] shrink-0 transition-transform duration-(--syllabus-motion-fast) group-open/fold:rotate-90 rtl:group-open/fold:-rotate-90"
        />
        <span className="min-w-0">{label}</span>
      </summary>
      {children}
    </details>
  );
}
