import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Input } from '../../ui/input.tsx';

/** Reasons are kept with what was changed; shorter ones say nothing. */
const shortestReason = 3;

export const reasonComplaint = (reason: string): string | null =>
  reason.trim().length < shortestReason ? t`Say why. It is kept with the change.` : null;

/** Asks why, before something is changed for somebody. */
export function ReasonDialog(props: {
  title: string;
  description: string;
  action: string;
  pending: boolean;
  error: string | null;
  onSave: (reason: string) => void;
  onClose: () => void;
}) {
  const { title, description, action, pending, error, onSave, onClose } = props;
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const submit = () => {
    setTried(true);
    if (reasonComplaint(reason) === null) onSave(reason.trim());
  };
  return (
    <FormDialog
      title={title}
      description={description}
      action={action}
      acting={t`Changing`}
      running={pending}
      problem={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Input
        label={t`Reason`}
        value={reason}
        maxLength={500}
        error={tried ? reasonComplaint(reason) : null}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
