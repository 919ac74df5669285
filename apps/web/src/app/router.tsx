import { createBrowserRouter, type RouteObject } from 'react-router';
import { AdminGate } from './admin-gate.tsx';
import { Gate } from './gate.tsx';
import { Root } from './root.tsx';
import { RouteError } from './route-error.tsx';
import { SignedIn } from './signed-in.tsx';

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
          { index: true, lazy: async () => ({ Component: (await import('../routes/dashboard.tsx')).default }) },
          { path: 'dashboard', lazy: async () => ({ Component: (await import('../routes/dashboard.tsx')).default }) },
          {
            path: 'dashboard/new',
            lazy: async () => ({ Component: (await import('../routes/new-course.tsx')).default }),
          },
          {
            path: 'dashboard/unlock/:folderId',
            lazy: async () => ({ Component: (await import('../routes/unlock-course.tsx')).default }),
          },
          {
            path: 'syllabus/:folderId',
            lazy: async () => ({ Component: (await import('../routes/course.tsx')).default }),
          },
          {
            path: 'syllabus/:folderId/review',
            lazy: async () => ({ Component: (await import('../routes/review.tsx')).default }),
          },
          {
            path: 'syllabus/:folderId/weeks/:week/guide',
            lazy: async () => ({ Component: (await import('../routes/study-guide.tsx')).default }),
          },
          {
            path: 'syllabus/:folderId/assignments/:assignmentId',
            lazy: async () => ({ Component: (await import('../routes/assignment.tsx')).default }),
          },
          {
            path: 'syllabus/:folderId/weeks/:week/socratic-dialogue',
            lazy: async () => ({ Component: (await import('../routes/socratic-dialogue.tsx')).default }),
          },
          {
            path: 'syllabus/:folderId/progress',
            lazy: async () => ({ Component: (await import('../routes/course-progress.tsx')).default }),
          },
          { path: 'progress', lazy: async () => ({ Component: (await import('../routes/progress.tsx')).default }) },
          { path: 'review', lazy: async () => ({ Component: (await import('../routes/review-queue.tsx')).default }) },
          {
            path: 'review/cards',
            lazy: async () => ({ Component: (await import('../routes/review-cards.tsx')).default }),
          },
          {
            path: 'syllabus/:folderId/cards',
            lazy: async () => ({ Component: (await import('../routes/course-cards.tsx')).default }),
          },
          {
            path: 'syllabus/:folderId/weeks/:week/flashcards',
            lazy: async () => ({ Component: (await import('../routes/week-flashcards.tsx')).default }),
          },
          {
            path: 'syllabus/:folderId/weeks/:week/true-false',
            lazy: async () => ({ Component: (await import('../routes/week-quiz.tsx')).TrueFalse }),
          },
          {
            path: 'syllabus/:folderId/weeks/:week/multiple-choice',
            lazy: async () => ({ Component: (await import('../routes/week-quiz.tsx')).MultipleChoice }),
          },
        ],
      },
      {
        element: <SignedIn />,
        errorElement: <RouteError />,
        children: [
          // Beside the gate: whoever deleted the last course finds it here.
          { path: 'dashboard/bin', lazy: async () => ({ Component: (await import('../routes/bin.tsx')).default }) },
          { path: 'drives', lazy: async () => ({ Component: (await import('../routes/drives.tsx')).default }) },
          {
            path: 'drives/:connectionId',
            lazy: async () => ({ Component: (await import('../routes/drives.tsx')).default }),
          },
          {
            path: 'chatpanel-debug',
            lazy: async () => ({ Component: (await import('../routes/chatpanel-debug.tsx')).default }),
          },
          {
            path: 'checkout/test/:sessionId',
            lazy: async () => ({ Component: (await import('../routes/test-checkout.tsx')).default }),
          },
          ...['onboarding/success', 'subscription-success'].map((path) => ({
            path,
            lazy: async () => ({ Component: (await import('../routes/checkout-success.tsx')).default }),
          })),
          { path: 'account', lazy: async () => ({ Component: (await import('../routes/account.tsx')).default }) },
        ],
      },
      {
        path: 'account/delete',
        lazy: async () => ({ Component: (await import('../routes/delete-account.tsx')).default }),
      },
      {
        path: 'auth/callback',
        lazy: async () => ({ Component: (await import('../routes/auth-callback.tsx')).default }),
      },
      {
        path: 'auth/verify-email-magic-link',
        lazy: async () => ({ Component: (await import('../routes/verify-link.tsx')).default }),
      },
      {
        path: 'auth/verify-sms-link',
        lazy: async () => ({ Component: (await import('../routes/verify-sms-link.tsx')).default }),
      },
      {
        path: 'auth/simple-unlock',
        lazy: async () => ({ Component: (await import('../routes/simple-unlock.tsx')).default }),
      },
      {
        path: 'debug-landing',
        lazy: async () => ({ Component: (await import('../routes/debug-landing.tsx')).default }),
      },
      {
        element: <AdminGate />,
        errorElement: <RouteError />,
        children: [{ path: 'admin', lazy: async () => ({ Component: (await import('../routes/admin.tsx')).default }) }],
      },
      {
        path: 'streaming-test',
        lazy: async () => ({ Component: (await import('../routes/streaming-test.tsx')).default }),
      },
      { path: 'demo', lazy: async () => ({ Component: (await import('../routes/demo.tsx')).default }) },
      { path: '*', lazy: async () => ({ Component: (await import('../routes/not-found.tsx')).default }) },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
