import { t } from '@lingui/core/macro';
import { limits } from '@weekwise/contracts/limits.ts';
import { useState } from 'react';
import { messageOf } from '../../../lib/api/errors.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { sayDone } from '../../../ui/toast.ts';
import { useModerate } from './reports.queries.ts';

/** What an admin may decide: `dismiss` keeps a page that was reported. */
export type VerdictKind = 'hide' | 'restore' | 'dismiss';

const words = {
  hide: {
    title: t`Hide this page`,
    says: (name: string) => t`Nobody but its owner hears of “${name}” from now on. It can be restored.`,
    hint: t`Its owner reads this.`,
    missing: t`Say why: whoever shared the page reads it.`,
    action: t`Hide the page`,
    acting: t`Hiding`,
    done: t`Page hidden`,
    failed: t`The page was not hidden.`,
  },
  restore: {
    title: t`Restore this page`,
    says: (name: string) => t`Anybody can find and read “${name}” again, as it was when it was hidden.`,
    hint: t`It stands in the log.`,
    missing: t`Say why: the log of admins’ deeds keeps it.`,
    action: t`Restore the page`,
    acting: t`Restoring`,
    done: t`Page restored`,
    failed: t`The page was not restored.`,
  },
  dismiss: {
    title: t`Dismiss these reports`,
    says: (name: string) => t`“${name}” stays as it is. Who reported it is not told.`,
    hint: t`It stands in the log.`,
    missing: t`Say why: the log of admins’ deeds keeps it.`,
    action: t`Dismiss the reports`,
    acting: t`Dismissing`,
    done: t`Reports dismissed`,
    failed: t`The reports were not dismissed.`,
  },
} as const;

/** Decides on a page, with a reason. */
export function VerdictDialog({
  kind,
  wikiId,
  title,
  onClose,
}: {
  kind: VerdictKind;
  wikiId: string;
  title: string;
  onClose: () => void;
}) {
  const decide = useModerate(wikiId);
  const [reason, setReason] = useState('');
  const [complaint, setComplaint] = useState<string | null>(null);
  const said = words[kind];
  const submit = () => {
    if (reason.trim() === '') return setComplaint(said.missing);
    decide.mutate(
      { do: kind === 'hide' ? 'hide' : 'restore', reason: reason.trim() },
      {
        onSuccess: () => {
          sayDone(said.done);
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={said.title}
      description={said.says(title)}
      action={said.action}
      acting={said.acting}
      tone={kind === 'hide' ? 'danger' : 'primary'}
      running={decide.isPending}
      problem={decide.isError && messageOf(decide.error)}
      problemTitle={said.failed}
      onSubmit={submit}
      onClose={onClose}
    >
      <Textarea
        label={t`Reason`}
        hint={said.hint}
        error={complaint}
        maxLength={limits.wikiReportLength}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
          setComplaint(null);
        }}
      />
    </FormDialog>
  );
}
