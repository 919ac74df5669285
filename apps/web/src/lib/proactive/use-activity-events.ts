import type { ActivityType } from '@weekwise/domain/activities.ts';
import { useEffect, useRef } from 'react';
import { emitProactiveEvent } from './events.ts';

interface Round {
  folderId: string;
  week: number | null;
  type: ActivityType;
  title?: string | undefined;
  /** Cards graded, questions answered, replies given. */
  did: number;
  over: boolean;
  /** It is part of a page, among other things: it has begun once something was done. */
  inline?: boolean;
}

/** Tells when something is practised, and how it ended. */
export function useActivityEvents(round: Round): void {
  const { did, over, inline = false } = round;
  const latest = useRef(round);
  latest.current = round;
  const underWay = !over && (!inline || did > 0);
  useEffect(() => {
    if (!underWay) return;
    emitProactiveEvent('activity_started', about(latest.current));
    return () => {
      const { did, over } = latest.current;
      // Looked at and left, it was no activity.
      if (did === 0) return;
      const activityCompletionStatus = over ? 'completed' : 'partial';
      emitProactiveEvent('activity_completed', { ...about(latest.current), activityCompletionStatus });
    };
  }, [underWay]);
}

const about = ({ folderId, week, type, title }: Round) => ({
  folderId,
  currentWeek: week,
  activityType: type,
  ...(title ? { activityTitle: title.slice(0, 500) } : {}),
});
