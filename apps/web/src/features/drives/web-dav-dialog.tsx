import { t } from '@lingui/core/macro';
import { connectWebDav } from '@weekwise/contracts/drives.ts';
import { useState } from 'react';
import { isApiError, messageOf } from '../../lib/api/errors.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { sayDone } from '../../ui/toast.ts';
import { type ConnectedDrive, useConnectWebDav, useReauthorizeWebDav, type WebDavSignIn } from './drives.queries.ts';

type Complaints = Partial<Record<keyof WebDavSignIn | 'form', string>>;

/** Signs in to a WebDAV drive: a new one, or one that asks for it again. */
export function WebDavDialog({ drive, onClose }: { drive: ConnectedDrive | null; onClose: () => void }) {
  const connect = useConnectWebDav();
  const reauthorize = useReauthorizeWebDav(drive?.connectionId ?? '');
  const { isPending } = drive ? reauthorize : connect;
  const [signIn, setSignIn] = useState<WebDavSignIn>({
    address: drive?.address ?? '',
    account: drive?.account ?? '',
    password: '',
    label: '',
  });
  const [complaints, setComplaints] = useState<Complaints>({});
  const field = (name: keyof WebDavSignIn) => ({
    value: signIn[name],
    error: complaints[name],
    onChange: (event: { target: { value: string } }) => {
      setSignIn({ ...signIn, [name]: event.target.value });
      setComplaints({ ...complaints, [name]: undefined, form: undefined });
    },
  });

  const submit = () => {
    const parsed = connectWebDav.body.safeParse({ ...signIn, address: withScheme(signIn.address) });
    if (!parsed.success)
      return setComplaints(
        // The first of each field says most.
        Object.fromEntries(parsed.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message])),
      );
    const { address, account, password } = parsed.data;
    const outcome = {
      onSuccess: ({ connection }: { connection: { label: string } | null }) => {
        sayDone(t`Connected ${connection?.label ?? address}`);
        onClose();
      },
      onError: (error: unknown) => setComplaints(complaintsFrom(error, drive)),
    };
    if (drive) reauthorize.mutate({ account, password }, outcome);
    else connect.mutate({ address, account, password, label: signIn.label.trim() }, outcome);
  };

  return (
    <FormDialog
      title={drive ? t`Sign in to ${drive.label}` : t`Connect a WebDAV drive`}
      description={t`Nextcloud, ownCloud and most university drives speak WebDAV.`}
      action={drive ? t`Sign in` : t`Connect`}
      acting={t`Connecting`}
      running={isPending}
      problem={complaints.form}
      onSubmit={submit}
      onClose={onClose}
    >
      {!drive && (
        <Input
          label={t`Address`}
          type="url"
          inputMode="url"
          autoComplete="url"
          spellCheck={false}
          placeholder="https://cloud.example.edu"
          hint={t`Of a Nextcloud or ownCloud, the address you open it with is enough.`}
          {...field('address')}
        />
      )}
      <Input
        label={t`User name`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('account')}
      />
      <Input
        label={t`App password`}
        type="password"
        autoComplete="off"
        hint={t`Make one in the security settings of the drive. It is kept encrypted, and you can end it there.`}
        {...field('password')}
      />
      {!drive && <Input label={t`Name (optional)`} placeholder={t`University drive`} {...field('label')} />}
    </FormDialog>
  );
}

/** "cloud.example.edu" is an address for people. */
function withScheme(address: string): string {
  const trimmed = address.trim();
  return trimmed === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
}

/** Says at the field what the drive has against it; an address that cannot be changed here is a matter of the form. */
function complaintsFrom(error: unknown, drive: ConnectedDrive | null): Complaints {
  if (isApiError(error, 'drive_not_found', 'drive_address_refused') && !drive) return { address: error.message };
  if (isApiError(error, 'drive_password_refused')) return { password: error.message };
  return { form: messageOf(error) };
}
