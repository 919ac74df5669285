import { FollowLink } from './follow-link.tsx';

/** Where a mailed sign-in link leads. */
export default function VerifyLink() {
  return <FollowLink way="email" />;
}
