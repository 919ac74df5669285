import type { HealthStatus } from '@weekwise/domain/system.ts';

/** How a part of the server is, in words that hold no secret. */
export interface ComponentHealth {
  status: HealthStatus;
  detail: string;
}
