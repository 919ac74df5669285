import { FollowUploads } from '../features/files/use-uploads.ts';
import { FollowNotifications } from '../features/suggestions/follow-notifications.tsx';
import { Toaster } from '../ui/toaster.tsx';

/**
 * What is beside every page and no part of its first sight: toasts, notifications, and the eye on files that are read.
 */
export default function Background({ signedIn }: { signedIn: boolean }) {
  return (
    <>
      <Toaster />
      <FollowUploads />
      {signedIn && <FollowNotifications />}
    </>
  );
}
