import { t } from '@lingui/core/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import Layers from 'lucide-react/icons/layers';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { SessionFrame } from '../../layout/session-frame.tsx';
import { isApiError } from '../../lib/api/errors.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { LockedWeek } from '../shared/locked-week.tsx';

export interface SessionPlace {
  title: string;
  subtitle: string;
  /** Where leaving leads. */
  leaveTo: string;
}

/** The frame of a session that has nothing to ask. */
export function EmptySession({ title, subtitle, leaveTo, children }: SessionPlace & { children: ReactNode }) {
  const navigate = useNavigate();
  const leave = () => void navigate(leaveTo);
  useShortcut({ keys: 'Escape', label: t`Leave`, group: 'Session' }, leave);
  return (
    <SessionFrame title={title} subtitle={subtitle} onLeave={leave}>
      {children}
    </SessionFrame>
  );
}

/** A session once it is known what to ask; until then, or where that failed, the frame around it. */
export function LoadedSession<T>({
  query,
  errorTitle,
  place,
  children,
}: {
  query: UseQueryResult<T>;
  errorTitle: string;
  place: SessionPlace;
  children: (data: T) => ReactNode;
}) {
  const isLocked = isApiError(query.error, 'plan_required');
  const session = isLocked ? (
    <LockedWeek />
  ) : (
    <QueryBoundary
      query={query}
      errorTitle={errorTitle}
      skeleton={
        <Skeletons label={t`Loading`}>
          <Skeleton className="h-80 rounded-xl" />
        </Skeletons>
      }
    >
      {children}
    </QueryBoundary>
  );
  return query.data === undefined ? <EmptySession {...place}>{session}</EmptySession> : session;
}

export function NothingToAsk({
  title,
  leaveTo,
  leave,
  children,
}: {
  title: string;
  leaveTo: string;
  leave: string;
  children: ReactNode;
}) {
  return (
    <EmptyState
      icon={Layers}
      title={title}
      actions={
        <Button asChild size="sm">
          <Link to={leaveTo}>{leave}</Link>
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}

/** Where a week has no cards, whoever would turn them. */
export function NoFlashcards({ place, week }: { place: SessionPlace; week: number }) {
  return (
    <EmptySession {...place}>
      <NothingToAsk
        title={t`No flashcards for week ${week}`}
        leaveTo={place.leaveTo}
        leave={t`Open week ${week}`}
      >{t`They are made with the week’s activities.`}</NothingToAsk>
    </EmptySession>
  );
}
