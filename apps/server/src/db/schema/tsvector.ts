import { customType } from 'drizzle-orm/pg-core';

/** PostgreSQL's document type for full text search, in its textual form: `'sociolog':1A 'histori':2,7`. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
