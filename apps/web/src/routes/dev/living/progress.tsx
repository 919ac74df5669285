import type { UseQueryResult } from '@tanstack/react-query';
import FolderOpen from 'lucide-react/icons/folder-open';
import { TickProgress } from '../../../layout/session-frame.tsx';
import { TermRuler } from '../../../layout/term-ruler.tsx';
import { ApiError } from '../../../lib/api/errors.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/empty-state.tsx';
import { Meter } from '../../../ui/meter.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { Specimen } from './specimen.ts';

const quiet = () => undefined;
const ticks = [1, 1, 0.4, 0, 0, 0].map((done, id) => ({ id, done }));
const bars = (
  <Skeletons label="Loading the weeks" className="grid gap-2">
    <Skeleton className="h-4 w-48" />
    <Skeleton className="h-3 w-32" />
    <Skeleton className="h-14" />
  </Skeletons>
);

/** A query as it stands at one moment. */
const queryIn = (state: Partial<UseQueryResult<string>>) =>
  ({
    data: undefined,
    isError: false,
    isPending: true,
    isFetching: false,
    fetchStatus: 'fetching',
    refetch: quiet,
    ...state,
  }) as unknown as UseQueryResult<string>;
const loaded = (query: UseQueryResult<string>) => (
  <QueryBoundary query={query} errorTitle="The plan could not be loaded" skeleton={bars}>
    {(text) => <p className="type-read">{text}</p>}
  </QueryBoundary>
);

const inTone = (tone: 'plain' | 'info' | 'warning' | 'danger') => (
  <Alert tone={tone} title="The new syllabus could not be read." action={<Button size="sm">Try again</Button>}>
    The plan you have stays.
  </Alert>
);

export const progress: readonly Specimen[] = [
  {
    name: 'Meter',
    files: ['meter.tsx'],
    states: {
      '40%': <Meter label="Sent" value={0.4} />,
      'Cannot be known': <Meter label="Reading" value={null} />,
    },
  },
  {
    name: 'Stepper',
    files: ['stepper.tsx'],
    states: {
      'Second of three': (
        <Stepper
          label="Reading the syllabus"
          labelled
          steps={[
            { label: 'Received', value: 1, active: false },
            { label: 'Reading', value: 0.5, active: true },
            { label: 'Plan', value: 0, active: false },
          ]}
        />
      ),
    },
  },
  {
    name: 'Term ruler',
    files: ['term-ruler.tsx'],
    states: {
      'Week 3 of 6': <TermRuler label="Week 3 of 6" ticks={ticks} current={2} />,
    },
  },
  {
    name: 'Ticks of a session',
    files: ['session-frame.tsx'],
    states: {
      'Third of five': <TickProgress label="Cards" ticks={['done', 'missed', 'now', 'ahead', 'ahead']} at={2} />,
    },
  },
  {
    name: 'Spinner',
    files: ['spinner.tsx'],
    states: {
      'Beside words': (
        <p className="flex items-center gap-2 text-sm">
          <Spinner /> Reading page 3 of 9
        </p>
      ),
    },
  },
  {
    name: 'Skeleton',
    files: ['skeleton.tsx'],
    states: {
      'Copies the final layout': bars,
    },
  },
  {
    name: 'Query boundary',
    files: ['query-boundary.tsx'],
    states: {
      Loading: loaded(queryIn({})),
      There: loaded(queryIn({ data: 'Week 3: Waves on a beach', isPending: false } as Partial<UseQueryResult<string>>)),
      Failed: loaded(
        queryIn({ isError: true, isPending: false, error: new ApiError('unavailable') } as Partial<
          UseQueryResult<string>
        >),
      ),
      'No network, nothing kept': loaded(queryIn({ fetchStatus: 'paused' })),
    },
  },
  {
    name: 'Empty state',
    files: ['empty-state.tsx'],
    states: {
      'Teaches the next step': (
        <EmptyState icon={FolderOpen} title="No courses yet" actions={<Button size="sm">New course</Button>}>
          Add one and upload its syllabus. The plan takes about a minute.
        </EmptyState>
      ),
      'An error': (
        <ErrorState title="The files could not be loaded" error={new ApiError('unreachable')} onRetry={quiet} />
      ),
      'Trying again': (
        <ErrorState
          title="The files could not be loaded"
          error={new ApiError('unreachable')}
          onRetry={quiet}
          retrying
        />
      ),
      Offline: <ErrorState title="The files could not be loaded" error={new ApiError('offline')} onRetry={quiet} />,
    },
  },
  {
    name: 'Alert',
    files: ['alert.tsx'],
    states: { plain: inTone('plain'), info: inTone('info'), warning: inTone('warning'), danger: inTone('danger') },
  },
];
