import { t } from '@lingui/core/macro';
import { phoneNumber, requestMagicLink } from '@weekwise/contracts/auth.ts';
import { type ComponentProps, type FormEvent, useEffect, useState } from 'react';
import type { z } from 'zod';
import { messageOf } from '../../lib/api/errors.ts';
import { forgetTyped, typedBefore } from '../../lib/typed-before.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import type { LinkWay, RequestedLink, useRequestLink } from './sign-in.queries.ts';

interface Field {
  schema: z.ZodType<string>;
  empty: string;
  incomplete: string;
  hint: string;
  input: ComponentProps<typeof Input>;
}

const exampleNumber = '+1 555 010 0199';
/** A number is read in one line. */
const unbroken = exampleNumber.replaceAll(' ', '\u00a0');

const fields: Record<LinkWay, Field> = {
  email: {
    schema: requestMagicLink.body.shape.email,
    empty: t`Enter your email address.`,
    incomplete: t`Enter a valid email address.`,
    hint: t`No password needed. New here? The link creates your account.`,
    input: {
      label: t`Email address`,
      type: 'email',
      name: 'email',
      autoComplete: 'email',
      placeholder: 'you@university.edu',
    },
  },
  sms: {
    schema: phoneNumber,
    empty: t`Enter your phone number.`,
    incomplete: t`Add the country code, like ${unbroken}.`,
    hint: t`With country code. Your carrier may charge for the message. New here? The link creates your account.`,
    input: { label: t`Phone number`, type: 'tel', name: 'phone', autoComplete: 'tel', placeholder: exampleNumber },
  },
};

/** Asks for the address or the number that a link goes to. */
export function LinkForm({
  way,
  autoFocus,
  request,
  onSent,
}: {
  way: LinkWay;
  autoFocus?: boolean;
  request: ReturnType<typeof useRequestLink>;
  onSent: (link: RequestedLink) => void;
}) {
  const { name = '' } = fields[way].input;
  const [before] = useState(() => typedBefore(name));
  useEffect(forgetTyped, []);
  const [text, setText] = useState(before?.text ?? '');
  /** Until the app is here the browser itself asks for a whole address, and sends it. */
  const [isAppHere, setAppHere] = useState(false);
  useEffect(() => setAppHere(true), []);
  const [complaint, setComplaint] = useState<string | null>(null);
  const { schema, empty, incomplete, hint, input } = fields[way];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (request.isPending) return;
    const to = schema.safeParse(text.trim());
    if (!to.success) return setComplaint(text.trim() ? incomplete : empty);
    request.mutate({ way, to: to.data }, { onSuccess: onSent, onError: (error) => setComplaint(messageOf(error)) });
  };

  return (
    <form onSubmit={submit} noValidate={isAppHere} method="post" action="/sign-in">
      <div className="flex items-start gap-2">
        <Input
          {...input}
          fieldClassName="min-w-0 flex-1"
          labelHidden
          size="lg"
          autoFocus={autoFocus || before?.isFocused}
          required
          value={text}
          error={complaint}
          onChange={(event) => {
            setText(event.target.value);
            setComplaint(null);
          }}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          loading={request.isPending ? t`Sending` : false}
        >{t`Send link`}</Button>
      </div>
      <p className="mt-2 text-muted text-xs">{hint}</p>
    </form>
  );
}
