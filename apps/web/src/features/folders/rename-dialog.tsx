import { folderName } from '@weekwise/contracts/folders.ts';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Input } from '../../components/input.tsx';
import { sayDone } from '../../components/toast.ts';
import { messageOf } from '../../lib/api/errors.ts';
import type { Folder } from './folder.ts';
import { useRenameFolder } from './folders.queries.ts';

export function RenameDialog({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  const form = useId();
  const [name, setName] = useState(folder.name);
  const [complaint, setComplaint] = useState<string | null>(null);
  const rename = useRenameFolder();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = folderName.safeParse(name);
    if (!parsed.success) return setComplaint(parsed.error.issues[0]?.message ?? null);
    if (parsed.data === folder.name) return onClose();
    rename.mutate(
      { folderId: folder.folderId, name: parsed.data },
      {
        onSuccess: (renamed) => {
          sayDone(`Renamed to ${renamed.name}`);
          onClose();
        },
        onError: (error) => setComplaint(messageOf(error)),
      },
    );
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Rename course"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="primary" loading={rename.isPending ? 'Renaming' : false}>
            Rename
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Input
          label="Course name"
          size="lg"
          value={name}
          error={complaint}
          hint="The cover stays as it is."
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setName(event.target.value);
            setComplaint(null);
          }}
        />
      </form>
    </Dialog>
  );
}
