// Builds the web app for a release, whose packages are then installed without those that only builds and tests need.
import { join } from 'node:path';
import { buildWebIfStale } from './lib/web-build.ts';

if (!buildWebIfStale(join(import.meta.dirname, '..'))) process.exitCode = 1;
