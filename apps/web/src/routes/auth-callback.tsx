import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { LoadingScreen } from '../components/loading-screen.tsx';
import { callbackQuery } from '../features/auth/auth.queries.ts';
import { messageOf, textOf } from '../lib/api/errors.ts';
import { usePageTitle } from '../lib/page-title.ts';

/**
 * Where a sign-in at another house returns to. Who came is read from the session cookie;
 * `user_id`, `email` and `name` in the address are claims and decide nothing.
 */
export default function AuthCallback() {
  const [query] = useSearchParams();
  const error = query.get('error');
  const session = useQuery({ ...callbackQuery, enabled: error === null });
  usePageTitle('Signing in');

  const failed =
    error ?? (session.isError ? messageOf(session.error) : session.data === null ? textOf('unauthenticated') : null);
  if (failed) return <Navigate to={`/?error=${encodeURIComponent(failed)}`} replace />;
  if (session.isSuccess) return <Navigate to="/" replace />;
  return <LoadingScreen text="Checking your account..." />;
}
