/** A package as package-lock.json has it. */
export interface LockedPackage {
  version?: string;
  link?: boolean;
  license?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

export interface PackageRules {
  /** By name, whether npm may run what the package wants to run when it is installed. */
  allowScripts: Record<string, boolean>;
  licences: { anywhere: string[]; packages: Record<string, { licence: string; why: string }> };
}

/**
 * What a lockfile holds that nobody has looked at: install scripts, licences, and packages without a checksum. One
 * sentence each, none where all is as it was allowed. `packages` by their place, as in the lockfile.
 */
export function unknownPackages(packages: Record<string, LockedPackage>, rules: PackageRules): string[] {
  const installed = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);
  const problems = installed.flatMap(([place, locked]) => problemsOf(nameAt(place), locked, rules));
  const names = new Set(installed.map(([place]) => nameAt(place)));
  const kept = [...Object.keys(rules.allowScripts), ...Object.keys(rules.licences.packages)];
  const stale = kept
    .filter((name) => !names.has(name))
    .map((name) => `${name} is allowed something, but not installed.`);
  return [...new Set([...problems, ...stale])];
}

const nameAt = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

function problemsOf(name: string, locked: LockedPackage, { allowScripts, licences }: PackageRules): string[] {
  const problems: string[] = [];
  if (locked.hasInstallScript && !(name in allowScripts)) {
    problems.push(`${name} runs a script when it is installed. Read it, then add it to allowScripts in package.json.`);
  }
  if (locked.integrity === undefined) {
    // Of another platform: the registry did not show it (docs/decisions/001), and nothing of it is installed here.
    const isElsewhere = locked.optional === true && (locked.os ?? locked.cpu) !== undefined;
    if (!isElsewhere) problems.push(`${name} has no checksum in package-lock.json.`);
    return problems;
  }
  const licence = locked.license ?? 'no licence';
  const allowed = [...licences.anywhere, licences.packages[name]?.licence];
  if (!isAllowed(licence, allowed)) {
    problems.push(`${name} has ${licence}, which is not in scripts/allowed-licences.json.`);
  }
  return problems;
}

/** An SPDX expression as packages write it: one of several, or several at once, in brackets or not. */
function isAllowed(expression: string, allowed: readonly (string | undefined)[]): boolean {
  const holds = (text: string): boolean => {
    const plain = text.trim().replace(/^\((.*)\)$/, '$1');
    if (plain.includes(' OR ')) return plain.split(' OR ').some(holds);
    if (plain.includes(' AND ')) return plain.split(' AND ').every(holds);
    return allowed.includes(plain);
  };
  return holds(expression);
}
