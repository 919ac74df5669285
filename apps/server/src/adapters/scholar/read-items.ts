import type { SourcePlace } from '@weekwise/domain/sources.ts';
import type { SourceRecord } from '@weekwise/engine/sources/source.ts';
import { stripTitleMarkup } from '@weekwise/engine/sources/title-form.ts';
import { z } from 'zod';
import { ScholarError } from './scholar-error.ts';

/** A value that may be missing, null or of another type than it used to be: null then. */
export const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  schema
    .nullish()
    .catch(null)
    .transform((value) => value ?? null);

/** Some articles have thousands of authors. */
const longestList = 100;

/** A list whose members may be rubbish: those are left out. */
export const list = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .array(z.unknown())
    .nullish()
    .catch([])
    .transform((items) =>
      (items ?? []).slice(0, longestList).flatMap((item) => {
        const read = schema.safeParse(item);
        return read.success && read.data !== null ? [read.data] : [];
      }),
    );

export const text = z
  .string()
  .transform((value) => stripTitleMarkup(value).slice(0, 1000))
  .pipe(z.string().min(1));
export const year = z.coerce.number().int().min(1000).max(2100);

/** The year of "2012-02-14", "June 1989", "c1962". */
export const yearOf = (printed: string | null): number | null => {
  const found = /(?<!\d)(1[4-9]\d{2}|20\d{2})(?!\d)/.exec(printed ?? '');
  return found ? Number(found[1]) : null;
};

/** An http or https address; http is asked for as https by whoever follows it. */
export const webAddress = z.url({ protocol: /^https?$/ }).max(2000);

/**
 * The items of an answer that are records. One that lacks what every record has is left out; an answer of items of
 * which none is a record is no answer.
 */
export function readItems<Item>(
  items: readonly unknown[],
  schema: z.ZodType<Item>,
  toRecord: (item: Item) => SourceRecord | SourceRecord[],
): SourceRecord[] {
  const read = items.flatMap((item) => {
    const parsed = schema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
  if (items.length > 0 && read.length === 0) throw new ScholarError('rubbish', 'records of another shape');
  return read.flatMap(toRecord);
}

/** The answer's frame. */
export function readFrame<Frame>(body: unknown, schema: z.ZodType<Frame>): Frame {
  const read = schema.safeParse(body);
  if (!read.success) throw new ScholarError('rubbish', 'an answer of another shape');
  return read.data;
}

export function blankRecord(origin: SourcePlace, id: string, title: string): SourceRecord {
  return {
    origin,
    id,
    title,
    subtitle: null,
    originalTitle: null,
    authors: [],
    editors: [],
    year: null,
    kind: 'other',
    edition: null,
    editionCount: null,
    publisher: null,
    container: null,
    volume: null,
    issue: null,
    pages: null,
    doi: null,
    isbns: [],
    language: null,
    licence: null,
    links: [],
  };
}
