import { clsx } from 'clsx';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

/** What a control needs to be tied to its label, hint and error. Spread it on the control. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: string;
  /** Keeps the label for screen readers only, where the heading beside it says the same. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string | null;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** The one way to put a control on a form: label, control, hint or error, tied together. */
export function FormField({ label, labelHidden, hint, error, className, children }: FieldProps) {
  const id = useId();
  const below = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={className}>
      <label htmlFor={id} className={clsx(labelHidden ? 'sr-only' : 'mb-1 block font-medium text-sm')}>
        {label}
      </label>
      {children({ id, 'aria-describedby': below, 'aria-invalid': error ? true : undefined })}
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-1 flex items-start gap-1 text-danger text-xs">
          <Icon of={CircleAlert} size={14} className="mt-px shrink-0" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="mt-1 text-muted text-xs">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
