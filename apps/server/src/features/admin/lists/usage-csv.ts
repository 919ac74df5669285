import { Readable } from 'node:stream';
import { type Options, stringify } from 'csv-stringify';
import type { FileAnswer } from '../../../plugins/file-answer.ts';
import { toUsd } from '../usage/usage.presenter.ts';
import type { FolderUsage } from './folders-list.repo.ts';
import type { UserUsage } from './users-list.repo.ts';

/** What begins like a formula is text: students choose their names and those of their courses. */
const format: Options = { header: true, bom: true, escape_formulas: true, record_delimiter: 'windows' };

const usageCells = (row: UserUsage | FolderUsage) => ({
  calls: row.calls,
  failed_calls: row.failedCalls,
  input_tokens: row.inputTokens,
  cached_input_tokens: row.cachedInputTokens,
  output_tokens: row.outputTokens,
  cost_usd: toUsd(row.costMicroUsd).toFixed(6),
  unpriced_calls: row.unpricedCalls,
  estimated_calls: row.estimatedCalls,
  storage_bytes: row.storageBytes,
  last_call_at: row.lastCallAt?.toISOString() ?? '',
});

export const usersCsv = (rows: AsyncIterable<UserUsage>): FileAnswer =>
  csvFile('students.csv', rows, (row) => ({
    user_id: row.id,
    email: row.email ?? '',
    phone_number: row.phoneNumber ?? '',
    name: row.name,
    created_at: row.createdAt.toISOString(),
    folder_count: row.folderCount,
    ...usageCells(row),
  }));

export const foldersCsv = (rows: AsyncIterable<FolderUsage>): FileAnswer =>
  csvFile('courses.csv', rows, (row) => ({
    folder_id: row.id,
    folder_name: row.name,
    created_at: row.createdAt.toISOString(),
    user_id: row.userId,
    user_email: row.owner.email ?? '',
    user_phone_number: row.owner.phoneNumber ?? '',
    user_name: row.owner.name,
    ai_enabled: String(row.isAiEnabled),
    ...usageCells(row),
  }));

/** Made while it is sent: a hundred thousand rows never stand in memory together. */
function csvFile<Row>(name: string, rows: AsyncIterable<Row>, cellsOf: (row: Row) => object): FileAnswer {
  async function* cells() {
    for await (const row of rows) yield cellsOf(row);
  }
  const open = () => {
    const source = Readable.from(cells());
    const table = stringify(format);
    source.on('error', (error) => table.destroy(error));
    table.on('close', () => source.destroy());
    return source.pipe(table);
  };
  return { name, mimeType: 'text/csv; charset=utf-8', size: null, open };
}
