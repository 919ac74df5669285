import { FollowLink } from './follow-link.tsx';

/** Where the sign-in link of a text message leads. */
export default function VerifySmsLink() {
  return <FollowLink way="sms" />;
}
