import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { isLoopback } from '../lib/loopback.ts';
import { type BillingSettings, billingEnv, billingSettings } from './billing-settings.ts';
import { ConfigError } from './config-error.ts';
import { type EmbeddingSettings, embeddingEnv, embeddingSettings } from './embedding-settings.ts';
import { type ModelSettings, modelEnv, modelSettings } from './model-settings.ts';
import { type ScholarSettings, scholarEnv, scholarSettings } from './scholar-settings.ts';
import {
  type GoogleClientConfig,
  googleDrive,
  type OpenIdConfig,
  openIdProviders,
  signInEnv,
  type TwilioConfig,
  twilio,
} from './sign-in-settings.ts';

const projectRoot = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Every setting of the server. Descriptions and defaults are printed into docs/configuration.md
 * by env-docs.ts, and a test keeps the two equal.
 */
export const envSchema = z.object({
  HOST: z.string().default('127.0.0.1').meta({
    description:
      'Address to listen on. Anything but a loopback address also needs `SMTP_URL` and `BASE_URL`, or the server refuses to start.',
  }),
  PORT: z.coerce.number().int().min(0).max(65535).default(4400).meta({
    description: 'Port to listen on; `0` takes a free one.',
  }),
  BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      description:
        'The address students open, such as `https://weekwise.example.edu`. Mailed links point there; with `https` the session cookie is Secure. Without it: the address listened on.',
    }),
  TRUSTED_ORIGINS: z.string().default('').meta({
    description:
      'More origins whose pages may change data, separated by commas; a development server in front of this one, for example.',
  }),
  TRUST_PROXY: z
    .string()
    .regex(/^(true|false|[1-9])$/, { error: 'must be true, false, or the number of proxies' })
    .default('false')
    .meta({
      description:
        '`true` behind a reverse proxy of your own: the client address is then the last one in `X-Forwarded-For`, which that proxy wrote. A number where several stand in a row. The start says so where it seems to be missing.',
    }),
  WEEKWISE_DATA_DIR: z.string().default('data').meta({
    description:
      'Directory of the embedded database, the uploaded files and the generated secret; relative to the project. The user of the server alone can read it: each start takes from others what they were allowed.',
  }),
  WEEKWISE_ROLE: z.enum(['web', 'worker', 'both']).default('both').meta({
    description:
      'What this process does: answer requests, run background jobs, or both. One alone needs `DATABASE_URL`.',
  }),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .meta({ description: 'A PostgreSQL 15 or newer. Without it: the embedded one in the data directory.' }),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .meta({
      description:
        'Mail server for sign-in links, such as `smtps://user:password@mail.example.edu`. Without it, and on loopback only, links are shown on the screen.',
    }),
  MAIL_FROM: z.string().default('Weekwise <weekwise@localhost>').meta({ description: 'Sender of mails.' }),
  ...signInEnv,
  AUTH_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional().meta({
    description:
      'Signs session cookies. Without it: made once and kept in the data directory. Processes that share a database need the same one.',
  }),
  PRIVATE_ADDRESSES: z.enum(['allow', 'refuse']).optional().meta({
    description:
      'Whether the server calls addresses in private networks where a student types one for a WebDAV drive. Links to sources never lead there. Without it: `allow` while sign-in links are shown on the screen (this machine alone uses it), else `refuse`.',
  }),
  ADMIN_EMAILS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((address) => address.trim().toLowerCase() || []))
    .pipe(z.array(z.email({ error: 'must be e-mail addresses, separated by commas' })))
    .meta({
      description:
        'Who may open the admin area: verified e-mail addresses, separated by commas. Without a mail server, the first account may as well.',
    }),
  ...modelEnv,
  ...embeddingEnv,
  ...scholarEnv,
  ...billingEnv,
  WIKI_QUOTATION_LENGTH: z.coerce.number().int().min(50).max(1000).default(300).meta({
    description:
      'Characters of one text that a page of the public wiki may have: what is longer is cut, or left out where it cannot be cut.',
  }),
  STUDENT_STORAGE_MB: z.coerce.number().int().min(0).default(5_000).meta({
    description:
      'Megabytes of files that a student may store here, those in the bin among them; `0`: as many as the disk holds. Files on drives of their own take none of it.',
  }),
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional().meta({
    description:
      'Who sends it as `Authorization: Bearer …` reads `/metrics`, as Prometheus does. Without it: this machine alone, while no other is let in.',
  }),
  WORKER_METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(4401).meta({
    description:
      'Port on 127.0.0.1 where a process with `WEEKWISE_ROLE=worker` answers `/metrics`, and nothing else; `0`: none. Several workers on one machine need one each.',
  }),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn').meta({
    description: 'How much is logged, as JSON lines on standard error.',
  }),
});

