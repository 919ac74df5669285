import { useSearchParams } from 'react-router';
import { useRange } from '../range.ts';
import type { Sort } from '../table/column.ts';

export const pageSize = 25;

/** What a list that is paged on the server is asked for. */
export interface ListQuery<S extends string> {
  days: number;
  q: string;
  sort: S;
  direction: Sort['direction'];
  limit: number;
  offset: number;
}

/** Search, order and page, all of them in the address. */
export function useListQuery<S extends string>(sorts: readonly S[], first: S) {
  const { days } = useRange();
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const sort = sorts.find((each) => each === params.get('sort')) ?? first;
  const direction: Sort['direction'] = params.get('direction') === 'asc' ? 'asc' : 'desc';
  const page = Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1);
  const change = (next: Record<string, string | null>) =>
    setParams(
      (known) => {
        for (const [name, value] of Object.entries({ page: null, ...next })) {
          if (value === null || value === '') known.delete(name);
          else known.set(name, value);
        }
        return known;
      },
      { replace: true, preventScrollReset: true },
    );
  const list: ListQuery<S> = { days, q, sort, direction, limit: pageSize, offset: (page - 1) * pageSize };
  return { list, page, params, change };
}
