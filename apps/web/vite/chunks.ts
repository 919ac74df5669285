import type { Rolldown } from 'vite';

type Group = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>[number];

/** A module that so many pages share is no matter of one page. */
const many = 12;

/**
 * Which modules stand together. Left alone, each set of modules that the same pages share becomes a file: on fifty pages
 * hundreds of files of a few hundred bytes, and small files compress badly. What is used by one page, or by a few, is still theirs.
 */
export const chunkGroups: Group[] = [
  // Changes when React does, not with the app.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  // The landing page begins with these alone (app/landing-main.ts), every other page too.
  {
    name: 'start',
    test: /src[\\/]app[\\/]styles|src[\\/]lib[\\/]first-paint|vite[\\/](modulepreload|preload)/,
    priority: 4,
  },
  // What every other page begins with.
  { name: 'app', tags: ['$initial'], test: /^(?!.*landing)/, priority: 2 },
  // Our own parts of most pages, and their icons. Libraries stay with what uses them.
  {
    name: 'kit',
    test: /apps[\\/]web[\\/]src[\\/](?!.*segment)|packages[\\/]contracts[\\/]|node_modules[\\/]lucide-react[\\/]/,
    minShareCount: many,
    priority: 1,
  },
];
