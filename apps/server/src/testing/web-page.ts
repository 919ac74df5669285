import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApp } from './test-app.ts';

/** The built web app, as far as the server looks into it: a page with a place for the app. */
export function putWebPage({ deps }: TestApp): void {
  mkdirSync(deps.webDirectory, { recursive: true });
  const html = '<!doctype html><html><head><title>Weekwise</title></head><body><div id="root"></div></body></html>';
  writeFileSync(join(deps.webDirectory, 'index.html'), html);
}
