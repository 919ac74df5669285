/** Types, classes and components that a module exports; Biome keeps declarations at the beginning of their lines. */
const exported =
  /^export (?:default )?(?:abstract )?(?:async )?(?:interface|type|class|enum|function|const) ([A-Z]\w*)/gm;

/** The package or app that a file belongs to: "apps/web". */
const layerOf = (path: string): string => path.split('/').slice(0, 2).join('/');

/**
 * What is wrong with the names that files export. A type, class or component is declared once; a name in `shared`
 * stands for the same thing in several layers and may be declared once in each of them.
 */
export function repeatedNames(files: Iterable<[path: string, text: string]>, shared: ReadonlySet<string>): string[] {
  const places = new Map<string, Set<string>>();
  for (const [path, text] of files) {
    for (const [, name = ''] of text.matchAll(exported)) places.set(name, (places.get(name) ?? new Set()).add(path));
  }
  const problems: string[] = [];
  for (const [name, paths] of places) {
    const layers = new Set([...paths].map(layerOf));
    if (paths.size > layers.size || (paths.size > 1 && !shared.has(name)))
      problems.push(`${name} is exported by ${[...paths].sort().join(', ')}: give each thing a name of its own.`);
  }
  for (const name of shared) {
    if ((places.get(name)?.size ?? 0) < 2)
      problems.push(`${name} is in shared-names.json, and no two layers share it.`);
  }
  return problems.sort();
}
