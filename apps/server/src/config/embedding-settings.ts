import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { baseUrl, apiKey as keySchema, type ProviderSettings } from './model-settings.ts';

export interface EmbeddingSettings extends ProviderSettings {
  /** As the provider calls it. */
  name: string;
  /** null: as long as the model makes them. */
  dimension: number | null;
}

/** The part of the settings that says which model turns texts into vectors. */
export const embeddingEnv = {
  EMBEDDINGS_MODEL: z.string().trim().regex(/^\S+$/, { error: "must be the model's name" }).optional().meta({
    description:
      'Model that finds passages by meaning, such as `text-embedding-3-small` or `nomic-embed-text`, on any server that speaks the protocol of OpenAI. Passages are embedded anew in the background when it changes. Without it: passages are ranked by words alone.',
  }),
  EMBEDDINGS_BASE_URL: baseUrl.optional().meta({
    description:
      'Address of the server of `EMBEDDINGS_MODEL`. Without it: that of `OPENAI_BASE_URL`, or OpenAI itself.',
  }),
  EMBEDDINGS_API_KEY: keySchema.optional().meta({
    description: 'Key for that server. Without it, and without an `EMBEDDINGS_BASE_URL`: `OPENAI_API_KEY`.',
  }),
  EMBEDDINGS_DIMENSION: z.coerce.number().int().min(1).max(8192).optional().meta({
    description: 'Length of the vectors, where the model has several. Without it: its usual one.',
  }),
};

type EmbeddingEnv = z.output<z.ZodObject<typeof embeddingEnv>>;

/** `openai`: the server of the language models that speaks the same protocol. */
export function embeddingSettings(env: EmbeddingEnv, openai: ProviderSettings | undefined): EmbeddingSettings | null {
  const { EMBEDDINGS_MODEL: name, EMBEDDINGS_BASE_URL: address, EMBEDDINGS_API_KEY: key } = env;
  if (name === undefined) return null;
  const dimension = env.EMBEDDINGS_DIMENSION ?? null;
  // A key belongs to its own server: another server never gets to see it.
  if (address !== undefined) return { name, dimension, baseUrl: address, apiKey: key ?? null };
  const server = openai ?? { baseUrl: 'https://api.openai.com/v1', apiKey: null };
  const apiKey = key ?? server.apiKey;
  if (!openai && apiKey === null) {
    throw new ConfigError(
      `The model ${name} cannot be reached. Set EMBEDDINGS_API_KEY, or EMBEDDINGS_BASE_URL for a server that asks for no key.`,
    );
  }
  return { name, dimension, baseUrl: server.baseUrl, apiKey };
}
