import { useFolderPlan } from '../../features/billing/use-folder-plan.ts';

/**
 * Numbers of the weeks that the student's plan for a course does not hold; none while that is not known, and none in
 * the demo.
 */
export const useLockedWeeks = (folderId: string): readonly number[] | undefined =>
  useFolderPlan(folderId).data?.lockedWeeks;
