import { t } from '@lingui/core/macro';
import { fileName } from '@weekwise/contracts/files.ts';
import { useState } from 'react';
import { messageOf } from '../../lib/api/errors.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { sayDone } from '../../ui/toast.ts';
import type { FileEntry } from './file-entry.ts';
import { useChangeFile } from './files.queries.ts';

/** Asks for a file's name in the course. On a drive the file keeps its own. */
export function RenameFileDialog({
  folderId,
  file: { fileId, name: before },
  onClose,
}: {
  folderId: string;
  file: FileEntry;
  onClose: () => void;
}) {
  const [name, setName] = useState(before);
  const [complaint, setComplaint] = useState<string | null>(null);
  const { mutate, isPending } = useChangeFile(folderId);
  const rename = (to: string, onDone: (renamed: string) => void) =>
    mutate(
      { fileId, name: to },
      { onSuccess: ({ name: renamed }) => onDone(renamed), onError: (error) => setComplaint(messageOf(error)) },
    );
  const submit = () => {
    const parsed = fileName.safeParse(name.trim());
    if (!parsed.success) return setComplaint(parsed.error.issues[0]?.message ?? null);
    if (parsed.data === before) return onClose();
    rename(parsed.data, (renamed) => {
      sayDone(t`Renamed to ${renamed}`, () => rename(before, () => undefined));
      onClose();
    });
  };
  return (
    <FormDialog
      title={t`Rename the file`}
      action={t`Rename`}
      acting={t`Renaming`}
      running={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Input
        label={t`Name`}
        value={name}
        error={complaint}
        autoFocus
        onFocus={({ target }) => target.setSelectionRange(0, stemLength(before))}
        onChange={(event) => {
          setName(event.target.value);
          setComplaint(null);
        }}
      />
    </FormDialog>
  );
}

/** What is typed over first: the name without its ending. */
const stemLength = (name: string): number => name.replace(/\.[^.\s]{1,12}$/, '').length;
