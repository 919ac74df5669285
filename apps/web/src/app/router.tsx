import { type ComponentType, lazy, Suspense } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { readRecord } from '../lib/session/session-record.ts';
import { AdminPage } from './admin-page.tsx';
import { Gate } from './gate.tsx';
import { Root } from './root.tsx';
import { RouteError } from './route-error.tsx';
import { SignedIn } from './signed-in.tsx';

/** A page as its own chunk. */
const page = (load: LoadPage) => async () => ({ Component: (await load()).default });
type LoadPage = () => Promise<{ default: ComponentType }>;

/** The same at an address that visitors open too: where no session is known, it waits until the gate asks for it. */
function pageOfStudents(load: LoadPage) {
  const Later = lazy(load);
  const Component = () => (
    <Suspense fallback={null}>
      <Later />
    </Suspense>
  );
  return async () => (readRecord() ? page(load)() : { Component });
}

/** Every page of the app. Each comes as its own chunk, when it is first opened. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteError />,
    // Until the first page's chunk is there, the canvas stays empty: it takes a moment, and a spinner would only blink.
    HydrateFallback: () => null,
    children: [
      {
        element: <Gate />,
        errorElement: <RouteError />,
        children: [
          { index: true, lazy: pageOfStudents(() => import('../routes/dashboard/dashboard.tsx')) },
          { path: 'dashboard', lazy: page(() => import('../routes/dashboard/dashboard.tsx')) },
          {
            path: 'dashboard/new',
            lazy: page(() => import('../routes/new-course/new-course.tsx')),
          },
          {
            path: 'dashboard/unlock/:folderId',
            lazy: page(() => import('../routes/account/unlock-course.tsx')),
          },
          {
            path: 'syllabus/:folderId',
            lazy: page(() => import('../routes/course/course.tsx')),
          },
          { path: 'inverted', lazy: page(() => import('../routes/course/inverted.tsx')) },
          {
            path: 'syllabus/:folderId/review',
            lazy: page(() => import('../routes/course/syllabus-review.tsx')),
          },
          {
            path: 'syllabus/:folderId/readings',
            lazy: page(() => import('../routes/course/choose-reading.tsx')),
          },
          {
            path: 'syllabus/:folderId/build',
            lazy: page(() => import('../routes/course/build-weeks.tsx')),
          },
          {
            path: 'syllabus/:folderId/weeks/:week/guide',
            lazy: page(() => import('../routes/course/study-guide.tsx')),
          },
          {
            path: 'syllabus/:folderId/assignments/:assignmentId',
            lazy: page(() => import('../routes/course/assignment.tsx')),
          },
          {
            path: 'syllabus/:folderId/weeks/:week/socratic-dialogue',
            lazy: page(() => import('../routes/practice/socratic-dialogue.tsx')),
          },
          {
            path: 'syllabus/:folderId/progress',
            lazy: page(() => import('../routes/course/course-progress.tsx')),
          },
          {
            path: 'syllabus/:folderId/publish',
            lazy: page(() => import('../routes/wiki/publish-course.tsx')),
          },
          { path: 'progress', lazy: page(() => import('../routes/dashboard/progress.tsx')) },
          { path: 'review', lazy: page(() => import('../routes/practice/review-queue.tsx')) },
          {
            path: 'review/cards',
            lazy: page(() => import('../routes/practice/review-cards.tsx')),
          },
          {
            path: 'syllabus/:folderId/cards',
            lazy: page(() => import('../routes/practice/course-cards.tsx')),
          },
          {
            path: 'syllabus/:folderId/weeks/:week/flashcards',
            lazy: page(() => import('../routes/practice/week-flashcards.tsx')),
          },
          {
            path: 'syllabus/:folderId/weeks/:week/true-false',
            lazy: async () => ({ Component: (await import('../routes/practice/week-quiz.tsx')).TrueFalseQuiz }),
          },
          {
            path: 'syllabus/:folderId/weeks/:week/multiple-choice',
            lazy: async () => ({ Component: (await import('../routes/practice/week-quiz.tsx')).MultipleChoiceQuiz }),
          },
        ],
      },
      {
        element: <SignedIn />,
        errorElement: <RouteError />,
        children: [
          // Beside the gate: whoever deleted the last course finds it here.
          { path: 'dashboard/bin', lazy: page(() => import('../routes/dashboard/bin.tsx')) },
          { path: 'drives', lazy: page(() => import('../routes/account/drives.tsx')) },
          {
            path: 'drives/:connectionId',
            lazy: page(() => import('../routes/account/drives.tsx')),
          },
          {
            path: 'wiki/course/:wikiId/compare',
            lazy: page(() => import('../routes/wiki/wiki-compare.tsx')),
          },
          {
            path: 'chatpanel-debug',
            lazy: page(() => import('../routes/dev/chatpanel-debug.tsx')),
          },
          {
            path: 'checkout/test/:sessionId',
            lazy: page(() => import('../routes/account/test-checkout.tsx')),
          },
          ...['onboarding/success', 'subscription-success'].map((path) => ({
            path,
            lazy: page(() => import('../routes/account/checkout-success.tsx')),
          })),
          { path: 'account', lazy: page(() => import('../routes/account/account.tsx')) },
        ],
      },
      {
        path: 'account/delete',
        lazy: page(() => import('../routes/account/delete-account.tsx')),
      },
      {
        path: 'auth/callback',
        lazy: page(() => import('../routes/sign-in/auth-callback.tsx')),
      },
      {
        path: 'auth/verify-email-magic-link',
        lazy: page(() => import('../routes/sign-in/verify-link.tsx')),
      },
      {
        path: 'auth/verify-sms-link',
        lazy: page(() => import('../routes/sign-in/verify-sms-link.tsx')),
      },
      {
        path: 'auth/simple-unlock',
        lazy: page(() => import('../routes/sign-in/simple-unlock.tsx')),
      },
      {
        path: 'debug-landing',
        lazy: page(() => import('../routes/dev/debug-landing.tsx')),
      },
      {
        lazy: async () => ({ Component: (await import('./admin-gate.tsx')).AdminGate }),
        errorElement: <RouteError />,
        children: [
          { path: 'admin', element: <AdminPage of="overview" /> },
          { path: 'admin/users', element: <AdminPage of="users" /> },
          { path: 'admin/users/:userId', element: <AdminPage of="user" /> },
          { path: 'admin/folders', element: <AdminPage of="folders" /> },
          { path: 'admin/health', element: <AdminPage of="health" /> },
          { path: 'admin/log', element: <AdminPage of="log" /> },
          { path: 'admin/wiki', element: <AdminPage of="wiki" /> },
        ],
      },
      {
        path: 'streaming-test',
        lazy: page(() => import('../routes/dev/streaming-test.tsx')),
      },
      // The kit, each address at its section.
      ...[
        'showcase-test',
        'assessment-demo',
        'syllabus-v6-demo',
        'course-info-demo',
        'course-info-demo-animated',
        'geometric-patterns-demo',
      ].map((path) => ({ path, lazy: page(() => import('../routes/dev/living-page.tsx')) })),
      {
        path: 'security',
        lazy: page(() => import('../routes/public/security.tsx')),
      },
      {
        path: 'privacy-policy',
        lazy: page(() => import('../routes/public/privacy-policy.tsx')),
      },
      {
        path: 'terms-of-service',
        lazy: page(() => import('../routes/public/terms-of-service.tsx')),
      },
      { path: 'wiki', lazy: page(() => import('../routes/wiki/wiki.tsx')) },
      {
        path: 'wiki/course/:wikiId',
        lazy: page(() => import('../routes/wiki/wiki-course.tsx')),
      },
      {
        path: 'wiki/course/:wikiId/weeks/:week/:practice',
        lazy: page(() => import('../routes/wiki/wiki-practice.tsx')),
      },
      {
        lazy: page(() => import('../routes/demo/demo-gate.tsx')),
        children: [
          { path: 'demo', lazy: page(() => import('../routes/demo/demo.tsx')) },
          { path: 'demo/weeks/:week/guide', lazy: page(() => import('../routes/course/study-guide.tsx')) },
          { path: 'demo/weeks/:week/flashcards', lazy: page(() => import('../routes/demo/demo-flashcards.tsx')) },
          {
            path: 'demo/weeks/:week/true-false',
            lazy: async () => ({ Component: (await import('../routes/practice/week-quiz.tsx')).TrueFalseQuiz }),
          },
          {
            path: 'demo/weeks/:week/multiple-choice',
            lazy: async () => ({ Component: (await import('../routes/practice/week-quiz.tsx')).MultipleChoiceQuiz }),
          },
          {
            path: 'demo/weeks/:week/socratic-dialogue',
            lazy: page(() => import('../routes/practice/socratic-dialogue.tsx')),
          },
          { path: 'demo/assignments/:assignmentId', lazy: page(() => import('../routes/course/assignment.tsx')) },
        ],
      },
      { path: '*', lazy: page(() => import('../routes/public/not-found.tsx')) },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
