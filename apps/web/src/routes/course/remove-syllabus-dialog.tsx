import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** What goes with the syllabus, before it goes. */
export function RemoveSyllabusDialog({
  name,
  onRemove,
  onClose,
}: {
  name: string;
  onRemove: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t`Remove the syllabus?`}
      description={
        <Trans>
          <b className="break-all font-medium text-primary">{name}</b> is the syllabus: the plan goes with it. For 30
          days the file can be restored; it is read anew then.
        </Trans>
      }
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>{t`Keep it`}</Button>
          <Button variant="danger" onClick={onRemove}>{t`Remove the syllabus`}</Button>
        </>
      }
    />
  );
}
