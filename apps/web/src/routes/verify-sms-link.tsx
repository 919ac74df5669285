import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { verifySmsLinkQuery } from '../features/auth/auth.queries.ts';
import { messageOf, textOf } from '../lib/api/errors.ts';
import { SignInResult } from './shared/sign-in-result.tsx';

/** Spends the link of a text message: known students come to their courses, new ones to their first. */
export default function VerifySmsLink() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { data, error } = useQuery({ ...verifySmsLinkQuery(token), enabled: token !== '' });
  const failure = token === '' ? textOf('link_invalid') : error && messageOf(error);
  return <SignInResult failure={failure} to={data ? (data.known ? '/?method=sms&user_type=existing' : '/') : null} />;
}
