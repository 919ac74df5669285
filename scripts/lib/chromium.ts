import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's Chromium if it is there, else Playwright's own, else null. */
export function findChromium(): string | null {
  for (const path of ['/usr/bin/chromium', chromium.executablePath()]) if (path && existsSync(path)) return path;
  return null;
}

/**
 * What draws pages without a window, which takes a seventh less of the processor, else a whole browser. Null where
 * there is none.
 */
export function ensureTestBrowser(): string | null {
  const shell = '/usr/bin/chromium-headless-shell';
  return existsSync(shell) ? shell : ensureChromium();
}

/** Finds a browser, or lets Playwright install its own. Null where neither worked. */
export function ensureChromium(): string | null {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found; asking Playwright to install its own …');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return findChromium();
}
