import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useCheckout } from '../../features/billing/billing.queries.ts';
import { isSold, type Plan } from '../../features/billing/billing.ts';
import { keepDraft } from '../../features/onboarding/course-draft.ts';
import { takeUploadWish } from '../../features/onboarding/deployed.ts';
import { useFreeDeployment } from '../../features/onboarding/deployment.queries.ts';
import { type KeptFiles, keepFiles } from '../../features/onboarding/kept-files.ts';
import { useUserId } from '../../lib/session/session-store.ts';
import { sendCourseFiles } from '../shared/send-course-files.ts';
import { useCompleteOnboarding } from '../shared/use-complete-onboarding.ts';

export interface CourseStart {
  /** What the student typed, else what the file is called. */
  name: string;
  plan: Plan | null;
  promotionCode: string | undefined;
  connectionId: string | null;
  files: KeptFiles;
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
    const { plan, connectionId, files } = course;
    const promotionCode = course.promotionCode ?? null;
    const name = files.takesTitle ? '' : course.name;
    keepDraft(userId, { name, planId: plan?.planId ?? null, promotionCode, page: newCoursePath });
    begun.current = course;
    if (!plan || !isSold(plan))
      return deploy({
        name: course.name,
        isFreeTest: plan?.kind === 'free_test',
        usesCredit: plan?.kind === 'credit',
        connectionId: connectionId ?? undefined,
      });
    // Kept first: the checkout is another page, and what was chosen here comes back from it.
    void keepFiles(userId, files).then(() =>
      checkout.mutate(
        { planId: plan.planId, folderName: course.name, promotionCode: course.promotionCode },
        { onSuccess: (url) => window.location.assign(url) },
      ),
    );
  };

  useEffect(() => {
    const [folderId] = folderIds ?? [];
    if (!folderIds || !folderId || ended.current) return;
    ended.current = true;
    forget();
    const course = begun.current;
    void complete({ folderIds, name: course?.name ?? '' }).then(() => {
      if (course) {
        takeUploadWish(folderId);
        sendCourseFiles(folderId, course.files);
      }
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
