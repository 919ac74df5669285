import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useUserId } from '../../lib/session/session-store.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ordersQuery } from './billing.queries.ts';
import { successPath } from './billing.ts';

/**
 * For whoever paid and went back: they should not pay once more. Whoever went back without paying reads nothing: they
 * know.
 */
export function PaidAlready({ folderName }: { folderName: string }) {
  const { data: orders } = useQuery(ordersQuery(useUserId()));
  const paid = orders?.find(({ state, folderName: name }) => state === 'paid' && name === folderName);
  if (!paid) return null;
  return (
    <Alert
      tone="info"
      className="mb-4"
      action={
        <Button size="sm" asChild>
          <Link to={successPath(paid.sessionId)}>{t`Continue`}</Link>
        </Button>
      }
    >
      {t`You’ve already paid for ${folderName}.`}
    </Alert>
  );
}
