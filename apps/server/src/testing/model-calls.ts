import { asc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { aiModels } from '../adapters/models/ai-models.ts';
import type { Provider } from '../adapters/models/models.port.ts';
import { readConfig } from '../config/env.ts';
import type { ModelSettings } from '../config/model-settings.ts';
import { modelCalls } from '../db/schema/models.ts';
import type { Deps } from '../deps.ts';
import type { CallLimits } from '../tutor/calls/call-limits.ts';
import { type ClosableModelCalls, createModelCalls } from '../tutor/calls/create-model-calls.ts';
import { createMetering } from '../tutor/calls/metering.ts';
import type { ModelServer } from './model-server/model-server.ts';

export const testModels: Record<Provider, string> = {
  openai: 'weekwise-large',
  anthropic: 'claude-sonnet-4-5',
  google: 'gemini-2.5-flash',
};

type Connections = Pick<ModelServer, Provider>;

/** As the settings would say it: one model for every ability. */
export function modelSettingsOf(
  { openai, anthropic, google }: Connections,
  provider: Provider = 'openai',
  env: Record<string, string> = {},
): ModelSettings {
  return readConfig({
    MODEL: `${provider}:${testModels[provider]}`,
    OPENAI_BASE_URL: openai.baseURL,
    OPENAI_API_KEY: openai.apiKey,
    ANTHROPIC_BASE_URL: anthropic.baseURL,
    ANTHROPIC_API_KEY: anthropic.apiKey,
    GOOGLE_BASE_URL: google.baseURL,
    GOOGLE_API_KEY: google.apiKey,
    ...env,
  }).models;
}

export interface TestCallsOptions {
  provider?: Provider;
  /** More settings, as in the environment. */
  env?: Record<string, string>;
  limits?: Partial<CallLimits>;
  logger?: Deps['logger'];
  clock?: () => Date;
}

/** The real way to a model over the model server, metered in the test's database. Nothing waits to try again. */
export function testModelCalls(
  deps: Pick<Deps, 'db'>,
  server: Connections,
  { provider, env, limits, logger = pino({ level: 'silent' }), clock = () => new Date() }: TestCallsOptions = {},
): ClosableModelCalls {
  const settings = modelSettingsOf(server, provider, env);
  return createModelCalls({
    models: aiModels(settings),
    metering: createMetering({ db: deps.db, settings, clock, logger }),
    callsPerStudent: settings.callsPerStudent,
    logger,
    clock,
    limits: { backoff: 1, ...limits },
  });
}

/** What was metered for a student, oldest first. */
export const meteredCalls = ({ db }: Pick<Deps, 'db'>, userId: string) =>
  db.select().from(modelCalls).where(eq(modelCalls.userId, userId)).orderBy(asc(modelCalls.id));
