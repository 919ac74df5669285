import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import X from 'lucide-react/icons/x';
import { Dialog as Base } from 'radix-ui';
import type { DialogProps, SheetProps } from './dialog-props.ts';
import { IconButton } from './icon-button.tsx';
import { useReturnFocus } from './return-focus.ts';

const overlay = 'fade-in fixed inset-0 z-(--syllabus-z-dialog) bg-overlay';

/** As `Dialog` of `dialog.tsx`, made of Radix. */
export function WholeDialog({ open, onOpenChange, title, description, footer, wide, children }: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Overlay className={overlay} />
        <Base.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...returnFocus}
          className={clsx(
            'pop-in fixed inset-x-0 bottom-0 z-(--syllabus-z-dialog) flex max-h-[85dvh] flex-col rounded-t-xl border border-default bg-raised shadow-lg outline-none md:inset-x-auto md:top-[14dvh] md:bottom-auto md:left-1/2 md:-ms-(--half) md:w-(--width) md:rounded-xl',
            wide ? '[--half:20rem] [--width:40rem]' : '[--half:14rem] [--width:28rem]',
          )}
        >
          <header className="flex items-start gap-4 px-6 pt-5 pb-2">
            <div className="min-w-0 flex-1">
              <Base.Title className="type-card">{title}</Base.Title>
              {description && <Base.Description className="mt-1 text-secondary">{description}</Base.Description>}
            </div>
            <Base.Close asChild>
              <IconButton icon={X} label={t`Close`} size="sm" className="-me-2" />
            </Base.Close>
          </header>
          {children && <div className="min-h-0 flex-1 overflow-y-auto px-6 py-2">{children}</div>}
          {footer ? (
            <footer className="flex justify-end gap-2 px-6 pt-3 pb-5">{footer}</footer>
          ) : (
            <div className="h-3" />
          )}
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}

/** As `Sheet` of `dialog.tsx`. */
export function WholeSheet({ open, onOpenChange, title, titleVisible, side = 'right', children }: SheetProps) {
  const returnFocus = useReturnFocus();
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Overlay className={overlay} />
        <Base.Content
          aria-describedby={undefined}
          {...returnFocus}
          className={clsx(
            'sheet-in fixed inset-y-0 z-(--syllabus-z-dialog) flex w-[min(26rem,calc(100vw-3rem))] flex-col bg-canvas shadow-lg outline-none',
            side === 'right' ? 'end-0 border-s' : 'start-0 border-e',
          )}
        >
          {titleVisible ? (
            <header className="flex items-center gap-4 px-5 pt-3 pb-2">
              <Base.Title className="min-w-0 flex-1 font-semibold">{title}</Base.Title>
              <Base.Close asChild>
                <IconButton icon={X} label={t`Close`} size="sm" className="-me-2" />
              </Base.Close>
            </header>
          ) : (
            <Base.Title className="sr-only">{title}</Base.Title>
          )}
          {children}
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}
