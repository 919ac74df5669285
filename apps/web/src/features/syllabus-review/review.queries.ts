import {
  MutationObserver,
  type MutationOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import {
  addItem,
  confirmItems,
  correctItem,
  getReview,
  mergeItem,
  moveItem,
  type Review as ReviewOnWire,
  removeItem,
  restoreItem,
  undoReview,
} from '@weekwise/contracts/syllabus-review.ts';
import { applyProposal, discardProposal, getProposal } from '@weekwise/contracts/syllabus-review-proposal.ts';
import type { z } from 'zod';
import { call } from '../../lib/api/call.ts';
import { messageOf } from '../../lib/api/errors.ts';
import { sayDone, sayFailed } from '../../ui/toast.ts';
import {
  changeFromWire,
  type Review,
  type ReviewItem,
  reviewFromWire,
  type Values,
  valuesToWire,
} from './review-item.ts';
import { reviewKey } from './review-key.ts';

export function reviewQuery(folderId: string) {
  return queryOptions({
    queryKey: reviewKey(folderId),
    queryFn: async ({ signal }): Promise<Review> =>
      reviewFromWire(await call(getReview, { params: { folderId }, signal })),
    staleTime: 0,
  });
}

/** What a revised syllabus would change. */
export function proposalQuery(folderId: string, proposalId: string) {
  return queryOptions({
    queryKey: ['review-proposal', folderId, proposalId],
    queryFn: async ({ signal }) => {
      const proposal = await call(getProposal, { params: { folderId }, signal });
      return proposal.changes.map(changeFromWire);
    },
  });
}

type Added = z.input<typeof addItem.body>['item'];

/** What a student can decide of an item. */
export type Decision =
  | { do: 'confirm'; itemIds: string[] }
  | { do: 'confirm-clear' }
  /** `weekId`: into another week as well; absent where it stays. */
  | { do: 'correct'; itemId: string; values: Values; weekId?: string | null }
  | { do: 'move'; itemId: string; weekId: string | null }
  | { do: 'merge'; itemId: string; intoId: string }
  | { do: 'remove' | 'restore'; itemId: string }
  /** `pushes`: a week whose number is taken makes those behind it count one more. */
  | { do: 'add'; kind: 'week' | 'reading' | 'assignment'; weekId: string | null; values: Values; pushes?: boolean }
  /** The last decision, the last one about an item, or one by its number. */
  | { do: 'undo'; itemId?: string; decision?: number }
  | { do: 'apply' | 'discard'; proposalId: string };

function send(folderId: string, decision: Decision): Promise<ReviewOnWire> {
  const folder = { folderId };
  switch (decision.do) {
    case 'confirm':
      return call(confirmItems, { params: folder, body: { item_ids: decision.itemIds } });
    case 'confirm-clear':
      return call(confirmItems, { params: folder, body: { all_clear: true } });
    case 'correct':
      return call(correctItem, {
        params: { folderId, itemId: decision.itemId },
        body: { values: valuesToWire(decision.values), week_id: decision.weekId },
      });
    case 'merge':
      return call(mergeItem, { params: { folderId, itemId: decision.itemId }, body: { into_id: decision.intoId } });
    case 'move':
      return call(moveItem, { params: { folderId, itemId: decision.itemId }, body: { week_id: decision.weekId } });
    case 'remove':
      return call(removeItem, { params: { folderId, itemId: decision.itemId } });
    case 'restore':
      return call(restoreItem, { params: { folderId, itemId: decision.itemId } });
    case 'add': {
      const { kind, weekId, values, pushes } = decision;
      const place = kind === 'week' ? { pushes } : { week_id: weekId };
      // The form of the kind fills the fields; the contract checks them before anything is sent.
      const item = { kind, ...place, values: valuesToWire(values) } as Added;
      return call(addItem, { params: folder, body: { item } });
    }
    case 'undo':
      return call(undoReview, { params: folder, body: { item_id: decision.itemId, decision: decision.decision } });
    case 'apply':
      return call(applyProposal, { params: folder, body: { proposal_id: decision.proposalId } });
    case 'discard':
      return call(discardProposal, { params: folder, body: { proposal_id: decision.proposalId } });
  }
}

const decisionOptions = (client: QueryClient, folderId: string) => changeOptions(client, folderId, send);

type CarryOut<Of> = (folderId: string, decision: Of) => Promise<ReviewOnWire>;

/** Carries a decision out. Every answer is the whole review as it then is; the plan and its files follow. */
function changeOptions<Of>(
  client: QueryClient,
  folderId: string,
  carryOut: CarryOut<Of>,
): MutationOptions<ReviewOnWire, Error, Of> & { mutationFn: (decision: Of) => Promise<ReviewOnWire> } {
  const { queryKey } = reviewQuery(folderId);
  return {
    mutationFn: (decision) => carryOut(folderId, decision),
    // One after the other: a second decision builds on the first.
    scope: { id: `review-${folderId}` },
    onSuccess: async (answer) => {
      client.setQueryData(queryKey, reviewFromWire(answer));
      for (const family of ['syllabus-status', 'syllabus-structures', 'contents', 'reading-sources', 'assignment'])
        void client.invalidateQueries({ queryKey: [family, folderId] });
      void client.invalidateQueries({ queryKey: ['startup'] });
      // Whoever waits goes on where the plan shows it.
      await client.invalidateQueries({ queryKey: ['syllabus', folderId] });
    },
    onError: () => client.invalidateQueries({ queryKey }),
  };
}

/** Says what was decided, with the way back to before it. */
function sayDecided(client: QueryClient, folderId: string, said: string, { decision }: ReviewOnWire): void {
  const takeBack = decision !== null && (() => void keepDecision(client, folderId, { do: 'undo', decision }, null));
  sayDone(said, takeBack || undefined);
}

/**
 * Carries a decision out where no form waits for it, and says it with the way back; what isn't kept is said too.
 * Resolves to whether it is kept, once the plan shows it.
 */
export async function keepDecision(
  client: QueryClient,
  folderId: string,
  decision: Decision,
  said: string | null,
): Promise<boolean> {
  try {
    const answer = await new MutationObserver(client, decisionOptions(client, folderId)).mutate(decision);
    if (said && decision.do === 'undo') sayDone(said);
    else if (said) sayDecided(client, folderId, said, answer);
    return true;
  } catch (error) {
    sayFailed(messageOf(error));
    return false;
  }
}

export const useDecideItem = (folderId: string) => usePlanChange(folderId, send);

/** The same for decisions of another form. */
export function usePlanChange<Of>(folderId: string, carryOut: CarryOut<Of>) {
  const client = useQueryClient();
  return {
    ...useMutation(changeOptions(client, folderId, carryOut)),
    say: (said: string, answer: ReviewOnWire) => sayDecided(client, folderId, said, answer),
  };
}

/** Saves what a form has changed of an item, in one decision; a form that changed nothing confirms what is open. */
export function useSaveItem(
  folderId: string,
  item: Pick<ReviewItem, 'id' | 'kind' | 'weekId' | 'values'> & Partial<Pick<ReviewItem, 'state'>>,
) {
  const { mutate, say, isPending, error } = useDecideItem(folderId);
  const inWeek = item.kind === 'reading' || item.kind === 'assignment';
  const decisionOf = (values: Values, weekId: string | null): Decision | null => {
    const moves = inWeek && weekId !== item.weekId;
    if (moves) return { do: 'correct', itemId: item.id, values, weekId };
    if (Object.keys(values).length > 0) return { do: 'correct', itemId: item.id, values };
    return item.state === 'pending' ? { do: 'confirm', itemIds: [item.id] } : null;
  };
  return {
    inWeek,
    say,
    isPending,
    /** The form stays open with it, and with what was typed. */
    error: error ? messageOf(error) : null,
    /** `onDone`: with the answer, or null where nothing was changed. */
    run: (values: Values, weekId: string | null, onDone: (answer: ReviewOnWire | null) => void) => {
      const decision = decisionOf(values, weekId);
      if (decision) mutate(decision, { onSuccess: onDone });
      else onDone(null);
    },
  };
}
