import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addItem,
  confirmItems,
  correctItem,
  getReview,
  moveItem,
  type Review as ReviewOnWire,
  removeItem,
  restoreItem,
  undoReview,
} from '@weekwise/contracts/syllabus-review.ts';
import { applyProposal, discardProposal, getProposal } from '@weekwise/contracts/syllabus-review-proposal.ts';
import type { z } from 'zod';
import { call } from '../../lib/api/call.ts';
import { changeFromWire, type Review, reviewFromWire, type Values, valuesToWire } from './review-item.ts';
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
  | { do: 'correct'; itemId: string; values: Values }
  | { do: 'move'; itemId: string; weekId: string | null }
  | { do: 'remove' | 'restore'; itemId: string }
  | { do: 'add'; kind: 'week' | 'reading' | 'assignment'; weekId: string | null; values: Values }
  | { do: 'undo'; itemId?: string }
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
        body: { values: valuesToWire(decision.values) },
      });
    case 'move':
      return call(moveItem, { params: { folderId, itemId: decision.itemId }, body: { week_id: decision.weekId } });
    case 'remove':
      return call(removeItem, { params: { folderId, itemId: decision.itemId } });
    case 'restore':
      return call(restoreItem, { params: { folderId, itemId: decision.itemId } });
    case 'add': {
      const { kind, weekId, values } = decision;
      // The form of the kind fills the fields; the contract checks them before anything is sent.
      const item = { kind, ...(kind === 'week' ? {} : { week_id: weekId }), values: valuesToWire(values) } as Added;
      return call(addItem, { params: folder, body: { item } });
    }
    case 'undo':
      return call(undoReview, { params: folder, body: { item_id: decision.itemId } });
    case 'apply':
      return call(applyProposal, { params: folder, body: { proposal_id: decision.proposalId } });
    case 'discard':
      return call(discardProposal, { params: folder, body: { proposal_id: decision.proposalId } });
  }
}

/** Carries a decision out. Every answer is the whole review as it then is; the plan and its files follow. */
export function useDecideItem(folderId: string) {
  const client = useQueryClient();
  const { queryKey } = reviewQuery(folderId);
  return useMutation({
    mutationFn: (decision: Decision) => send(folderId, decision),
    // One after the other: a second decision builds on the first.
    scope: { id: `review-${folderId}` },
    onSuccess: (answer) => {
      client.setQueryData(queryKey, reviewFromWire(answer));
      for (const family of ['syllabus', 'syllabus-status', 'contents'])
        void client.invalidateQueries({ queryKey: [family, folderId] });
      void client.invalidateQueries({ queryKey: ['startup'] });
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
