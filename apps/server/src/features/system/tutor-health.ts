import type { ComponentHealth } from '../../adapters/health.ts';
import type { Models } from '../../adapters/models/models.port.ts';

/**
 * Whether the configured models answer. One that does not costs quality, never the answer: our own engine takes over.
 */
export async function tutorHealth(models: Models): Promise<ComponentHealth> {
  const all = await models.health();
  if (all.length === 0) return { status: 'ok', detail: 'Our own engine answers; no language model is configured.' };
  const isWell = all.every(({ health }) => health.status === 'ok');
  return { status: isWell ? 'ok' : 'degraded', detail: all.map(({ health }) => health.detail).join(' ') };
}
