// What every visitor gets: nothing that is only the server's, and all of it ready to be sent.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const dist = join(import.meta.dirname, '../apps/web/dist');
const settings = readFileSync(join(import.meta.dirname, '../docs/configuration.md'), 'utf8');

/** Names of settings that a server reads; what a page mentions of them it should not know. */
const settingNames = [...settings.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)`/g)].map(([, name]) => name ?? '');

/** Keys as their issuers print them, and what only Node has. */
const secrets: [what: string, pattern: RegExp][] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a key of OpenAI, Anthropic or Stripe', /\b(?:sk|rk|pk)[-_](?:ant|live|test|proj)[-_][A-Za-z0-9]{8,}/],
  ['a key of Google', /\bAIza[0-9A-Za-z_-]{30,}/],
  ['a key of Amazon', /\bAKIA[0-9A-Z]{16}\b/],
  ['a token of GitHub', /\bgh[pousr]_[A-Za-z0-9]{30,}/],
  ['a webhook secret', /\bwhsec_[A-Za-z0-9]{16,}/],
  ['an address with a password', /\b(?:postgres(?:ql)?|smtps?|redis):\/\/[^\s"'`]*:[^\s"'`]*@/],
];

const files = () =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(dist, name)).isFile());

test('the built web app holds no secret, no setting of the server and no source map', () => {
  const found: string[] = [];
  expect(settingNames.length).toBeGreaterThan(8);
  for (const name of files()) {
    if (name.endsWith('.map')) found.push(`${name} is a source map`);
    if (!/\.(?:js|css|html|json|svg)$/.test(name)) continue;
    const text = readFileSync(join(dist, name), 'utf8');
    for (const [what, pattern] of secrets) if (pattern.test(text)) found.push(`${name} holds ${what}`);
    for (const setting of settingNames) if (text.includes(setting)) found.push(`${name} names ${setting}`);
  }
  expect(found).toEqual([]);
});

test('the landing page is whole without a script, with the form to sign in', () => {
  const html = readFileSync(join(dist, 'landing.html'), 'utf8');
  expect(html).toMatch(/<h1[^>]*>Your syllabus, <br\/?>one week at a time<\/h1>/);
  expect(html).toMatch(/<a [^>]*href="\/demo"[^>]*>Try the demo<\/a>/);
  expect(html).toMatch(/<form [^>]*method="post" action="\/sign-in"|<form [^>]*action="\/sign-in" method="post"/);
  expect(html).toMatch(/<input [^>]*type="email"/);
  // What it asks for at once is not the app.
  const scripts = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, name = '']) => name);
  const bytes = scripts.reduce((sum, name) => sum + statSync(join(dist, name)).size, 0);
  expect(scripts.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(10_000);
});

test('what is worth it lies there compressed', () => {
  const scripts = files().filter((name) => name.endsWith('.js') && statSync(join(dist, name)).size > 10_000);
  expect(scripts.length).toBeGreaterThan(10);
  const sizes = (name: string) => ['', '.gz', '.br'].map((ending) => statSync(join(dist, name + ending)).size);
  for (const name of scripts) {
    const [plain = 0, gzip = 0, brotli = 0] = sizes(name);
    expect([name, brotli < gzip, gzip < plain]).toEqual([name, true, true]);
  }
});

test('each English text is compiled, so that no page carries a parser of texts', () => {
  const scripts = files().filter((name) => name.startsWith('assets') && name.endsWith('.js'));
  const texts = scripts.map((name) => readFileSync(join(dist, name), 'utf8'));
  expect(texts.filter((text) => /message:\[/.test(text)).length).toBeGreaterThan(10);
  expect(texts.flatMap((text) => text.match(/message:[`"'][^`"']*\{\w+(?:\}|, plural)[^`"']*/g) ?? [])).toEqual([]);
});

interface Chunk {
  file: string;
  imports?: string[];
}

/** The scripts that a page needs before it can be drawn: its entries and all that these import. */
function scriptsOf(entries: string[]): string[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const needed = new Set<string>();
  const need = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}.`);
    if (needed.has(chunk.file)) return;
    needed.add(chunk.file);
    chunk.imports?.forEach(need);
  };
  // A page names its scripts itself.
  const ofPage = (page: string): string[] => {
    const html = readFileSync(join(dist, page), 'utf8');
    const files = [...html.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(([, file]) => file);
    if (files.length === 0) throw new Error(`${page} asks for no script.`);
    return Object.keys(manifest).filter((name) => files.includes(manifest[name]?.file));
  };
  for (const entry of entries) for (const name of entry.endsWith('.html') ? ofPage(entry) : [entry]) need(name);
  return ['theme.js', ...needed];
}

// Issue 14. bench/web measures the same in a browser; this one says it before anybody waits.
const firstPaints: { page: string; entries: string[]; kilobytes: number }[] = [
  { page: '/', entries: ['landing.html'], kilobytes: 110 },
  { page: '/dashboard', entries: ['index.html', 'src/routes/dashboard/dashboard.tsx'], kilobytes: 240 },
  { page: '/syllabus/{id}', entries: ['index.html', 'src/routes/course/course.tsx'], kilobytes: 240 },
  { page: '/demo', entries: ['index.html', 'src/routes/demo/demo.tsx'], kilobytes: 240 },
];
for (const { page, entries, kilobytes } of firstPaints)
  test(`the first paint of ${page} needs at most ${kilobytes} kB of scripts, and no library that only some content needs`, () => {
    const scripts = scriptsOf(entries).map((name) => readFileSync(join(dist, name)));
    const packed = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
    expect(packed / 1000).toBeLessThan(kilobytes);
    // Words that stand in the libraries themselves.
    for (const word of [
      'doubleapos',
      'GlobalWorkerOptions',
      'KaTeX parse error',
      'recharts-',
      'codeFencedFence',
      'data-sonner',
    ])
      expect([word, scripts.some((script) => script.includes(word))]).toEqual([word, false]);
  });
