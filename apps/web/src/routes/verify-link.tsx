import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { LoadingScreen } from '../components/loading-screen.tsx';
import { verifyLinkQuery } from '../features/auth/auth.queries.ts';
import { messageOf, textOf } from '../lib/api/errors.ts';
import { usePageTitle } from '../lib/page-title.ts';

/** Spends the token of a sign-in link: to `/` with a session, or to `/` with what went wrong. */
export default function VerifyLink() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const verification = useQuery({ ...verifyLinkQuery(token), enabled: token !== '' });
  usePageTitle('Signing in');

  const failed = token === '' ? textOf('link_invalid') : verification.isError ? messageOf(verification.error) : null;
  if (failed) return <Navigate to={`/?error=${encodeURIComponent(failed)}`} replace />;
  if (verification.isSuccess) return <Navigate to="/" replace />;
  return <LoadingScreen text="Checking your account..." />;
}
