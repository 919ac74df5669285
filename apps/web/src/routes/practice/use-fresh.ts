import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';

/** A query whose answer is of now: what was kept from before shows only where there is no network. */
export function useFresh<T, Key extends readonly unknown[]>(
  options: UseQueryOptions<T, Error, T, Key>,
): UseQueryResult<T> {
  const query = useQuery({ ...options, refetchOnMount: 'always' });
  const isNow = query.isFetchedAfterMount || query.fetchStatus === 'paused';
  return (isNow ? query : { ...query, data: undefined }) as UseQueryResult<T>;
}
