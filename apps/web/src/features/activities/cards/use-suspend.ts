import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api/errors.ts';
import { sayDone, sayFailed } from '../../../ui/toast.ts';
import { refreshItems } from '../week/week.queries.ts';
import type { Card } from './card.ts';
import { setSuspended } from './cards.queries.ts';

/** Keeps a card from being asked, or takes that back. Resolves to whether it is done. */
export function useSuspend(): (card: Pick<Card, 'id' | 'folderId'>, suspended: boolean) => Promise<boolean> {
  const client = useQueryClient();
  const suspend = async (card: Pick<Card, 'id' | 'folderId'>, suspended: boolean): Promise<boolean> => {
    try {
      await setSuspended(card.id, suspended);
    } catch (error) {
      sayFailed(messageOf(error));
      return false;
    }
    if (suspended) sayDone(t`Suspended`, () => void suspend(card, false));
    else sayDone(t`Asked again`);
    void refreshItems(client, card.folderId);
    return true;
  };
  return suspend;
}
