import type { LucideIcon } from 'lucide-react/types';

/**
 * A Lucide icon in the three sizes and the one stroke of the design. Decorative: the words beside it carry the meaning.
 */
export function Icon({ of: Of, size = 16, className }: { of: LucideIcon; size?: 14 | 16 | 20; className?: string }) {
  return <Of size={size} strokeWidth={1.75} aria-hidden="true" className={className} />;
}
