import { z } from 'zod';
import { envSchema } from './env.ts';

interface Property {
  description?: string;
  default?: unknown;
  enum?: string[];
}

const settings = (): [string, Property][] =>
  Object.entries((z.toJSONSchema(envSchema, { io: 'input' }) as { properties: Record<string, Property> }).properties);

/** docs/configuration.md, from the schema that reads the settings. Run this file to print it. */
export function configurationPage(): string {
  const rows = settings().map(([name, property]) => {
    const fallback = property.default === undefined || property.default === '' ? 'unset' : `\`${property.default}\``;
    const choices = property.enum ? ` One of ${property.enum.map((value) => `\`${value}\``).join(', ')}.` : '';
    return `| \`${name}\` | ${fallback} | ${property.description ?? ''}${choices} |`;
  });
  return `# Configuration

Weekwise needs no setting. Each one below replaces an embedded part or opens a door; they are environment variables, or
lines of a \`.env\` file in the project (the environment wins). A setting that cannot work stops the start with a
sentence that says which one and why.

| Setting | Default | What it does |
|---|---|---|
${rows.join('\n')}

Where other machines can reach the server (through \`HOST\`, \`BASE_URL\` or \`TRUST_PROXY\`), it starts only with
\`SMTP_URL\` and \`BASE_URL\` set: without a mail server, sign-in links are shown on the screen to whoever asks.

What an address or a student may ask for is limited without a setting (decision 073). While \`SMTP_URL\` is not set, calls
are not counted: whoever asks sits at this machine. With \`TRUST_PROXY\`, connections are not: all of them are the proxy's,
which has to limit them itself.

Tests also read \`TEST_DATABASE_URL\`: a PostgreSQL on which the API tests run a second time, in databases of their own.
`;
}

/** .env.example: every setting, commented out, with what it does. Run this file with `--example` to print it. */
export function exampleEnvironment(): string {
  const entries = settings().map(([name, { description = '', default: fallback, enum: choices }]) => {
    const oneOf = choices ? ` One of ${choices.join(', ')}.` : '';
    return `# ${description}${oneOf}\n# ${name}=${fallback ?? ''}\n`;
  });
  return `# Copy this file to .env and uncomment what you need. Nothing here is required.\n\n${entries.join('\n')}`;
}

if (import.meta.main)
  process.stdout.write(process.argv.includes('--example') ? exampleEnvironment() : configurationPage());
