import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
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

/** Drawn without Radix, which would be 3 kB more of the first paint of a course: its readings have one each. */
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
      {/* biome-ignore lint/a11y/useSemanticElements: an input takes the keys that are shortcuts beside it, and has
          no room for the mark. */}
      <button
        type="button"
        role="checkbox"
        id={id}
        aria-checked={checked === 'indeterminate' ? 'mixed' : checked}
        disabled={disabled}
        onClick={() => onCheckedChange(checked !== true)}
        onKeyDown={(event) => {
          // A checkbox is for Space alone; Enter is the form's.
          if (event.key === 'Enter') event.preventDefault();
        }}
        aria-label={labelHidden ? label : undefined}
        className={clsx(
          'relative mt-px inline-flex size-4.5 shrink-0 items-center justify-center rounded-sm border-[1.5px] border-strong bg-raised text-accent-primary after:absolute after:-inset-1 touch:after:-inset-3',
          'aria-checked:border-transparent aria-checked:bg-button-primary aria-checked:text-button-primary',
          'aria-[checked=mixed]:border-accent',
          'disabled:border-default disabled:bg-disabled disabled:text-disabled disabled:aria-checked:border-default',
        )}
      >
        {checked !== false && <Icon of={checked === true ? Check : Minus} size={14} className="size-3" />}
      </button>
      {!labelHidden && (
        <label htmlFor={id} className={clsx('text-base', disabled && 'text-disabled')}>
          {label}
          {hint && <span className="block text-muted text-xs">{hint}</span>}
        </label>
      )}
    </span>
  );
}
