import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { driveErrors } from '@weekwise/contracts/errors.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { drivesQuery } from '../../features/drives/drives.queries.ts';
import { type ApiError, isApiError } from '../../lib/api/errors.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { Select } from '../../ui/input.tsx';

/** Where a drive is signed in to again: a page of ours, whatever the answer says. */
function reauthPathOf(error: ApiError): string | null {
  const { reauth_url, requires_reauth, error_type } = error.detail;
  const asks = requires_reauth === true || error_type === 'authentication_scope_error';
  return asks && typeof reauth_url === 'string' && /^\/drives\/[^/?#]+$/.test(reauth_url) ? reauth_url : null;
}

/**
 * The field that asks where a new course's files are kept; there is none while only this server can keep them.
 * @param failure why the course was not made; where the drive refused, the field says so
 */
export function useDriveChoice(failure: unknown): {
  connectionId: string | null;
  /** Null unless the drive is to blame. */
  refusal: ApiError | null;
  field: ReactNode;
} {
  const { data } = useQuery(drivesQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const drives = data?.drives.filter(({ status }) => status !== 'disconnected') ?? [];
  const connectionId = drives.some((drive) => drive.connectionId === chosen) ? chosen : null;
  const refusal = isApiError(failure, 'connection_not_found', ...driveErrors) ? failure : null;
  const field = drives.length > 0 && (
    <FormSection title={t`Files are kept`} aside={t`Cannot be changed later`}>
      <Select
        label={t`Files are kept`}
        labelHidden
        size="lg"
        value={connectionId ?? ''}
        hint={t`On a drive, the course gets a folder of its own. What you put there is read too.`}
        onChange={(event) => setChosen(event.target.value || null)}
      >
        <option value="">{t`On this server`}</option>
        {drives.map((drive) => (
          <option key={drive.connectionId} value={drive.connectionId}>
            {drive.label}
          </option>
        ))}
      </Select>
      {refusal && <Refusal error={refusal} />}
    </FormSection>
  );
  return { connectionId, refusal, field };
}

function Refusal({ error }: { error: ApiError }) {
  const path = reauthPathOf(error);
  return (
    <Alert
      tone="danger"
      className="mt-3"
      action={
        path && (
          <Button size="sm" asChild>
            {/* What was entered here stays in this tab. */}
            <Link to={path} target="_blank">{t`Sign in to the drive again`}</Link>
          </Button>
        )
      }
    >
      {error.message}
      {path && t` The sign-in opens in a new tab; what you entered stays here.`}
    </Alert>
  );
}
