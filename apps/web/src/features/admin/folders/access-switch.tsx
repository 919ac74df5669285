import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api/errors.ts';
import { Switch } from '../../../ui/switch.tsx';
import { sayDone } from '../../../ui/toast.ts';
import { sayMoment } from '../format.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { accessQuery, useToggleAiAccess } from './folders.queries.ts';

/** Models on or off for a course: asks why, before it changes anything. */
export function AccessSwitch({ folder }: { folder: { id: string; name: string; isAiEnabled: boolean } }) {
  const { name, isAiEnabled } = folder;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <span className="inline-flex align-middle">
        <Switch
          label={t`Models for ${name}`}
          labelHidden
          checked={isAiEnabled}
          onCheckedChange={() => setIsAsking(true)}
        />
      </span>
      {isAsking && <AccessDialog folder={folder} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function AccessDialog({
  folder: { id, name, isAiEnabled },
  onClose,
}: {
  folder: { id: string; name: string; isAiEnabled: boolean };
  onClose: () => void;
}) {
  const toggle = useToggleAiAccess();
  const known = useQuery(accessQuery(id)).data;
  const change = (reason: string) =>
    toggle.mutate(
      { folderId: id, enabled: !isAiEnabled, reason },
      {
        onSuccess: () => {
          sayDone(isAiEnabled ? t`Models are off for ${name}` : t`Models are on for ${name}`);
          onClose();
        },
      },
    );
  const before =
    known?.changedAt && known.reason !== null ? t` Changed last on ${sayMoment(known.changedAt)}: ${known.reason}` : '';
  const action = isAiEnabled ? t`Switch models off` : t`Switch models on`;
  return (
    <ReasonDialog
      title={isAiEnabled ? t`Switch models off for ${name}` : t`Switch models on for ${name}`}
      description={
        (isAiEnabled
          ? t`Our own engine answers in this course, and its student sees that models are switched off.`
          : t`Models answer in this course again.`) + before
      }
      action={action}
      pending={toggle.isPending}
      error={toggle.isError ? messageOf(toggle.error) : null}
      onSave={change}
      onClose={onClose}
    />
  );
}
