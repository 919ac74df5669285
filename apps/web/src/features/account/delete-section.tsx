import { t } from '@lingui/core/macro';
import MailCheck from 'lucide-react/icons/mail-check';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../../lib/api/errors.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useRequestDeletion } from './account.queries.ts';

/** The way to delete an account: asked twice, and confirmed by a link that only its owner can read. */
export function DeleteSection() {
  const [asking, setAsking] = useState(false);
  const request = useRequestDeletion();
  const localLink = request.data ? new URL(request.data, window.location.origin) : null;
  if (request.isSuccess)
    return (
      <Alert
        tone="info"
        icon={MailCheck}
        title={localLink ? t`Local mode.` : t`Check your mail.`}
        action={
          localLink && (
            <Button size="sm" asChild>
              <Link to={localLink.pathname + localLink.search}>{t`Open the link`}</Link>
            </Button>
          )
        }
      >
        {localLink
          ? t`No mail is sent from this computer, so the link that deletes the account is here.`
          : t`The link that deletes your account is on its way. It works once, for 15 minutes.`}
      </Alert>
    );
  return (
    <>
      <p className="mb-3 max-w-[62ch] text-secondary text-sm">{t`Deletes your courses, files, conversations and results for good. Nobody can bring them back, so download them first.`}</p>
      <Button variant="danger" onClick={() => setAsking(true)}>{t`Delete the account`}</Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Delete the account?`}
        description={t`We send you a link first. Nothing is deleted before you open it and confirm.`}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t`Keep it`}</Button>
            <Button
              variant="danger"
              loading={request.isPending && t`Sending`}
              onClick={() => request.mutate()}
            >{t`Send the link`}</Button>
          </>
        }
      >
        {request.isError && <Alert tone="danger">{messageOf(request.error)}</Alert>}
      </Dialog>
    </>
  );
}
