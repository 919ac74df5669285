import { z } from 'zod';
import { type Ability, abilities, type Provider, providers } from '../adapters/models/models.port.ts';
import { ConfigError } from './config-error.ts';

/** USD per million tokens. */
export interface Price {
  input: number;
  /** Of input that the provider remembered from a call before. */
  cachedInput: number;
  output: number;
}

/** What a month may cost; null has no end. */
export interface Budget {
  usd: number | null;
  tokens: number | null;
}

export interface ModelName {
  provider: Provider;
  /** As the provider calls it. */
  name: string;
}

export interface ProviderSettings {
  /** Without a trailing slash. */
  baseUrl: string;
  /** null for a server that asks for none. */
  apiKey: string | null;
}

export interface ModelSettings {
  providers: Partial<Record<Provider, ProviderSettings>>;
  /** null: our own engine does it. */
  models: Record<Ability, ModelName | null>;
  /** By the model's name as the provider calls it. */
  prices: ReadonlyMap<string, Price>;
  callsPerStudent: number;
  /** For whom an admin set nothing else. */
  budgets: { student: Budget; folder: Budget };
}

const engine = 'engine';

const modelName = z
  .string()
  .trim()
  .regex(new RegExp(`^(${engine}|(${providers.join('|')}):\\S+)$`), {
    error: `must be \`${engine}\`, or ${providers.map((provider) => `\`${provider}:<model>\``).join(', ')}`,
  });
// Whatever cannot stand in a header would come back in the error of the call, key and all.
export const apiKey = z
  .string()
  .trim()
  .regex(/^[!-~]+$/, { error: 'must be one line of plain characters' });
export const baseUrl = z
  .url({ protocol: /^https?$/ })
  .refine((url) => !/[?#@]/.test(url), { error: 'must be an address alone: no password, no query' })
  .transform((url) => url.replace(/\/+$/, ''));
const usdPerMillion = z.number().nonnegative();
const prices = z.record(
  z.string(),
  z.strictObject({ input: usdPerMillion, cached_input: usdPerMillion.optional(), output: usdPerMillion }),
);
const usd = z.coerce.number().nonnegative().optional();
const tokens = z.coerce.number().int().nonnegative().optional();

const forAbility = (what: string) =>
  modelName.optional().meta({ description: `Model for ${what} alone. Without it: \`MODEL\`.` });

/** The part of the settings that says which language models there are. */
export const modelEnv = {
  MODEL: modelName.default(engine).meta({
    description:
      'Language model for everything, such as `openai:gpt-5-mini`, `anthropic:claude-sonnet-4-5`, `google:gemini-2.5-flash`; `openai:` is any server that speaks its protocol (Ollama, vLLM, LM Studio, OpenRouter), by `OPENAI_BASE_URL`. `engine` is our own engine.',
  }),
  MODEL_READING: forAbility('reading syllabi'),
  MODEL_ANSWERING: forAbility('answers in the chat and what it does there'),
  MODEL_ACTIVITIES: forAbility('key terms and activities'),
  MODEL_GUIDES: forAbility('study guides, summaries and assignment briefs'),
  MODEL_DIALOGUE: forAbility('the replies of a Socratic dialogue'),
  MODEL_SUGGESTIONS: forAbility('the wording of suggestions'),
  OPENAI_API_KEY: apiKey.optional().meta({ description: 'Key for OpenAI, or for the server at `OPENAI_BASE_URL`.' }),
  OPENAI_BASE_URL: baseUrl.optional().meta({
    description:
      'Address of a server that speaks the protocol of OpenAI, such as `http://localhost:11434/v1`. Without it, and with a key: OpenAI itself.',
  }),
  ANTHROPIC_API_KEY: apiKey.optional().meta({ description: 'Key for Anthropic.' }),
  ANTHROPIC_BASE_URL: baseUrl
    .default('https://api.anthropic.com/v1')
    .meta({ description: 'Address of Anthropic, or of a gateway to it.' }),
  GOOGLE_API_KEY: apiKey.optional().meta({ description: 'Key for Gemini.' }),
  GOOGLE_BASE_URL: baseUrl
    .default('https://generativelanguage.googleapis.com/v1beta')
    .meta({ description: 'Address of Gemini, or of a gateway to it.' }),
  MODEL_PRICES: z.string().optional().meta({
    description:
      'What tokens cost, in USD per million, as JSON: `{"gpt-5-mini": {"input": 0.25, "cached_input": 0.025, "output": 2}}`. A model that is not in it is metered in tokens only.',
  }),
  MODEL_CALLS_PER_STUDENT: z.coerce.number().int().min(1).default(4).meta({
    description: 'How many calls of one student may be under way at once; the engine does what goes beyond.',
  }),
  STUDENT_MONTHLY_USD: usd.meta({
    description:
      'What the models may cost for one student in a calendar month (UTC); past it the engine answers. An admin may set another one for a student. Needs `MODEL_PRICES`.',
  }),
  STUDENT_MONTHLY_TOKENS: tokens.meta({ description: 'The same in tokens, input and output together.' }),
  FOLDER_MONTHLY_USD: usd.meta({ description: 'What the models may cost for one folder in a calendar month (UTC).' }),
  FOLDER_MONTHLY_TOKENS: tokens.meta({ description: 'The same in tokens, input and output together.' }),
};

