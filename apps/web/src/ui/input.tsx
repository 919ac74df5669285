import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { LucideIcon } from 'lucide-react/types';
import type { ComponentProps } from 'react';
import { type FieldProps, FormField } from './form-field.tsx';
import { Icon } from './icon.tsx';

type LabelProps = Omit<FieldProps, 'children' | 'className'> & { fieldClassName?: string };

const frame =
  'rounded-md border border-strong bg-raised text-primary transition-colors focus-within:border-focus focus-within:outline-2 focus-within:outline-focus has-[[aria-invalid=true]]:border-danger has-disabled:border-transparent has-disabled:bg-disabled has-disabled:text-disabled has-[:is(input,textarea):read-only:enabled]:bg-canvas';

/** 16 px on touch, below which iOS zooms the page into the field. */
const heights = { md: 'h-9 text-base touch:h-11 touch:text-md', lg: 'h-11 text-md' } as const;

export interface InputProps extends Omit<ComponentProps<'input'>, 'size'>, LabelProps {
  icon?: LucideIcon;
  size?: keyof typeof heights;
}

export function Input({
  label,
  labelHidden,
  hint,
  error,
  fieldClassName,
  icon,
  size = 'md',
  className,
  ...rest
}: InputProps) {
  return (
    <FormField label={label} labelHidden={labelHidden} hint={hint} error={error} className={fieldClassName}>
      {(control) => (
        <div className={clsx('flex min-w-0 items-center gap-2 px-3', frame, heights[size], className)}>
          {icon && <Icon of={icon} className="shrink-0 text-muted" />}
          <input {...rest} {...control} className="h-full min-w-0 flex-1 bg-transparent outline-none" />
        </div>
      )}
    </FormField>
  );
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size'>, LabelProps {
  size?: keyof typeof heights;
}

/** The browser's own select: it is the most usable one on a phone. */
export function Select({
  label,
  labelHidden,
  hint,
  error,
  fieldClassName,
  size = 'md',
  className,
  ...rest
}: SelectProps) {
  return (
    <FormField label={label} labelHidden={labelHidden} hint={hint} error={error} className={fieldClassName}>
      {(control) => (
        <div className={clsx('relative flex min-w-0 items-center', frame, heights[size], className)}>
          <select
            {...rest}
            {...control}
            className="h-full w-full min-w-0 appearance-none text-ellipsis bg-transparent pe-9 ps-3 outline-none"
          />
          <Icon of={ChevronDown} className="pointer-events-none absolute end-3 text-muted" />
        </div>
      )}
    </FormField>
  );
}

export interface TextareaProps extends ComponentProps<'textarea'>, LabelProps {}

/** Grows with its text where the browser can. */
export function Textarea({ label, labelHidden, hint, error, fieldClassName, className, ...rest }: TextareaProps) {
  return (
    <FormField label={label} labelHidden={labelHidden} hint={hint} error={error} className={fieldClassName}>
      {(control) => (
        <div className={clsx('flex min-w-0', frame, className)}>
          <textarea
            {...rest}
            {...control}
            className="field-sizing-content max-h-60 min-h-9 w-full resize-none bg-transparent px-3 py-2 text-base outline-none touch:text-md"
          />
        </div>
      )}
    </FormField>
  );
}
