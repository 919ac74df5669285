import { useQuery } from '@tanstack/react-query';
import { otherStudent } from '@weekwise/contracts/auth.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { followLinkQuery, useSwitchStudent } from '../../features/auth/auth.queries.ts';
import { OtherStudentCard } from '../../features/auth/other-student-card.tsx';
import type { LinkWay } from '../../features/auth/sign-in.queries.ts';
import { isApiError, messageOf, textOf } from '../../lib/api/errors.ts';
import { forgetReturn } from '../../lib/session/return-path.ts';
import { SignInResult } from './sign-in-result.tsx';

/** Spends a sign-in link: to `/` with a session, or with what went wrong. Asks first where another student is here. */
export function FollowLink({ way }: { way: LinkWay }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const token = query.get('token') ?? '';
  // The page that the first student was on is none of the other's.
  const change = useSwitchStudent(way, token, (to) => {
    forgetReturn();
    void navigate(to, { replace: true });
  });
  const { data, error } = useQuery({ ...followLinkQuery(way, token), enabled: token !== '' && change.isIdle });
  if (change.isIdle || change.isPending) {
    const other = isApiError(error, 'signed_in_as_other') ? otherStudent.safeParse(error.detail).data : undefined;
    if (other) {
      return (
        <OtherStudentCard
          signedInAs={other.signed_in_as}
          linkFor={other.link_for}
          switching={change.isPending}
          onSwitch={() => change.mutate(other.user_id)}
        />
      );
    }
  }
  const failed = change.error ?? error;
  const failure = token === '' ? textOf('link_invalid') : failed && messageOf(failed);
  return <SignInResult failure={change.isSuccess ? null : failure} to={data ?? null} />;
}
