import { t } from '@lingui/core/macro';
import { folderName } from '@weekwise/contracts/folders.ts';
import { useState } from 'react';
import { messageOf } from '../../lib/api/errors.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Input } from '../../ui/input.tsx';

/** Asks for the name of a course. What the rules or the server say against it stands below the field. */
export function NameDialog({
  title,
  name: initial,
  hint,
  action,
  acting,
  run,
  onClose,
}: {
  title: string;
  name: string;
  hint?: string;
  /** What the button says, and says while it is done. */
  action: string;
  acting: string;
  run: (name: string) => Promise<void>;
  onClose: () => void;
}) {
  const [name, setName] = useState(initial);
  const [complaint, setComplaint] = useState<string | null>(null);
  const [running, setRunning] = useState(false);

  const submit = async () => {
    const parsed = folderName.safeParse(name);
    if (!parsed.success) return setComplaint(parsed.error.issues[0]?.message ?? null);
    setRunning(true);
    try {
      await run(parsed.data);
      onClose();
    } catch (error) {
      setComplaint(messageOf(error));
    } finally {
      setRunning(false);
    }
  };

  return (
    <FormDialog
      title={title}
      action={action}
      acting={acting}
      running={running}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Input
        label={t`Course name`}
        size="lg"
        value={name}
        error={complaint}
        hint={hint}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setName(event.target.value);
          setComplaint(null);
        }}
      />
    </FormDialog>
  );
}
