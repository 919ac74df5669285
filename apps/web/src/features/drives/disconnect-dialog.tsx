import { plural, t } from '@lingui/core/macro';
import { messageOf } from '../../lib/api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { sayDone, sayFailed } from '../../ui/toast.ts';
import { type ConnectedDrive, useDisconnectDrive } from './drives.queries.ts';

/** What it means to disconnect a drive, before it is done. */
export function DisconnectDialog({ drive, onClose }: { drive: ConnectedDrive; onClose: () => void }) {
  const disconnect = useDisconnectDrive();
  const { courseCount } = drive;
  const run = () =>
    disconnect.mutate(drive.connectionId, {
      onSuccess: () => {
        sayDone(t`Disconnected ${drive.label}`);
        onClose();
      },
      onError: (error) => {
        sayFailed(messageOf(error));
        onClose();
      },
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t`Disconnect ${drive.label}?`}
      description={
        courseCount === 0
          ? t`Weekwise forgets how to open it. Nothing on the drive changes.`
          : t`Weekwise forgets how to open it. Nothing on the drive changes. ${plural(courseCount, { one: '# course', other: '# courses' })} on it ${plural(
              courseCount,
              { one: 'stays', other: 'stay' },
            )} with what was read: answers go on, but files do not open and none can be added until you connect it again.`
      }
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>{t`Keep it`}</Button>
          <Button
            variant="danger"
            loading={disconnect.isPending ? t`Disconnecting` : false}
            onClick={run}
          >{t`Disconnect`}</Button>
        </>
      }
    />
  );
}
