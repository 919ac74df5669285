import { customType } from 'drizzle-orm/pg-core';

/** `bytea`, which Drizzle has no name for. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
});
