import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { limits } from '@weekwise/contracts/limits.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import LaptopMinimal from 'lucide-react/icons/laptop-minimal';
import MailCheck from 'lucide-react/icons/mail-check';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import type { LucideIcon } from 'lucide-react/types';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { LinkWay, RequestedLink } from './sign-in.queries.ts';

const words: Record<LinkWay, { icon: LucideIcon; title: string; local: string; back: string }> = {
  email: {
    icon: MailCheck,
    title: t`Check your mail`,
    local: t`No mail server is set up on this computer, so the link is here.`,
    back: t`Another address`,
  },
  sms: {
    icon: MessageSquareText,
    title: t`Check your phone`,
    local: t`No text messages are sent from this computer, so the link is shown here.`,
    back: t`Another number`,
  },
};

const minutes = limits.magicLinkLifetime / 60_000;

/** Where the link went. In local mode nothing leaves the computer and the link is shown here. */
export function LinkSent({
  link,
  resend,
  resending,
  failure,
  onBack,
  framed = true,
}: {
  link: RequestedLink;
  resend: () => void;
  resending: boolean;
  failure: string | null;
  /** Absent where there is nothing to choose. */
  onBack?: () => void;
  /** Whether it stands on the page as a card; inside another it does not. */
  framed?: boolean;
}) {
  const { icon, title, local, back } = words[link.way];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const here = link.localLink && pathOf(link.localLink);
  const to = <b className="wrap-anywhere font-medium text-primary">{link.to}</b>;

  return (
    <section
      aria-labelledby="link-sent"
      className={framed ? 'max-w-108 rounded-lg border bg-surface p-5 shadow-sm' : 'mt-5 border-t pt-5'}
    >
      <div className="flex items-center justify-between">
        <Icon of={icon} size={20} className="text-accent-primary" />
        {here && <Chip tone="line" icon={LaptopMinimal}>{t`Local mode`}</Chip>}
      </div>
      <h2 id="link-sent" ref={heading} tabIndex={-1} className="type-card mt-3 text-primary outline-none">
        {title}
      </h2>
      <p className="mt-1 text-secondary">
        {here ? (
          <Trans>
            We created a sign-in link for {to}. It works once, for {minutes} minutes.
          </Trans>
        ) : (
          <Trans>
            A sign-in link is on its way to {to}. It works once, for {minutes} minutes.
          </Trans>
        )}
      </p>
      {here && (
        <>
          <p className="mt-2 text-muted text-sm">{local}</p>
          <Button variant="primary" size="lg" block asChild className="mt-4">
            <Link to={here}>{t`Open the sign-in link`}</Link>
          </Button>
        </>
      )}
      {failure && (
        <Alert tone="danger" className="mt-3">
          {failure}
        </Alert>
      )}
      <div className="-mx-2.5 mt-3 flex flex-wrap justify-between gap-1">
        {onBack && (
          <Button variant="ghost" size="sm" onClick={onBack}>
            <Icon of={ArrowLeft} size={14} />
            {back}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          onClick={resend}
          loading={resending ? t`Sending` : false}
        >{t`Send again`}</Button>
      </div>
    </section>
  );
}

/** The link without its host: the page already stands on the right one. */
function pathOf(link: string): string {
  const { pathname, search } = new URL(link, window.location.origin);
  return pathname + search;
}
