import type { BuildEnvironmentOptions, Rolldown } from 'vite';

type Group = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>[number];

/** What so many pages share is no matter of one page. */
const many = 12;
const some = 4;

/**
 * Which modules stand together. Left alone, each set of modules that the same pages share becomes a file: on fifty
 * pages hundreds of files of a few hundred bytes, and small files compress badly. What is used by one page, or by a
 * few, is still theirs.
 */
export const chunkGroups: Group[] = [
  // Changes when React does, not with the app.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  // The landing page begins with these alone (app/landing-main.ts), every other page too.
  {
    name: 'start',
    test: /src[\\/]app[\\/]styles|src[\\/]lib[\\/]first-paint|vite[\\/]preload/,
    priority: 4,
  },
  // What every other page begins with.
  { name: 'app', tags: ['$initial'], test: /^(?!.*landing)/, priority: 2 },
  // A picture of 200 bytes is not worth a file.
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: some, priority: 1 },
  // Our own parts of most pages. Libraries stay with what uses them, and so do the calls that change a plan: many parts
  // make them, and none before the first press.
  {
    name: 'kit',
    test: /apps[\\/]web[\\/]src[\\/](?!.*toggle-group|features[\\/](?:wiki|billing)|ui[\\/]form-)|packages[\\/](?:contracts|domain)[\\/](?!src[\\/](?:syllabus-review|study-guides|sources|activities|wiki|files-changes|billing|suggestions))/,
    minShareCount: many,
    priority: 0,
  },
];

/** Pages that a visit begins with. */
const firstPages = /^assets\/(?:landing|dashboard|course|demo|wiki|wiki-course)-[\w-]{8}\.js$/;

/**
 * What is fetched along with a chunk instead of after it. The lists stand in the script that every page begins with:
 * only pages that a visit begins with are worth one. What the others share is here by the time they are opened.
 */
export const modulePreload: BuildEnvironmentOptions['modulePreload'] = {
  // All browsers that the app is built for know it.
  polyfill: false,
  resolveDependencies: (file, dependencies, { hostType }) =>
    hostType === 'html' || firstPages.test(file)
      ? dependencies
      : dependencies.filter((dependency) => dependency.endsWith('.css')),
};
