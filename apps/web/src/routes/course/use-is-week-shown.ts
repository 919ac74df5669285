import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { CoursePlan } from '../../features/syllabus/course-plan.ts';
import type { SyllabusStatus } from '../../features/syllabus/syllabus.queries.ts';

/**
 * Whether the plan can be drawn. One that has just come waits for the answer that was asked for along with it and may
 * put a notice above the week, which would push it down. A kept plan waits for nothing, and what is drawn stays.
 */
export function useIsWeekShown(
  plan: UseQueryResult<CoursePlan | null>,
  status: UseQueryResult<SyllabusStatus>,
): boolean {
  const [isShown, setShown] = useState(false);
  const waits = plan.isFetchedAfterMount && status.isLoading && status.failureCount === 0;
  const isReady = plan.data !== undefined && !waits;
  if (isReady && !isShown) setShown(true);
  return isShown || isReady;
}
