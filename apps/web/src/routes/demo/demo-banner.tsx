import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { useSession } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';

/** Says above the course that it is the demo, and leads to one's own. */
export function DemoBanner() {
  const signedIn = useSession().status === 'signed-in';
  return (
    <aside
      aria-label={t`Demo`}
      className="flex shrink-0 items-center gap-x-3 border-b bg-info-soft px-4 py-1.5 text-sm md:justify-center print:hidden"
    >
      <p className="min-w-0 max-md:flex-1">
        <b className="font-semibold">{t`This is the demo.`}</b>{' '}
        <span className="text-secondary max-md:hidden">{t`Read and ask what you like; nothing is changed or kept.`}</span>
      </p>
      <Button size="sm" asChild>
        {signedIn ? (
          <Link to="/dashboard">{t`Your own courses`}</Link>
        ) : (
          <Link to="/" state={{ askForLink: true }}>{t`Sign in to make your own`}</Link>
        )}
      </Button>
    </aside>
  );
}
