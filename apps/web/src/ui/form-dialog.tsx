import { t } from '@lingui/core/macro';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog-props.ts';

/** A dialog that asks for something and does one thing with it. It closes when whoever opened it says so. */
export function FormDialog({
  action,
  acting,
  running,
  tone = 'primary',
  disabled = false,
  problem,
  problemTitle,
  onSubmit,
  onClose,
  children,
  ...dialog
}: Pick<DialogProps, 'title' | 'description' | 'wide'> & {
  /** What the button says, and says while it is done; meanwhile nothing is sent again. */
  action: string;
  acting: string;
  running: boolean;
  tone?: 'primary' | 'danger';
  disabled?: boolean;
  /** What went wrong with the whole; what is wrong with one field stands at the field. */
  problem?: string | false | null | undefined;
  problemTitle?: string;
  onSubmit: (form: HTMLFormElement) => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!running && !disabled) onSubmit(event.currentTarget);
  };
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={id} variant={tone} loading={running && acting} disabled={disabled}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-4">
        {problem && (
          <Alert tone="danger" {...(problemTitle === undefined ? {} : { title: problemTitle })}>
            {problem}
          </Alert>
        )}
        {children}
      </form>
    </Dialog>
  );
}
