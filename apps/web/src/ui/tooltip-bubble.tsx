import { Portal } from 'radix-ui';
import { Popper } from 'radix-ui/internal';
import { landmarkOf } from '../layout/landmark.ts';
import { Keys } from './kbd.tsx';
import type { TooltipProps } from './tooltip-props.ts';

/** The text of a tooltip beside what it names. */
export function TooltipBubble({
  id,
  anchor,
  label,
  keys,
  side,
  ...over
}: TooltipProps & { id: string; anchor: Element; onPointerEnter: () => void; onPointerLeave: () => void }) {
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={{ current: anchor }} />
      <Portal.Root container={landmarkOf(anchor)}>
        <Popper.Content
          {...over}
          id={id}
          role="tooltip"
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="fade-in z-(--syllabus-z-popover) flex max-w-72 items-center gap-2 rounded-md bg-inverse px-2.5 py-1.5 text-inverse text-xs shadow-md"
        >
          {label}
          {keys && <Keys keys={keys} inverse />}
        </Popper.Content>
      </Portal.Root>
    </Popper.Root>
  );
}
