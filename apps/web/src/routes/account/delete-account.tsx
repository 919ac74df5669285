import { t } from '@lingui/core/macro';
import Check from 'lucide-react/icons/check';
import Link2Off from 'lucide-react/icons/link-2-off';
import Trash2 from 'lucide-react/icons/trash';
import { Link, useSearchParams } from 'react-router';
import { useDeleteAccount } from '../../features/account/account.queries.ts';
import { MessagePage } from '../../layout/message-page.tsx';
import { isApiError, messageOf } from '../../lib/api/errors.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

/** Where the mailed link leads: the last question before everything goes. */
export default function DeleteAccountPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const deletion = useDeleteAccount();
  usePageTitle(t`Delete the account`);
  if (deletion.isSuccess)
    return (
      <MessagePage
        icon={Check}
        title={t`Your account is deleted`}
        actions={
          <Button variant="primary" asChild>
            <Link to="/">{t`Go to the front page`}</Link>
          </Button>
        }
      >{t`You are signed out everywhere. Your files are being erased and will be gone within minutes.`}</MessagePage>
    );
  if (token === '' || isApiError(deletion.error, 'link_invalid', 'link_expired')) return <DeadLink />;
  return (
    <MessagePage
      icon={Trash2}
      tone="danger"
      title={t`Delete the account for good?`}
      actions={
        <>
          <Button
            variant="danger"
            loading={deletion.isPending && t`Deleting`}
            onClick={() => deletion.mutate(token)}
          >{t`Delete everything`}</Button>
          <Button asChild>
            <Link to="/account">{t`Keep the account`}</Link>
          </Button>
        </>
      }
    >
      {t`Courses, files, conversations and results go with it. Nobody can bring them back.`}
      {deletion.isError && (
        <Alert tone="danger" className="mt-4">
          {messageOf(deletion.error)}
        </Alert>
      )}
    </MessagePage>
  );
}

/** A link that deletes nothing asks nothing either. */
function DeadLink() {
  return (
    <MessagePage
      icon={Link2Off}
      tone="danger"
      title={t`This link does not work any more`}
      actions={
        <Button variant="primary" size="lg" asChild>
          <Link to="/account">{t`Open your account`}</Link>
        </Button>
      }
    >
      <p role="alert">{t`Nothing was deleted. A link works once, for 15 minutes, in the account that asked for it. To delete the account, ask for a new one there.`}</p>
    </MessagePage>
  );
}
