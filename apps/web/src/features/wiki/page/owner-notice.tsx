import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { messageOf } from '../../../lib/api/errors.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { sayDone, sayFailed } from '../../../ui/toast.ts';
import { publishPath } from '../publish-path.ts';
import { type OwnWiki, usePublish, useUnpublish } from '../sharing.queries.ts';

/** Takes a page back at once; undone, it is published with the same choices at the same address. */
export function useTakeBack() {
  const publish = usePublish();
  const unpublish = useUnpublish();
  // Told by promises: the screen that asked may be left by then.
  const again = ({ folderId, choices }: OwnWiki) =>
    publish.mutateAsync({ folderId, choices }).then(
      () => sayDone(t`Shared again`),
      (error: unknown) => sayFailed(messageOf(error)),
    );
  const takeBack = (own: OwnWiki, onDone: () => void) =>
    unpublish.mutateAsync(own.wikiId).then(
      () => {
        // Made anew it would hold what the course says now: only where that is the same does undo bring the page back.
        if (own.outdated) sayDone(t`No longer shared`);
        else sayDone(t`No longer shared`, () => void again(own));
        onDone();
      },
      (error: unknown) => sayFailed(messageOf(error)),
    );
  return { takeBack, isPending: unpublish.isPending };
}

/** What whoever shared a page sees above it. */
export function OwnerNotice({ own, onGone }: { own: OwnWiki; onGone: () => void }) {
  const { takeBack, isPending } = useTakeBack();
  return (
    <Alert
      tone="info"
      title={own.outdated ? t`Your course has changed since you shared it.` : t`You share this page.`}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" asChild>
            <Link to={publishPath(own.folderId)}>{own.outdated ? t`Refresh` : t`Change`}</Link>
          </Button>
          <Button
            size="sm"
            loading={isPending && t`Taking back`}
            onClick={() => void takeBack(own, onGone)}
          >{t`Stop sharing`}</Button>
        </span>
      }
    >
      {own.outdated ? t`Refreshed, the page says what your course says now.` : t`Anybody can see it.`}
    </Alert>
  );
}
