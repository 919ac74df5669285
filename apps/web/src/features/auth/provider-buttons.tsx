import { t } from '@lingui/core/macro';
import LogIn from 'lucide-react/icons/log-in';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { GoogleMark } from './google-mark.tsx';
import type { SignInWays } from './sign-in.queries.ts';

/** Sign-in at another house; a plain link, because the browser leaves. */
export function ProviderButtons({ providers }: { providers: SignInWays['providers'] }) {
  if (providers.length === 0) return null;
  return (
    <>
      <p className="my-3 flex items-center gap-3 text-muted text-sm before:h-px before:flex-1 before:bg-current before:opacity-30 after:h-px after:flex-1 after:bg-current after:opacity-30">{t`or`}</p>
      <div className="flex flex-col gap-2">
        {providers.map(({ id, name, url }) => (
          <Button key={id} size="lg" block asChild>
            <a href={url}>
              {id === 'google' ? <GoogleMark /> : <Icon of={LogIn} className="text-accent-primary" />}
              <span className="truncate">{t`Continue with ${name}`}</span>
            </a>
          </Button>
        ))}
      </div>
    </>
  );
}
