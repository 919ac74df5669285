import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { rememberReturn } from '../../lib/session/return-path.ts';

/** To the ways in, and from there back to `returnTo`. */
export function SignInLink({ returnTo, children, ...rest }: { returnTo: string; children: ReactNode }) {
  return (
    <Link {...rest} to="/" state={{ askForLink: true }} onClick={() => rememberReturn(returnTo)}>
      {children}
    </Link>
  );
}
