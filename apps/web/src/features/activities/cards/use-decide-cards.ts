import { plural, t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CardDecision } from '@weekwise/domain/spaced-repetition.ts';
import { messageOf } from '../../../lib/api/errors.ts';
import { sayDone, sayFailed } from '../../../ui/toast.ts';
import { refreshItems } from '../week/week.queries.ts';
import type { Card } from './card.ts';
import { decideOn } from './cards.queries.ts';

/** Keeps or removes cards whose file is deleted, with the way back in the toast. */
export function useDecideCards(folderId: string) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ ids, decision }: { ids: readonly string[]; decision: CardDecision }) => decideOn(ids, decision),
    onError: (error) => sayFailed(messageOf(error)),
    onSuccess: (_, { ids, decision }) => {
      const undo = () => mutation.mutate({ ids, decision: 'undecided' });
      const what = plural(ids.length, { one: '# card', other: '# cards' });
      if (decision === 'keep') sayDone(t`Kept ${what}`, undo);
      else if (decision === 'remove') sayDone(t`Removed ${what}`, undo);
      else sayDone(t`Taken back`);
    },
    onSettled: () => refreshItems(client, folderId),
  });
  const decide = (cards: readonly Pick<Card, 'id'>[], decision: 'keep' | 'remove') =>
    mutation.mutate({ ids: cards.map(({ id }) => id), decision });
  return { decide, pending: mutation.isPending ? (mutation.variables?.decision ?? null) : null };
}
