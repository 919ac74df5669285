import { createBrowserRouter, type RouteObject } from 'react-router';
import { Gate } from './gate.tsx';
import { Root } from './root.tsx';
import { RouteError } from './route-error.tsx';

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
            path: 'syllabus/:folderId',
            lazy: async () => ({ Component: (await import('../routes/course.tsx')).default }),
          },
          {
            path: 'syllabus/:folderId/review',
            lazy: async () => ({ Component: (await import('../routes/review.tsx')).default }),
          },
        ],
      },
      {
        path: 'auth/callback',
        lazy: async () => ({ Component: (await import('../routes/auth-callback.tsx')).default }),
      },
      {
        path: 'auth/verify-email-magic-link',
        lazy: async () => ({ Component: (await import('../routes/verify-link.tsx')).default }),
      },
      { path: '*', lazy: async () => ({ Component: (await import('../routes/not-found.tsx')).default }) },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