export interface Config {
  host: string;
  port: number;
  /** Without a trailing slash; null where the address listened on is the address. */
  baseUrl: string | null;
  trustedOrigins: string[];
  /** How many proxies of our own stand in front. */
  trustProxy: number;
  dataDirectory: string;
  role: 'web' | 'worker' | 'both';
  databaseUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** In the order in which they are offered. */
  openIdProviders: OpenIdConfig[];
  twilio: TwilioConfig | null;
  /** Null where no Google Drives are offered. */
  googleDrive: GoogleClientConfig | null;
  authSecret: string | null;
  /** Whether addresses that students type may be in private networks. */
  privateAddresses: boolean;
  /** In lower case. */
  adminEmails: string[];
  models: ModelSettings;
  /** null: passages are ranked by words alone. */
  embeddings: EmbeddingSettings | null;
  billing: BillingSettings;
  /** Bytes; null: no limit. */
  storagePerStudent: number | null;
  wiki: { quotationLength: number };
  /** null: the open web is not searched for readings. */
  scholar: ScholarSettings | null;
  /** null: metrics are for this machine alone. */
  metricsToken: string | null;
  /** Where a worker alone tells what it measures; 0: nowhere. */
  workerMetricsPort: number;
  logLevel: string;
  /** No mail server, and so reachable from this machine only: sign-in links are shown on the screen. */
  localMode: boolean;
}

/** Adds the lines of the project's `.env`, where there is one; what the environment says already stays. */
export function loadEnvFile(): void {
  const file = join(projectRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Reads and checks all settings; blank counts as unset. Throws `ConfigError`. */
export function readConfig(source: Record<string, string | undefined> = process.env): Config {
  const set = Object.entries(source).filter(([, value]) => value?.trim());
  const parsed = envSchema.safeParse(Object.fromEntries(set));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`These settings cannot work (see docs/configuration.md):\n  ${lines.join('\n  ')}`);
  }
  const env = parsed.data;
  refuseUnsafe(env);
  const models = modelSettings(env);
  return {
    host: env.HOST,
    port: env.PORT,
    baseUrl: env.BASE_URL?.replace(/\/+$/, '') ?? null,
    trustedOrigins: env.TRUSTED_ORIGINS.split(',').flatMap((origin) => origin.trim() || []),
    trustProxy: Number(env.TRUST_PROXY === 'true' || env.TRUST_PROXY) || 0,
    dataDirectory: resolve(projectRoot, env.WEEKWISE_DATA_DIR),
    role: env.WEEKWISE_ROLE,
    databaseUrl: env.DATABASE_URL ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    openIdProviders: openIdProviders(env),
    twilio: twilio(env),
    googleDrive: googleDrive(env),
    authSecret: env.AUTH_SECRET ?? null,
    privateAddresses: env.PRIVATE_ADDRESSES ? env.PRIVATE_ADDRESSES === 'allow' : !env.SMTP_URL,
    adminEmails: env.ADMIN_EMAILS,
    models,
    embeddings: embeddingSettings(env, models.providers.openai),
    billing: billingSettings(env),
    storagePerStudent: env.STUDENT_STORAGE_MB === 0 ? null : env.STUDENT_STORAGE_MB * 1_000_000,
    wiki: { quotationLength: env.WIKI_QUOTATION_LENGTH },
    scholar: scholarSettings(env),
    metricsToken: env.METRICS_TOKEN ?? null,
    workerMetricsPort: env.WORKER_METRICS_PORT,
    logLevel: env.LOG_LEVEL,
    localMode: !env.SMTP_URL,
  };
}

/** Combinations that would start, and then show sign-in links to strangers or do nothing. */
function refuseUnsafe(env: z.output<typeof envSchema>): void {
  const door = reachableBy(env);
  if (door && !env.SMTP_URL) {
    throw new ConfigError(
      `${door} lets other machines in, but without SMTP_URL sign-in links are shown on the screen to whoever asks. Set SMTP_URL to a mail server, or remove ${door}.`,
    );
  }
  if (door && !env.BASE_URL) {
    throw new ConfigError(
      `${door} lets other machines in: set BASE_URL to the address students open, so that mailed links point there.`,
    );
  }
  if (env.WEEKWISE_ROLE !== 'both' && !env.DATABASE_URL) {
    throw new ConfigError(
      `WEEKWISE_ROLE=${env.WEEKWISE_ROLE} splits the work over processes; the embedded database serves one only. Set DATABASE_URL.`,
    );
  }
}

/** The setting through which other machines reach this server; null when none does. */
function reachableBy(env: z.output<typeof envSchema>): string | null {
  if (!isLoopback(env.HOST)) return `HOST=${env.HOST}`;
  if (env.BASE_URL && !isLoopback(new URL(env.BASE_URL).hostname)) return `BASE_URL=${env.BASE_URL}`;
  return env.TRUST_PROXY === 'false' ? null : `TRUST_PROXY=${env.TRUST_PROXY}`;
}
