import { lazyComponent, lazyModule } from '../../lib/lazy-module.tsx';

// What a menu holds is no part of the first paint.
const menus = lazyModule(() => import('./edit-menu.tsx'), { soon: true });
export const EditItems = lazyComponent(menus, (menu) => menu.MenuOfEntry);
export const WeekEditItems = lazyComponent(menus, (menu) => menu.MenuOfWeek);
