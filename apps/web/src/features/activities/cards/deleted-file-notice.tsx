import { plural, t } from '@lingui/core/macro';
import FileX from 'lucide-react/icons/file-x';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Card } from './card.ts';
import { useDecideCards } from './use-decide-cards.ts';

/** Above the cards of a course: how many rest on files that are deleted, and what may become of all of them. */
export function DeletedFileNotice({ cards, folderId }: { cards: readonly Card[]; folderId: string }) {
  const { decide, pending } = useDecideCards(folderId);
  const orphans = cards.filter(({ fileDeleted }) => fileDeleted);
  if (orphans.length === 0) return null;
  return (
    <Alert
      tone="warning"
      icon={FileX}
      className="mb-4"
      title={t`${plural(orphans.length, { one: '# card is', other: '# cards are' })} of a deleted file.`}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" loading={pending === 'keep' ? t`Keeping` : false} onClick={() => decide(orphans, 'keep')}>
            {t`Keep all`}
          </Button>
          <Button
            size="sm"
            loading={pending === 'remove' ? t`Removing` : false}
            onClick={() => decide(orphans, 'remove')}
          >
            {t`Remove all`}
          </Button>
        </span>
      }
    >
      {t`Their source cannot be opened any more.`}
    </Alert>
  );
}
