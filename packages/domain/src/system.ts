export const healthStatuses = ['ok', 'degraded', 'down'] as const;
export type HealthStatus = (typeof healthStatuses)[number];
