import { plural, t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Before a course is shared: what was read without being sure of it is looked at first, so that nobody copies it. */
export function ReviewFirst({
  folderId,
  count,
  onShare,
  onClose,
}: {
  folderId: string;
  /** Items that are not sure. */
  count: number;
  onShare: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={plural(count, { one: 'Check # item first?', other: 'Check # items first?' })}
      description={t`Others will copy your dates and readings. A quick check keeps mistakes from spreading.`}
      footer={
        <>
          <Button onClick={onShare}>{t`Share anyway`}</Button>
          <Button variant="primary" asChild>
            <Link to={`/syllabus/${encodeURIComponent(folderId)}/review`}>{t`Check now`}</Link>
          </Button>
        </>
      }
    />
  );
}
