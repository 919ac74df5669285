import { t } from '@lingui/core/macro';
import { limits } from '@weekwise/contracts/limits.ts';
import { useId, useState } from 'react';
import { messageOf } from '../../lib/api/errors.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { sayDone } from '../../ui/toast.ts';
import type { FileEntry } from './file-entry.ts';
import { useChangeFile } from './files.queries.ts';

/** Asks what a file is filed under: a group that there is, a new one, or none. */
export function GroupDialog({
  folderId,
  file: { fileId, name, group: before },
  groups,
  onClose,
}: {
  folderId: string;
  file: FileEntry;
  groups: readonly string[];
  onClose: () => void;
}) {
  const [typed, setTyped] = useState(before ?? '');
  const { mutate, isPending, error } = useChangeFile(folderId);
  const known = useId();
  const submit = () => {
    const group = typed.trim() || null;
    if (group === before) return onClose();
    const said = group === null ? t`Out of its group: ${name}` : t`In ${group}: ${name}`;
    const onSuccess = () => {
      sayDone(said, () => mutate({ fileId, group: before }));
      onClose();
    };
    mutate({ fileId, group }, { onSuccess });
  };
  return (
    <FormDialog
      title={t`Put in a group`}
      description={name}
      action={t`Save`}
      acting={t`Saving`}
      running={isPending}
      problem={error && messageOf(error)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Input
        label={t`Group`}
        hint={t`For example Slides or Old exams. Leave it empty for none.`}
        list={known}
        value={typed}
        maxLength={limits.fileGroupLength}
        autoFocus
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <datalist id={known}>
        {groups.map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
    </FormDialog>
  );
}
