import { type ResolveFnOutput, registerHooks } from 'node:module';

/** The name of a package, with or without a path in it: no path, no URL, nothing of Node's own. */
const ofPackage = /^(?![./#])(?!\w+:)/;
/** Its modules name each other by their files; all that `import` finds are ES modules. */
const drizzle = '/node_modules/drizzle-orm/';

/**
 * Spares Node the look at a package's list of exports that it takes for each import of a package, and for each import
 * within it.
 * drizzle-orm's is 179 KB of JSON; it has more than a hundred modules, and more than a hundred files of ours import it.
 * @param root URL of a directory with one node_modules for all that is ours below it
 */
export function resolvePackagesOnce(root: string): void {
  const known = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL, conditions, importAttributes } = context;
      if (!parentURL?.startsWith(root)) return next(specifier, context);
      if (specifier.startsWith('.') && conditions.includes('import') && parentURL.includes(drizzle))
        return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
      if (parentURL.includes('/node_modules/') || !ofPackage.test(specifier)) return next(specifier, context);
      // `import` and `require` may be given different files.
      const key = JSON.stringify([specifier, conditions, importAttributes]);
      const resolved = known.get(key) ?? { ...next(specifier, context), shortCircuit: true };
      known.set(key, resolved);
      return resolved;
    },
  });
}
