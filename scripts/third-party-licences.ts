// Writes THIRD-PARTY-LICENCES.md: each package that a running Weekwise uses, with its licence and the text that it
// ships.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LockedPackage } from './lib/package-rules.ts';

const root = join(import.meta.dirname, '..');
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage & { dev?: boolean }>;
};

/** Packages of another platform are in the lockfile and not on this disk. */
const used = Object.entries(lock.packages).filter(
  ([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link && existsSync(join(root, place)),
);

const sections = used.map(([place, { version, license }]) => {
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const directory = join(root, place);
  const files = readdirSync(directory).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const texts = files.map((file) => readFileSync(join(directory, file), 'utf8').trim());
  const body = texts.length > 0 ? texts.join('\n\n') : 'The package ships no text of its licence.';
  return { name, text: `## ${name} ${version}\n\nLicence: ${license ?? 'see below'}\n\n\`\`\`\n${body}\n\`\`\`\n` };
});
sections.sort((a, b) => (a.name < b.name ? -1 : 1));

writeFileSync(
  join(root, 'THIRD-PARTY-LICENCES.md'),
  `# Licences of what Weekwise uses\n\n${sections.map(({ text }) => text).join('\n')}`,
);
console.log(`${sections.length} packages in THIRD-PARTY-LICENCES.md`);
