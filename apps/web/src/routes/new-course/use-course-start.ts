import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useCheckout } from '../../features/billing/billing.queries.ts';
import { isSold, type Plan } from '../../features/billing/billing.ts';
import { startUploads } from '../../features/files/uploads.ts';
import { keepDraft } from '../../features/onboarding/course-draft.ts';
import { takeUploadWish } from '../../features/onboarding/deployed.ts';
import { useFreeDeployment } from '../../features/onboarding/deployment.queries.ts';
import { useUserId } from '../../lib/session/session-store.ts';
import { useCompleteOnboarding } from '../shared/use-complete-onboarding.ts';

export interface CourseStart {
  name: string;
  plan: Plan | null;
  promotionCode: string | undefined;
  connectionId: string | null;
  syllabus: File | null;
  materials: readonly File[];
}

export const newCoursePath = '/dashboard/new';

/** Begins a course: on to its payment, or made at once and its files sent. */
export function useCourseStart() {
  const userId = useUserId();
  const navigate = useNavigate();
  const checkout = useCheckout();
  const complete = useCompleteOnboarding();
  const { start: deploy, folderIds, failure, isRunning, forget } = useFreeDeployment();
  /** Null after a reload: a file does not outlive it, and the course asks for it. */
  const begun = useRef<CourseStart | null>(null);
  const ended = useRef(false);

  const start = (course: CourseStart) => {
    const { name, plan, connectionId } = course;
    const promotionCode = course.promotionCode ?? null;
    keepDraft(userId, { name, planId: plan?.planId ?? null, promotionCode, page: newCoursePath });
    begun.current = course;
    if (!plan || !isSold(plan))
      return deploy({ name, isFreeTest: plan?.kind === 'free_test', connectionId: connectionId ?? undefined });
    checkout.mutate(
      { planId: plan.planId, folderName: name, promotionCode: course.promotionCode },
      { onSuccess: (url) => window.location.assign(url) },
    );
  };

  useEffect(() => {
    const [folderId] = folderIds ?? [];
    if (!folderIds || !folderId || ended.current) return;
    ended.current = true;
    forget();
    const course = begun.current;
    void complete({ folderIds, name: course?.name ?? '' }).then(() => {
      if (course?.syllabus) {
        takeUploadWish(folderId);
        startUploads(folderId, [course.syllabus], 'syllabus');
      }
      if (course?.materials.length) startUploads(folderId, course.materials, 'material');
      void navigate(`${newCoursePath}?folder=${encodeURIComponent(folderId)}`, { replace: true });
    });
  }, [folderIds, forget, complete, navigate]);

  return {
    start,
    failure: failure ?? checkout.error,
    /** What is being done; null when nothing is. */
    doing: isRunning || folderIds ? t`Making` : checkout.isPending ? t`Opening` : null,
  } as const;
}
