import { limits } from '@weekwise/contracts/limits.ts';
import { ArrowLeft, LaptopMinimal, MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Chip } from '../../components/chip.tsx';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import type { RequestedLink } from './auth.queries.ts';

const minutes = limits.magicLinkLifetime / 60_000;

/** Where the link went. In local mode no mail leaves the computer and the link is shown here. */
export function CheckMail({
  link,
  resend,
  resending,
  failure,
  onBack,
}: {
  link: RequestedLink;
  resend: () => void;
  resending: boolean;
  failure: string | null;
  onBack: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const here = link.localLink && pathOf(link.localLink);

  return (
    <section aria-labelledby="check-mail" className="max-w-108 rounded-lg border bg-surface p-5 shadow-sm">
      <div className="flex items-center justify-between">
        <Icon of={MailCheck} size={20} className="text-accent-primary" />
        {here && (
          <Chip tone="line" icon={LaptopMinimal}>
            Local mode
          </Chip>
        )}
      </div>
      <h2 id="check-mail" ref={heading} tabIndex={-1} className="type-card mt-3 outline-none">
        Check your mail
      </h2>
      <p className="mt-1 text-secondary">
        {here ? 'A sign-in link was made for ' : 'A sign-in link is on its way to '}
        <b className="break-all font-medium text-primary">{link.email}</b>. It works once, for {minutes} minutes.
      </p>
      {here && (
        <>
          <p className="mt-2 text-muted text-sm">
            No mail server is set up on this computer, so the link is shown here instead of being sent.
          </p>
          <Button variant="primary" size="lg" block asChild className="mt-4">
            <Link to={here}>Open the sign-in link</Link>
          </Button>
        </>
      )}
      {failure && (
        <Notice tone="danger" className="mt-3">
          {failure}
        </Notice>
      )}
      <div className="mt-3 -ml-2.5 flex flex-wrap justify-between gap-1">
        <Button variant="ghost" size="sm" onClick={onBack}>
          <Icon of={ArrowLeft} size={14} />
          Another address
        </Button>
        <Button variant="ghost" size="sm" onClick={resend} loading={resending ? 'Sending' : false}>
          Send again
        </Button>
      </div>
    </section>
  );
}

/** The link without its host: the page already stands on the right one. */
function pathOf(link: string): string {
  const { pathname, search } = new URL(link, window.location.origin);
  return pathname + search;
}
