import { type ScholarService, scholarServices } from '@weekwise/domain/sources.ts';
import { z } from 'zod';
import { apiKey } from './model-settings.ts';

export interface ScholarSettings {
  /** Those to ask, in their order; Google Books only with a key. */
  services: ScholarService[];
  /** Who the operators of a service can write to; null where nobody is set. */
  contact: string | null;
  openAlexKey: string | null;
  semanticScholarKey: string | null;
  googleBooksKey: string | null;
}

const names = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((name) => name.trim().toLowerCase() || []))
  .pipe(z.array(z.enum(scholarServices, { error: `must be names out of ${scholarServices.join(', ')}` })));

/** The part of the settings that says where readings are looked for. */
export const scholarEnv = {
  SOURCES: z.enum(['on', 'off']).default('on').meta({
    description:
      'Whether the server asks search services of the open web for the readings of a syllabus: title and author are sent to them, and nothing about the student. With `off`: only files here are searched.',
  }),
  SOURCE_SERVICES: names
    .default(() => [...scholarServices])
    .meta({
      description:
        'Which ones, separated by commas: `openalex`, `crossref`, `semantic_scholar`, `open_library`, `google_books` (only with its key). Without it: all of them.',
    }),
  SOURCE_CONTACT: z.email({ error: 'must be an e-mail address' }).optional().meta({
    description:
      'E-mail address that the operators of those services can write to. With it, Crossref, OpenAlex and Open Library answer more requests, and sooner.',
  }),
  OPENALEX_API_KEY: apiKey.optional().meta({
    description: 'Key for OpenAlex (free of charge). Without it: its small daily allowance for callers without one.',
  }),
  SEMANTIC_SCHOLAR_API_KEY: apiKey.optional().meta({
    description: 'Key for Semantic Scholar. Without it: the allowance that all callers of the world share.',
  }),
  GOOGLE_BOOKS_API_KEY: apiKey.optional().meta({
    description: 'Key for Google Books. Without it: Google Books is not asked.',
  }),
};

/** Null where nobody is to be asked. */
export function scholarSettings(env: z.output<z.ZodObject<typeof scholarEnv>>): ScholarSettings | null {
  const services = scholarServices.filter(
    (service) =>
      (env.SOURCE_SERVICES.length === 0 || env.SOURCE_SERVICES.includes(service)) &&
      (service !== 'google_books' || env.GOOGLE_BOOKS_API_KEY !== undefined),
  );
  if (env.SOURCES === 'off' || services.length === 0) return null;
  return {
    services,
    contact: env.SOURCE_CONTACT ?? null,
    openAlexKey: env.OPENALEX_API_KEY ?? null,
    semanticScholarKey: env.SEMANTIC_SCHOLAR_API_KEY ?? null,
    googleBooksKey: env.GOOGLE_BOOKS_API_KEY ?? null,
  };
}
