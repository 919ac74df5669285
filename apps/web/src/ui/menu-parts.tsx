import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import { DropdownMenu as Base } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { direction } from '#lingui';
import { landmarkOf } from '../layout/landmark.ts';
import { Icon } from './icon.tsx';
import type { MenuChoicesProps, MenuItemProps, MenuProps } from './menu-props.ts';

const surface =
  'pop-in z-(--syllabus-z-popover) max-h-(--radix-popper-available-height) overflow-y-auto rounded-lg border border-default bg-raised shadow-md';

/** A menu with its button, made of Radix; the rest of the app uses `menu.tsx`, which brings it when one is opened. */
export function WholeMenu({ trigger, align = 'end', defaultOpen, children }: MenuProps) {
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  return (
    // Not modal: the page behind stays readable for screen readers, and a press beside the menu reaches its target.
    <Base.Root dir={direction} modal={false} defaultOpen={defaultOpen}>
      <Base.Trigger asChild ref={(button) => setLandmark(landmarkOf(button))}>
        {trigger}
      </Base.Trigger>
      <Base.Portal container={landmark}>
        <Base.Content align={align} sideOffset={6} collisionPadding={8} className={clsx(surface, 'min-w-52 p-1')}>
          {children}
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}

const item =
  'flex min-h-8 touch:min-h-11 cursor-default select-none items-center gap-2.5 rounded-md px-2.5 py-1 text-sm outline-none data-disabled:text-disabled data-highlighted:bg-hover';

export function WholeMenuItem({ icon, danger, disabled, hint, onSelect, children }: MenuItemProps) {
  return (
    <Base.Item disabled={disabled} onSelect={onSelect} className={clsx(item, danger ? 'text-danger' : 'text-primary')}>
      {icon && <Icon of={icon} className={danger ? '' : 'text-muted'} />}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {hint && <span className="shrink-0 text-muted text-xs">{hint}</span>}
    </Base.Item>
  );
}

export function WholeMenuChoices({ label, value, choices, onChange }: MenuChoicesProps) {
  return (
    <Base.RadioGroup value={value} onValueChange={onChange} aria-label={label}>
      {choices.map((choice) => (
        <Base.RadioItem key={choice.value} value={choice.value} className={item}>
          {choice.mark}
          <span className="min-w-0 flex-1 truncate">{choice.label}</span>
          {choice.hint && <span className="tabular shrink-0 text-muted text-xs">{choice.hint}</span>}
          <Base.ItemIndicator>
            <Icon of={Check} size={14} />
          </Base.ItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

export function WholeMenuLabel({ children }: { children: ReactNode }) {
  return <Base.Label className="px-2.5 pt-1.5 pb-1 text-muted text-xs">{children}</Base.Label>;
}

export function WholeMenuSeparator() {
  return <Base.Separator className="my-1 border-t" />;
}
