import type { TestProject } from 'vitest/node';
import { embeddedTemplate, postgresTemplate, type Template } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    database: Template;
  }
}

/** Migrates once per run; every test file then takes a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, remove } =
    project.name === 'server-postgres' ? await postgresTemplate(testDatabaseUrl()) : await embeddedTemplate();
  project.provide('database', template);
  return remove;
}

function testDatabaseUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('Set TEST_DATABASE_URL to run the API tests on a PostgreSQL.');
  return url;
}
