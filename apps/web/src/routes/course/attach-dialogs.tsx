import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { attachFile } from '../../features/files/attach-file.ts';
import { dropFiles } from '../../features/files/drop-files.ts';
import { acceptedFiles } from '../../features/files/file-check.ts';
import type { FileEntry } from '../../features/files/file-entry.ts';
import { contentsQuery } from '../../features/files/files.queries.ts';
import type { CoursePlan } from '../../features/syllabus/course-plan.ts';
import { nameOf, type PlanEntry } from '../../features/syllabus/plan-edits.ts';
import { ChooseDialog } from '../../features/syllabus-review/choose-dialog.tsx';
import { Dropzone } from '../../ui/dropzone.tsx';
import { attachPlaces, placeOf } from './attach-places.ts';

/** From the week or the reading: which file. */
export function AttachFileDialog({
  folderId,
  entry,
  onClose,
}: {
  folderId: string;
  entry: PlanEntry;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const files = useQuery(contentsQuery(folderId));
  const place = placeOf(entry);
  if (!place || files.isPending) return null;
  const materials = (files.data ?? []).filter(({ role }) => role === 'material');
  const choices = materials
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ fileId, name }) => ({ id: fileId, label: name }));
  return (
    <ChooseDialog
      title={t`Attach a file`}
      description={nameOf(entry)}
      label={t`A file of this course`}
      choices={choices}
      none={t`This course has no files besides its syllabus yet.`}
      first={choices[0]?.id ?? ''}
      action={t`Attach`}
      acting={t`Attaching`}
      onChoose={(fileId) => {
        const file = materials.find((one) => one.fileId === fileId);
        if (file) void attachFile(client, folderId, file, place);
      }}
      onClose={onClose}
    >
      <Dropzone
        compact
        multiple
        label={t`Or add a new one`}
        button={t`Choose files`}
        accept={acceptedFiles}
        onFiles={(chosen) => {
          void dropFiles(client, folderId, chosen, place);
          onClose();
        }}
      />
    </ChooseDialog>
  );
}

/** From the file: which week or reading. */
export function AttachToDialog({
  folderId,
  plan,
  file,
  onClose,
}: {
  folderId: string;
  plan: CoursePlan;
  file: FileEntry;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const choices = attachPlaces(plan);
  return (
    <ChooseDialog
      title={t`Attach to a week or reading`}
      description={file.name}
      label={t`Week or reading`}
      choices={choices}
      first={choices[0]?.id ?? ''}
      action={t`Attach`}
      acting={t`Attaching`}
      onChoose={(id) => {
        const choice = choices.find((one) => one.id === id);
        if (choice) void attachFile(client, folderId, file, choice.place);
      }}
      onClose={onClose}
    />
  );
}
