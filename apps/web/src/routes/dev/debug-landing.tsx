import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { callbackQuery } from '../../features/auth/auth.queries.ts';
import { LoadingScreen } from '../../layout/loading-screen.tsx';
import { forgetEverything } from '../../lib/query-client.ts';
import Landing from '../public/landing.tsx';

/** The landing page at an address of its own; who comes back signed in goes on to `/`, with nothing left of before. */
export default function DebugLanding() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const returning = query.get('auth') === 'success';
  const session = useQuery({ ...callbackQuery, enabled: returning });
  const arrived = session.isSuccess && session.data !== null;

  useEffect(() => {
    if (!arrived) return;
    forgetEverything(client);
    void navigate('/', { replace: true });
  }, [arrived, client, navigate]);

  return returning && (arrived || session.isFetching) ? (
    <LoadingScreen text={t`Checking your account...`} />
  ) : (
    <Landing />
  );
}