type ModelEnv = z.output<z.ZodObject<typeof modelEnv>>;

/** Throws `ConfigError` for what would start and then fail with every call. */
export function modelSettings(env: ModelEnv): ModelSettings {
  const models = Object.fromEntries(
    abilities.map((ability) => [
      ability,
      parsedName(env[`MODEL_${ability.toUpperCase() as Uppercase<Ability>}`] ?? env.MODEL),
    ]),
  ) as ModelSettings['models'];
  const configured = configuredProviders(env);
  const settings: ModelSettings = {
    providers: configured,
    models,
    prices: parsedPrices(env.MODEL_PRICES),
    callsPerStudent: env.MODEL_CALLS_PER_STUDENT,
    budgets: {
      student: { usd: env.STUDENT_MONTHLY_USD ?? null, tokens: env.STUDENT_MONTHLY_TOKENS ?? null },
      folder: { usd: env.FOLDER_MONTHLY_USD ?? null, tokens: env.FOLDER_MONTHLY_TOKENS ?? null },
    },
  };
  for (const model of Object.values(models)) if (model) refuseUnreachable(model, settings);
  return settings;
}

function parsedName(value: string): ModelName | null {
  if (value === engine) return null;
  const colon = value.indexOf(':');
  return { provider: value.slice(0, colon) as Provider, name: value.slice(colon + 1) };
}

function configuredProviders(env: ModelEnv): ModelSettings['providers'] {
  const openai = env.OPENAI_BASE_URL ?? (env.OPENAI_API_KEY && 'https://api.openai.com/v1');
  return {
    ...(openai && { openai: { baseUrl: openai, apiKey: env.OPENAI_API_KEY ?? null } }),
    ...(env.ANTHROPIC_API_KEY && { anthropic: { baseUrl: env.ANTHROPIC_BASE_URL, apiKey: env.ANTHROPIC_API_KEY } }),
    ...(env.GOOGLE_API_KEY && { google: { baseUrl: env.GOOGLE_BASE_URL, apiKey: env.GOOGLE_API_KEY } }),
  };
}

const missing: Record<Provider, string> = {
  openai: 'OPENAI_API_KEY, or OPENAI_BASE_URL for a server that asks for no key',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_API_KEY',
};

function refuseUnreachable({ provider, name }: ModelName, settings: ModelSettings): void {
  if (!settings.providers[provider]) {
    throw new ConfigError(`The model ${provider}:${name} cannot be reached. Set ${missing[provider]}.`);
  }
  const limited = settings.budgets.student.usd !== null || settings.budgets.folder.usd !== null;
  if (limited && !settings.prices.has(name)) {
    throw new ConfigError(
      `STUDENT_MONTHLY_USD and FOLDER_MONTHLY_USD count what ${provider}:${name} costs, but MODEL_PRICES has no price for ${name}. Add one, or limit the tokens instead.`,
    );
  }
}

function parsedPrices(json: string | undefined): ModelSettings['prices'] {
  let parsed: z.output<typeof prices>;
  try {
    parsed = prices.parse(JSON.parse(json ?? '{}'));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : 'It is no JSON.';
    throw new ConfigError(
      `MODEL_PRICES must look like {"gpt-5-mini": {"input": 0.25, "cached_input": 0.025, "output": 2}}, in USD per million tokens. ${why}`,
    );
  }
  return new Map(
    Object.entries(parsed).map(([name, price]) => [
      name,
      { input: price.input, cachedInput: price.cached_input ?? price.input, output: price.output },
    ]),
  );
}
