import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callbackQuery } from '../../features/auth/auth.queries.ts';
import { messageOf, textOf } from '../../lib/api/errors.ts';
import { SignInResult } from './sign-in-result.tsx';

/**
 * Where a sign-in at another house returns to. Who came is read from the session cookie;
 * `user_id`, `email` and `name` in the address are claims and decide nothing.
 */
export default function AuthCallback() {
  const [query] = useSearchParams();
  const refused = query.get('error');
  const { data, error } = useQuery({ ...callbackQuery, enabled: refused === null });
  const failure = refused ?? (error ? messageOf(error) : data === null ? textOf('unauthenticated') : null);
  return <SignInResult failure={failure} to={data ? '/' : null} />;
}
