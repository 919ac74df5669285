import { t } from '@lingui/core/macro';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { RetryableCall } from './use-retryable-call.ts';

/** A grade or an answer that did not arrive: it is kept here and can be sent again. */
export function NotSaved({ call, what }: { call: RetryableCall; what: string }) {
  if (!call.failure) return null;
  return (
    <Alert
      tone="danger"
      title={t`${what} is not saved yet.`}
      className="mb-3"
      action={<Button size="sm" onClick={call.again} loading={call.busy ? t`Sending` : false}>{t`Send again`}</Button>}
    >
      {call.failure}
    </Alert>
  );
}
