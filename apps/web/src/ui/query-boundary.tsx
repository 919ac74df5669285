import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ApiError } from '../lib/api/errors.ts';
import { ErrorState } from './empty-state.tsx';

/** The four states of a fetched thing: its skeleton, its error, no network and nothing kept, or itself. */
export function QueryBoundary<T>({
  query,
  skeleton,
  errorTitle,
  page,
  pageClass,
  children,
}: {
  query: UseQueryResult<T>;
  skeleton: ReactNode;
  /** What could not be shown: "Your courses could not be loaded". */
  errorTitle: string;
  /** The heading of a page that is headed by the thing itself, for when it could not be shown. */
  page?: string | undefined;
  /** What holds its sides off those of the page, where the page does not. */
  pageClass?: string;
  children: (data: T) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  const waitsForNetwork = query.isPending && query.fetchStatus === 'paused';
  if (!query.isError && !waitsForNetwork) return skeleton;
  const failure = (
    <ErrorState
      title={errorTitle}
      error={query.error ?? new ApiError('offline')}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
  if (!page) return failure;
  return (
    <div className={clsx('pt-7', pageClass)}>
      <h1 tabIndex={-1} className="type-week mb-4">
        {page}
      </h1>
      {failure}
    </div>
  );
}
