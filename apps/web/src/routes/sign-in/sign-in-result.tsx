import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { LoadingScreen } from '../../layout/loading-screen.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { forgetReturn, returnPath } from '../../lib/session/return-path.ts';

/** A sign-in under way, until it led somewhere or failed; a failure is shown by the front page (spec §2). */
export function SignInResult({ failure, to }: { failure: string | null; to: string | null }) {
  usePageTitle(t`Signing in`);
  if (failure !== null) return <Navigate to={`/?error=${encodeURIComponent(failure)}`} replace />;
  if (to !== null) return <GoOn to={to} />;
  return <LoadingScreen text={t`Checking your account...`} />;
}

/** To the page that the student came from to sign in, if there is one. */
function GoOn({ to }: { to: string }) {
  const [target] = useState(() => returnPath() ?? to);
  useEffect(forgetReturn, []);
  return <Navigate to={target} replace />;
}
