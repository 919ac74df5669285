import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import Hourglass from 'lucide-react/icons/hourglass';
import { Link } from 'react-router';
import { useUserId } from '../../lib/session/session-store.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ordersQuery } from './billing.queries.ts';
import { successPath } from './billing.ts';

/** For whoever comes back from a checkout: they may have paid already, and should not pay once more. */
export function BegunPayment({ folderName }: { folderName: string }) {
  const { data: orders } = useQuery(ordersQuery(useUserId()));
  const begun = orders?.find(
    ({ state, folderName: name }) => (state === 'open' || state === 'paid') && name === folderName,
  );
  if (!begun) return null;
  const isPaid = begun.state === 'paid';
  return (
    <Alert
      tone="plain"
      icon={Hourglass}
      className="mb-4"
      action={
        <Button size="sm" asChild>
          <Link to={successPath(begun.sessionId)}>{isPaid ? t`Go to the course` : t`Look for the payment`}</Link>
        </Button>
      }
    >
      {isPaid
        ? t`${folderName} is paid for.`
        : t`A payment for ${folderName} was begun and is not confirmed. If you have paid, do not pay again.`}
    </Alert>
  );
}
