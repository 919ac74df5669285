import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import { Checkbox as Base, Switch as BaseSwitch } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

export interface CheckboxProps {
  /** Where a label stands somewhere else as well. */
  id?: string;
  label: string;
  labelHidden?: boolean;
  hint?: ReactNode;
  /** `indeterminate`: in progress. */
  checked: boolean | 'indeterminate';
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
}

export function Checkbox({
  id: given,
  label,
  labelHidden,
  hint,
  checked,
  onCheckedChange,
  disabled,
  className,
}: CheckboxProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <span className={clsx('inline-flex items-start gap-2.5', className)}>
      <Base.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={(next) => onCheckedChange(next === true)}
        aria-label={labelHidden ? label : undefined}
        className={clsx(
          'relative mt-px inline-flex size-4.5 shrink-0 items-center justify-center rounded-sm border-[1.5px] border-strong bg-raised text-accent-primary after:absolute after:-inset-1 touch:after:-inset-3',
          'data-[state=checked]:border-transparent data-[state=checked]:bg-button-primary data-[state=checked]:text-button-primary',
          'data-[state=indeterminate]:border-accent',
        )}
      >
        <Base.Indicator>
          <Icon of={checked === 'indeterminate' ? Minus : Check} size={14} className="size-3" />
        </Base.Indicator>
      </Base.Root>
      {!labelHidden && (
        <label htmlFor={id} className="text-base">
          {label}
          {hint && <span className="block text-muted text-xs">{hint}</span>}
        </label>
      )}
    </span>
  );
}

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
          {hint && <span className="block text-muted text-xs">{hint}</span>}
        </label>
      )}
      <BaseSwitch.Root
        id={id}
        aria-label={labelHidden ? label : undefined}
        checked={checked}
        onCheckedChange={onCheckedChange}
        className="relative inline-flex h-5 w-8 shrink-0 items-center rounded-full bg-(--syllabus-border-strong) p-0.5 transition-colors after:absolute after:-inset-1.5 data-[state=checked]:bg-button-primary"
      >
        <BaseSwitch.Thumb className="size-4 rounded-full bg-raised transition-transform duration-(--syllabus-motion-fast) data-[state=checked]:translate-x-3" />
      </BaseSwitch.Root>
    </span>
  );
}
