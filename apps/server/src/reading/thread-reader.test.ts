import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { unpackDocument } from './packed-document.ts';
import { type ThreadLimits, ThreadReader } from './thread-reader.ts';

const readers: ThreadReader[] = [];
afterEach(() => Promise.all(readers.splice(0).map((reader) => reader.close())));

function openReader(limits: Partial<ThreadLimits> = {}, threadFile?: string): ThreadReader {
  const reader = new ThreadReader({ threads: 1, ...limits }, threadFile);
  readers.push(reader);
  return reader;
}

/** A thread whose file name says what it shall do. */
const unruly = fileURLToPath(new URL('unruly-thread.fixture.ts', import.meta.url));
const bytes = (text: string) => new TextEncoder().encode(text).slice().buffer;

describe('reading in a thread', () => {
  it('reads a document, and cuts what it read', async () => {
    const reader = openReader();
    const read = await reader.read(bytes('# Tides\n\nThe moon pulls the sea.\n'), 'tides.md');
    expect(read).toMatchObject({ format: 'markdown', pageCount: null, warnings: [] });
    expect(unpackDocument(read.packed).blocks.map((block) => block.text)).toEqual(['Tides', 'The moon pulls the sea.']);
    const { passages } = await reader.cut(read.packed, 'file-1');
    expect(passages).toMatchObject([
      { id: 'file-1#0', text: 'The moon pulls the sea.', headingPath: ['Tides'], firstBlock: 1, lastBlock: 1 },
    ]);
  });

  it('says what is wrong with a file', async () => {
    const reader = openReader();
    await expect(reader.read(new ArrayBuffer(0), 'nothing.txt')).rejects.toMatchObject({
      name: 'DocumentError',
      code: 'file_empty',
    });
  });

  it('gives up a thread that hangs, and goes on with the next file', async () => {
    const reader = openReader({ stall: 300 }, unruly);
    await expect(reader.read(bytes(''), 'hang')).rejects.toMatchObject({ code: 'reading_timed_out' });
    await expect(reader.read(bytes(''), 'fine')).resolves.toMatchObject({ format: 'text' });
  });

  it('gives up a thread that never comes to an end, however many pages it reports', async () => {
    const reader = openReader({ stall: 5_000, total: 300 }, unruly);
    await expect(reader.read(bytes(''), 'page after page')).rejects.toMatchObject({ code: 'reading_timed_out' });
  });

  it('gives up a thread that takes too much memory, and goes on with the next file', async () => {
    const reader = openReader({ memory: 32 }, unruly);
    await expect(reader.read(bytes(''), 'devour')).rejects.toMatchObject({ code: 'reading_out_of_memory' });
    await expect(reader.read(bytes(''), 'fine')).resolves.toMatchObject({ format: 'text' });
  });

  it('gives up a thread that holds too much outside of its heap, and goes on with the next file', async () => {
    const reader = openReader({ buffers: 32 }, unruly);
    await expect(reader.read(bytes(''), 'hoard bytes')).rejects.toMatchObject({ code: 'reading_out_of_memory' });
    await expect(reader.read(bytes(''), 'fine')).resolves.toMatchObject({ format: 'text' });
  });

  it('stops at once when it is cancelled', async () => {
    const reader = openReader({}, unruly);
    const controller = new AbortController();
    const pages: number[] = [];
    const reading = reader.read(bytes(''), 'page after page', {
      signal: controller.signal,
      onPage: (page) => {
        pages.push(page);
        controller.abort();
      },
    });
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    expect(pages[0]).toBe(1);
  });

  it('lets an unforeseen error through as it is: it is not the fault of the file', async () => {
    const reader = openReader({}, unruly);
    const reading = reader.read(bytes(''), 'throw');
    await expect(reading).rejects.toThrow('a bug');
    await expect(reading).rejects.not.toHaveProperty('name', 'DocumentError');
  });
});
