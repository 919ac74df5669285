// After `npm install`: names in package-lock.json the platform packages that the registry could not show.
// `npm ci` refuses a lockfile in which an optional dependency of another platform is missing (docs/decisions/001).
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface LockedPackage {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const path = join(dirname(fileURLToPath(import.meta.url)), '../package-lock.json');
const lockfile: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync(path, 'utf8'));
const { packages } = lockfile;

const systems = ['android', 'darwin', 'freebsd', 'netbsd', 'openbsd', 'openharmony', 'win32', 'linux', 'sunos', 'aix'];
const processors = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32', 'arm'];

/** As Node looks: beside the package that asks, then in every folder above. */
function isLocked(name: string, from: string): boolean {
  for (
    let base = from;
    ;
    base = base.includes('/node_modules/') ? base.slice(0, base.lastIndexOf('/node_modules/')) : ''
  ) {
    if (packages[`${base ? `${base}/` : ''}node_modules/${name}`]) return true;
    if (!base) return false;
  }
}

/** The platform is in the name, as these packages spell it: "binding-linux-x64-musl". */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split('/').at(-1) ?? name;
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  const libc =
    os !== 'linux' ? undefined : words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  return { ...(cpu && { cpu: [cpu] }), ...(os && { os: [os] }), ...(libc && { libc: [libc] }) };
}

let added = 0;
for (const [from, { optionalDependencies = {}, dev }] of Object.entries(packages))
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isLocked(name, from)) continue;
    const beside = from.slice(0, from.lastIndexOf('node_modules/'));
    packages[`${beside}node_modules/${name}`] = {
      version: version.replace(/^[\^~]/, ''),
      optional: true,
      ...(dev && { dev }),
      ...platformOf(name),
    };
    added++;
  }
lockfile.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(`${added} platform packages named.`);
