import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { verifyLinkQuery } from '../features/auth/auth.queries.ts';
import { messageOf, textOf } from '../lib/api/errors.ts';
import { SignInResult } from './shared/sign-in-result.tsx';

/** Spends the token of a mailed sign-in link: to `/` with a session, or to `/` with what went wrong. */
export default function VerifyLink() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { data, error } = useQuery({ ...verifyLinkQuery(token), enabled: token !== '' });
  const failure = token === '' ? textOf('link_invalid') : error && messageOf(error);
  return <SignInResult failure={failure} to={data ? '/' : null} />;
}
