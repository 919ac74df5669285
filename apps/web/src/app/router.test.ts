import { webRoutes } from '@weekwise/contracts/web-routes.ts';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from './router.tsx';

const pathsOf = (list: RouteObject[]): string[] =>
  list.flatMap((route) => [
    ...(route.index ? ['/'] : []),
    ...(route.path && route.path !== '*' ? [`/${route.path}`] : []),
    ...pathsOf(route.children ?? []),
  ]);

test('the router holds exactly the pages that the server answers', () => {
  expect(pathsOf(routes).sort()).toEqual(webRoutes.map(({ path }) => path).sort());
});
