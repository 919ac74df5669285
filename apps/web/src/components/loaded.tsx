import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../lib/api/errors.ts';
import { ErrorState } from './empty-state.tsx';

/** The four states of a fetched thing: its skeleton, its error, no network and nothing kept, or itself. */
export function Loaded<T>({
  query,
  skeleton,
  errorTitle,
  children,
}: {
  query: UseQueryResult<T>;
  skeleton: ReactNode;
  /** What could not be shown: "Your courses could not be loaded". */
  errorTitle: string;
  children: (data: T) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  const waitsForNetwork = query.isPending && query.fetchStatus === 'paused';
  if (!query.isError && !waitsForNetwork) return skeleton;
  return (
    <ErrorState
      title={errorTitle}
      error={query.error ?? new ApiError('offline')}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
