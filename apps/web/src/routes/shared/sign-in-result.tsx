import { Navigate } from 'react-router';
import { LoadingScreen } from '../../components/loading-screen.tsx';
import { usePageTitle } from '../../lib/page-title.ts';

/** A sign-in under way, until it led somewhere or failed; a failure is shown by the front page (spec §2). */
export function SignInResult({ failure, to }: { failure: string | null; to: string | null }) {
  usePageTitle('Signing in');
  if (failure !== null) return <Navigate to={`/?error=${encodeURIComponent(failure)}`} replace />;
  if (to !== null) return <Navigate to={to} replace />;
  return <LoadingScreen text="Checking your account..." />;
}
