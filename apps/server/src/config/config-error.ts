/** A setting that cannot work. The message says which one and what to do; nothing has been started yet. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
