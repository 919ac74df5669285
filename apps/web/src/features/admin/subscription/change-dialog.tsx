import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { messageOf } from '../../../lib/api/errors.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input, Select } from '../../../ui/input.tsx';
import { sayDone } from '../../../ui/toast.ts';
import { reasonComplaint } from '../reason-dialog.tsx';
import {
  type ChangeDraft,
  type ChangeKind,
  changeKinds,
  changeOf,
  openOrders,
  possibleKinds,
  weeksOf,
} from './change.ts';
import { type AdminSubscription, useUpdateSubscription } from './subscription.queries.ts';

const consequences: Record<ChangeKind, string> = {
  grant: t`The courses are made in the background, without a payment.`,
  open: t`All its weeks open, without a payment.`,
  extend: t`These weeks open besides those that are.`,
  revoke: t`Its courses keep week 1. No money goes back.`,
  revoke_folder: t`The course keeps week 1. No money goes back.`,
  refund: t`The money goes back, whatever the rules for students say.`,
};

/** Changes what a student has paid for or may use. It asks why, and the log keeps it. */
export function ChangeDialog({
  userId,
  subscription,
  nameOf,
  onClose,
}: {
  userId: string;
  subscription: AdminSubscription;
  nameOf: (folderId: string) => string;
  onClose: () => void;
}) {
  const update = useUpdateSubscription(userId);
  const kinds = possibleKinds(subscription);
  const orders = openOrders(subscription);
  const [draft, setDraft] = useState<ChangeDraft>({
    kind: kinds[0] ?? 'grant',
    planId: subscription.plans[0]?.id ?? '',
    folderId: subscription.folders[0]?.id ?? '',
    orderId: orders[0]?.id ?? '',
    weeks: '',
    reason: '',
  });
  const [tried, setTried] = useState(false);
  const set = (change: Partial<ChangeDraft>) => setDraft({ ...draft, ...change });
  const { kind } = draft;
  const submit = () => {
    setTried(true);
    const change = changeOf(draft);
    if (!change || reasonComplaint(draft.reason) !== null) return;
    update.mutate(change, {
      onSuccess: () => {
        sayDone(t`Subscription changed`);
        onClose();
      },
    });
  };
  return (
    <FormDialog
      title={t`Change the subscription`}
      description={t`It holds at once, and stands in the log with your reason.`}
      action={changeKinds[kind]}
      acting={t`Changing`}
      running={update.isPending}
      problem={update.isError && messageOf(update.error)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Choice
        label={t`What changes`}
        hint={consequences[kind]}
        value={kind}
        options={kinds.map((each) => [each, changeKinds[each]])}
        onChange={(next) => set({ kind: kinds.find((each) => each === next) ?? kind })}
      />
      {(kind === 'grant' || kind === 'open') && (
        <Choice
          label={t`Plan`}
          value={draft.planId}
          options={subscription.plans.map(({ id, name }) => [id, name])}
          onChange={(planId) => set({ planId })}
        />
      )}
      {(kind === 'open' || kind === 'extend' || kind === 'revoke_folder') && (
        <Choice
          label={t`Course`}
          value={draft.folderId}
          options={subscription.folders.map(({ id }) => [id, nameOf(id)])}
          onChange={(folderId) => set({ folderId })}
        />
      )}
      {(kind === 'revoke' || kind === 'refund') && (
        <Choice
          label={t`Purchase`}
          value={draft.orderId}
          options={orders.map(({ id, title, folderName }) => [id, `${title}, ${folderName}`])}
          onChange={(orderId) => set({ orderId })}
        />
      )}
      {kind === 'extend' && (
        <Input
          label={t`Weeks`}
          value={draft.weeks}
          hint={t`For example 2, 4-6`}
          error={tried && weeksOf(draft.weeks) === null ? t`Write numbers of weeks, like 2, 4-6.` : null}
          onChange={(event) => set({ weeks: event.target.value })}
        />
      )}
      <Input
        label={t`Reason`}
        value={draft.reason}
        maxLength={500}
        error={tried ? reasonComplaint(draft.reason) : null}
        onChange={(event) => set({ reason: event.target.value })}
      />
    </FormDialog>
  );
}

function Choice(props: {
  label: string;
  hint?: string;
  value: string;
  options: [value: string, label: string][];
  onChange: (value: string) => void;
}) {
  const { label, hint, value, options, onChange } = props;
  return (
    <Select label={label} hint={hint} value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </Select>
  );
}
