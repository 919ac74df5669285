import { t } from '@lingui/core/macro';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  deleteActivity,
  type EditableActivity,
  editActivity,
  openActivity,
  reportActivity,
  restoreActivity,
} from '@weekwise/contracts/activities-items.ts';
import { call } from '../../../lib/api/call.ts';
import { messageOf } from '../../../lib/api/errors.ts';
import { sayDone, sayFailed } from '../../../ui/toast.ts';
import { refreshItems } from '../week/week.queries.ts';
import { itemFromWire } from '../week/week-items.ts';

export interface EditableItem {
  item: ReturnType<typeof itemFromWire>;
  /** By the names that the form sends them back under. */
  fields: EditableActivity['fields'];
}

const fromWire = ({ activity, fields }: EditableActivity): EditableItem => ({ item: itemFromWire(activity), fields });

/** An item with its answer, to be edited. */
export function editableItemQuery(itemId: string) {
  return queryOptions({
    queryKey: ['activity-item', itemId],
    queryFn: async ({ signal }) => fromWire(await call(openActivity, { params: { activityId: itemId }, signal })),
    staleTime: 0,
    gcTime: 0,
  });
}

export const saveItem = async (itemId: string, fields: Partial<EditableItem['fields']>): Promise<EditableItem> =>
  fromWire(await call(editActivity, { params: { activityId: itemId }, body: fields }));

/** Takes an item out of its week, with the way back in the toast. Resolves to whether it is gone. */
export function useTakeOut(folderId: string): (itemId: string, how: 'delete' | 'report') => Promise<boolean> {
  const client = useQueryClient();
  const restore = async (itemId: string) => {
    try {
      await call(restoreActivity, { params: { activityId: itemId } });
      await refreshItems(client, folderId);
      sayDone(t`Restored`);
    } catch (error) {
      sayFailed(messageOf(error), () => void restore(itemId));
    }
  };
  return async (itemId, how) => {
    try {
      const params = { activityId: itemId };
      if (how === 'delete') await call(deleteActivity, { params });
      else await call(reportActivity, { params, body: { reason: 'wrong' } });
    } catch (error) {
      sayFailed(messageOf(error));
      return false;
    }
    sayDone(how === 'delete' ? t`Deleted` : t`Reported. It is not asked again`, () => void restore(itemId));
    void refreshItems(client, folderId);
    return true;
  };
}
