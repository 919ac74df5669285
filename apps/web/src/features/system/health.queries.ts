import { queryOptions } from '@tanstack/react-query';
import { limits } from '@weekwise/contracts/limits.ts';
import { getHealth } from '@weekwise/contracts/system.ts';
import type { HealthStatus } from '@weekwise/domain/system.ts';
import { call } from '../../lib/api/call.ts';
import { freshFor } from '../../lib/query-client.ts';

export interface Health {
  status: HealthStatus;
  /** Strangers are not told. */
  version: string | undefined;
}

/** How the server and what it stands on are doing. No answer within three seconds is an answer too (spec §9). */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: async ({ signal }): Promise<Health> => {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(limits.healthCheck)]);
    const { status, version } = await call(getHealth, { signal: inTime });
    return { status, version };
  },
  staleTime: freshFor.health,
  retry: false,
});
