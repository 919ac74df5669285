import { t } from '@lingui/core/macro';
import { limits } from '@weekwise/contracts/limits.ts';
import type { GuideSection } from '@weekwise/domain/study-guides.ts';
import { type FormEvent, useState } from 'react';
import { InlineFormActions } from '../../ui/inline-form-actions.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { sections } from './guide.ts';

export interface PartWords {
  title: string;
  says: string;
}

/** The words of a part, to be written or changed. Escape leaves them as they were. */
export function PartForm({
  section,
  start = { title: '', says: '' },
  action,
  onSave,
  onCancel,
}: {
  section: GuideSection;
  start?: PartWords;
  /** "Save", "Add". */
  action: string;
  /** Resolves to whether it was kept. */
  onSave: (words: PartWords) => Promise<boolean>;
  onCancel: () => void;
}) {
  const [words, setWords] = useState(start);
  const [complaint, setComplaint] = useState<keyof PartWords | null>(null);
  const [saving, setSaving] = useState(false);
  const { title, says } = sections[section];
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    const missing = title !== null && words.title.trim() === '' ? 'title' : words.says.trim() === '' ? 'says' : null;
    setComplaint(missing);
    if (missing) return;
    setSaving(true);
    if (!(await onSave(words))) setSaving(false);
  };
  return (
    <form
      noValidate
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
      className="space-y-3 rounded-lg border border-default bg-canvas p-4 print:hidden"
    >
      {title !== null && (
        <Input
          label={title}
          value={words.title}
          maxLength={limits.guideTitleLength}
          error={complaint === 'title' ? t`Write the ${title.toLowerCase()}.` : null}
          onChange={(event) => setWords({ ...words, title: event.target.value })}
          autoFocus
        />
      )}
      <Textarea
        label={says}
        value={words.says}
        hint={t`A line for each sentence. A line that you add has no source.`}
        maxLength={limits.guideTextLength}
        error={complaint === 'says' ? t`Write something.` : null}
        onChange={(event) => setWords({ ...words, says: event.target.value })}
        autoFocus={title === null}
      />
      <InlineFormActions action={action} saving={saving} onCancel={onCancel} />
    </form>
  );
}
