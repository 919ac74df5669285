import { requestMagicLink } from '@weekwise/contracts/auth.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Input } from '../../components/input.tsx';
import { Notice } from '../../components/notice.tsx';
import { messageOf } from '../../lib/api/errors.ts';
import { type RequestedLink, useRequestLink } from './auth.queries.ts';
import { CheckMail } from './check-mail.tsx';

const emailField = requestMagicLink.body.shape.email;

/** Asks for an address, then says where the link went. */
export function SignInPanel({ autoFocus, expired }: { autoFocus?: boolean; expired?: boolean }) {
  const [email, setEmail] = useState('');
  const [complaint, setComplaint] = useState<string | null>(null);
  const [sent, setSent] = useState<RequestedLink | null>(null);
  const request = useRequestLink();

  if (sent)
    return (
      <CheckMail
        link={sent}
        resend={() => request.mutate(sent.email, { onSuccess: setSent })}
        resending={request.isPending}
        failure={request.isError ? messageOf(request.error) : null}
        onBack={() => {
          setSent(null);
          request.reset();
        }}
      />
    );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (request.isPending) return;
    const address = emailField.safeParse(email.trim());
    if (!address.success) {
      setComplaint(email.trim() ? 'This is no complete e-mail address.' : 'Enter your e-mail address.');
      return;
    }
    request.mutate(address.data, { onSuccess: setSent, onError: (error) => setComplaint(messageOf(error)) });
  };

  return (
    <div className="max-w-108">
      {expired && (
        <Notice tone="info" title="You were signed out." className="mb-4">
          Sign in to go on. Nothing you saved is lost.
        </Notice>
      )}
      <form onSubmit={submit} noValidate>
        <div className="flex items-start gap-2">
          <Input
            label="E-mail address"
            fieldClassName="min-w-0 flex-1"
            labelHidden
            size="lg"
            type="email"
            name="email"
            autoComplete="email"
            autoFocus={autoFocus}
            placeholder="you@university.edu"
            value={email}
            error={complaint}
            onChange={(event) => {
              setEmail(event.target.value);
              setComplaint(null);
            }}
          />
          <Button type="submit" variant="primary" size="lg" loading={request.isPending ? 'Sending' : false}>
            Send link
          </Button>
        </div>
        <p className="mt-2 text-muted text-xs">No password to remember. New here? The link creates your account.</p>
      </form>
    </div>
  );
}
