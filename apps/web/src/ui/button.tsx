import { clsx } from 'clsx';
import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

const variants = {
  primary:
    'bg-button-primary text-button-primary hover:bg-button-primary-hover active:bg-button-primary-active border-transparent',
  secondary:
    'bg-button-secondary text-button-secondary border-button-secondary shadow-xs hover:bg-button-secondary-hover active:bg-button-secondary-active',
  ghost: 'text-button-ghost border-transparent hover:bg-button-ghost-hover active:bg-button-ghost-active',
  danger: 'bg-button-danger text-button-danger border-transparent hover:bg-button-danger-hover',
} as const;

const sizes = {
  sm: 'h-7 gap-1.5 px-2.5 text-sm touch:h-9 touch:px-3',
  md: 'h-9 gap-2 px-3.5 text-sm touch:h-11',
  lg: 'h-11 gap-2 px-4.5 text-base',
} as const;

const disabledLook = 'cursor-not-allowed border-transparent text-button-disabled';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** Fills the width of its container. */
  block?: boolean;
  /** What is being done, with "-ing": shows the spinner, holds the width and ignores presses. */
  loading?: string | false;
  /** Draws the look on the only child, for links that act as buttons. */
  asChild?: boolean;
  children: ReactNode;
}

export function Button({
  variant = 'secondary',
  size = 'md',
  block,
  loading = false,
  asChild,
  disabled,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const Element = asChild ? Slot.Root : 'button';
  const inert = disabled || loading !== false;
  // aria-disabled and not `disabled`: the button keeps its focus and its place in the tab order while it waits.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Element
      {...rest}
      {...(asChild ? {} : { type })}
      aria-disabled={inert || undefined}
      aria-busy={loading !== false || undefined}
      onClick={press}
      className={clsx(
        'relative inline-flex shrink-0 select-none items-center justify-center rounded-md border font-medium whitespace-nowrap transition-colors duration-(--syllabus-motion-instant) [&_svg]:shrink-0',
        sizes[size],
        disabled ? clsx(disabledLook, variant !== 'ghost' && 'bg-button-disabled') : variants[variant],
        block && 'w-full',
        className,
      )}
    >
      {loading === false ? (
        children
      ) : (
        // One on the other: as wide as it was, or wider where the words need it.
        <span className="inline-grid justify-items-center *:col-start-1 *:row-start-1">
          <span aria-hidden="true" className="invisible inline-flex items-center gap-2">
            {children}
          </span>
          <span className="inline-flex items-center justify-center gap-2">
            <Spinner />
            {loading}
          </span>
        </span>
      )}
    </Element>
  );
}
