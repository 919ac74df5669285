import { Switch as Base } from 'radix-ui';
import { type ReactNode, useId } from 'react';

export function Switch({
  label,
  labelHidden,
  hint,
  checked,
  onCheckedChange,
}: {
  label: string;
  labelHidden?: boolean;
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <span className="flex items-center justify-between gap-4">
      {!labelHidden && (
        <label htmlFor={id} className="text-sm">
          {label}
          {hint && <span className="block text-pretty text-muted text-xs">{hint}</span>}
        </label>
      )}
      <Base.Root
        id={id}
        aria-label={labelHidden ? label : undefined}
        checked={checked}
        onCheckedChange={onCheckedChange}
        className="relative inline-flex h-5 w-8 shrink-0 items-center rounded-full bg-(--syllabus-border-strong) p-0.5 transition-colors after:absolute after:-inset-1.5 data-[state=checked]:bg-button-primary"
      >
        <Base.Thumb className="size-4 rounded-full bg-raised transition-transform duration-(--syllabus-motion-fast) data-[state=checked]:translate-x-3 rtl:data-[state=checked]:-translate-x-3" />
      </Base.Root>
    </span>
  );
}
