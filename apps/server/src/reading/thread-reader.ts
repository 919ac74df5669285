import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { DocumentError } from '@weekwise/engine/documents/errors.ts';
import type { Passage } from '@weekwise/engine/passages/passage.ts';
import type { PassageQuality } from '@weekwise/engine/passages/passage-quality.ts';
import { Piscina } from 'piscina';
import type { PackedText } from '../plugins/packed-json.ts';
import type {
  CutDocument,
  DocumentReader,
  PackedDocument,
  ReadingOptions,
  ReadLines,
  UnderstoodSyllabus,
} from './document-reader.ts';
import type { ExaminedFetch, FetchedBytes, SavedPageHeader } from './fetched-work.ts';
import type { StructurePreview } from './plan-work.ts';
import type {
  CutTask,
  ExamineTask,
  LinesTask,
  ReadTask,
  ShowTask,
  ThreadMessage,
  ThreadOutcome,
  UnderstandTask,
} from './reading-thread.ts';
import type { ShownAs, ShownFile } from './shown-document.ts';
import type { StudiedMaterials, StudyMaterials, WantedActivities, WeekWithoutMaterials } from './study-work.ts';

export interface ThreadLimits {
  threads: number;
  /** Heap of one thread, in MiB. */
  memory: number;
  /** Bytes that one thread may hold outside of its heap, in MiB: what a file unpacks to. */
  buffers: number;
  /** Milliseconds without a new page after which a thread is given up. */
  stall: number;
  /** Milliseconds for one piece of work, however steadily it goes on; and so many more for each megabyte. */
  total: number;
  totalOfMegabyte: number;
}

/** How often is looked at what a thread holds, in milliseconds: buffers grow by some megabytes in that time. */
const lookInterval = 100;
const mebibyte = 1024 * 1024;

/**
 * One core is left to answer requests. Two at least: of these, one student's files never have more than one, so that a
 * file that takes long keeps nobody else's waiting (`JobDefinition.byStudent`).
 */
const defaultReadingLimits: ThreadLimits = {
  threads: Math.min(4, Math.max(2, availableParallelism() - 1)),
  memory: 512,
  buffers: 400,
  stall: 60_000,
  // A scan of 25 MB may take a quarter of an hour, a file of some kilobytes may not.
  total: 2 * 60_000,
  totalOfMegabyte: 32_000,
};

/** The reader in a pool of worker threads. A thread that breaks a limit is ended and replaced. */
export class ThreadReader implements DocumentReader {
  /** Of whole files. */
  readonly #files: Piscina;
  /** Of what somebody waits for on the screen: a week's activities. Files have no part in it. */
  readonly #weeks: Piscina;
  /** Of pages from the web, which are as strange as files and come when no file does. */
  readonly #fetched: Piscina;
  /** Of long texts that somebody opens. */
  readonly #shown: Piscina;
  readonly #limits: ThreadLimits;
  readonly threads: number;

  constructor(
    limits: Partial<ThreadLimits> = {},
    threadFile = fileURLToPath(new URL('reading-thread.ts', import.meta.url)),
  ) {
    this.#limits = { ...defaultReadingLimits, ...limits };
    this.threads = this.#limits.threads;
    const { memory, threads } = this.#limits;
    this.#files = openPool(threadFile, { threads, memory, niceIncrement: 10 });
    this.#fetched = openPool(threadFile, { threads: 1, memory, niceIncrement: 10 });
    this.#weeks = openPool(threadFile, { threads: 1, memory, niceIncrement: 5 });
    this.#shown = openPool(threadFile, { threads: 1, memory, niceIncrement: 5 });
  }

  read(bytes: ArrayBuffer, fileName: string, options: ReadingOptions = {}): Promise<PackedDocument> {
    return this.#run<Omit<ReadTask, 'port'>, PackedDocument>(
      this.#files,
      'read',
      { bytes, fileName },
      [bytes],
      options,
    );
  }

  understand(
    packed: Uint8Array,
    fileId: string,
    { openings, ...options }: ReadingOptions & { openings?: readonly string[] | undefined } = {},
  ): Promise<UnderstoodSyllabus> {
    const task: Omit<UnderstandTask, 'port'> = { packed, fileId, today: options.today, openings };
    return this.#run(this.#files, 'understand', task, [], options);
  }

  structures(packed: Uint8Array, options: ReadingOptions = {}): Promise<StructurePreview[]> {
    return this.#run(this.#shown, 'structures', { packed, today: options.today }, [], options);
  }

  lines(
    packed: Uint8Array | null,
    fileId: string,
    texts: readonly string[],
    options: ReadingOptions = {},
  ): Promise<ReadLines> {
    const task: Omit<LinesTask, 'port'> = { packed, fileId, texts, today: options.today };
    return this.#run(this.#shown, 'lines', task, [], options);
  }

  cut(
    packed: Uint8Array,
    documentId: string,
    { thresholds, ...options }: ReadingOptions & { thresholds?: PassageQuality } = {},
  ): Promise<CutDocument> {
    const task = { packed, fileId: documentId, ...(thresholds && { thresholds }) };
    return this.#run<Omit<CutTask, 'port'>, CutDocument>(this.#files, 'cut', task, [], options);
  }

  readForStudy(passages: readonly Passage[], options: ReadingOptions = {}): Promise<StudyMaterials> {
    return this.#run(this.#weeks, 'readForStudy', { passages }, [], options);
  }

  study(
    passages: readonly Passage[],
    wanted: WantedActivities,
    options: ReadingOptions = {},
  ): Promise<StudiedMaterials> {
    return this.#run(this.#weeks, 'study', { passages, ...wanted }, [], options);
  }

  studySyllabus(
    packed: Uint8Array,
    week: WeekWithoutMaterials,
    wanted: WantedActivities,
    options: ReadingOptions = {},
  ): Promise<StudiedMaterials['activities']> {
    return this.#run(this.#weeks, 'studySyllabus', { packed, ...week, ...wanted }, [], options);
  }

  examine(fetched: FetchedBytes, source: SavedPageHeader, options: ReadingOptions = {}): Promise<ExaminedFetch> {
    return this.#run<Omit<ExamineTask, 'port'>, ExaminedFetch>(
      this.#fetched,
      'examine',
      { ...fetched, ...source },
      [],
      options,
    );
  }

  show(packed: Uint8Array, file: ShownFile, as: ShownAs, options: ReadingOptions = {}): Promise<PackedText> {
    return this.#run<Omit<ShowTask, 'port'>, PackedText>(this.#shown, 'show', { packed, file, as }, [], options);
  }

  async close(): Promise<void> {
    const pools = [this.#files, this.#fetched, this.#weeks, this.#shown];
    await Promise.all(pools.map((pool) => pool.destroy()));
  }

  async #run<Task extends object, T>(
    pool: Piscina,
    name: string,
    task: Task,
    transfer: ArrayBuffer[],
    { signal, onPage }: ReadingOptions,
  ): Promise<T> {
    const bytes = transfer.reduce((sum, { byteLength }) => sum + byteLength, 0);
    const { port1: ours, port2: theirs } = new MessageChannel();
    const timeUp = new AbortController();
    const tooMuch = new AbortController();
    const limits = this.#limits;
    let stall: NodeJS.Timeout | undefined;
    let total: NodeJS.Timeout | undefined;
    let watch: NodeJS.Timeout | undefined;
    ours.on('message', (message: ThreadMessage) => {
      // The clock starts with the work, not with its place in the queue.
      total ??= setTimeout(() => timeUp.abort(), limits.total + (limits.totalOfMegabyte * bytes) / mebibyte);
      clearTimeout(stall);
      stall = setTimeout(() => timeUp.abort(), limits.stall);
      if ('page' in message) onPage?.(message.page, message.pageCount);
      else watch = watchBuffers(pool, message.started, limits.buffers * mebibyte, () => tooMuch.abort());
    });
    try {
      const outcome: ThreadOutcome<T> = await pool.run(
        { ...task, port: theirs },
        {
          name,
          transferList: [...transfer, theirs],
          signal: AbortSignal.any([...(signal ? [signal] : []), timeUp.signal, tooMuch.signal]),
        },
      );
      if ('fault' in outcome) throw new DocumentError(outcome.fault, outcome.message);
      return outcome.value;
    } catch (error) {
      signal?.throwIfAborted();
      if (timeUp.signal.aborted) {
        throw new DocumentError('reading_timed_out', 'Reading took longer than it may.', { cause: error });
      }
      if (tooMuch.signal.aborted || isOutOfMemory(error)) {
        throw new DocumentError('reading_out_of_memory', 'Reading took more memory than it may.', { cause: error });
      }
      throw error;
    } finally {
      clearTimeout(stall);
      clearTimeout(total);
      clearInterval(watch);
      ours.close();
    }
  }
}

/** Answering requests goes before whatever a thread does. */
function openPool(
  filename: string,
  { threads, memory, niceIncrement }: { threads: number; memory: number; niceIncrement: number },
): Piscina {
  const pool = new Piscina({
    filename,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
    // Between two pieces of work a thread must stay awake: parsers tidy up after themselves.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 64 },
    niceIncrement,
  });
  // A thread that dies while idle is replaced when it is needed next; nothing was lost with it.
  pool.on('error', () => {});
  return pool;
}

/** Node limits the heap of a thread, but not the buffers that it holds beside it. */
function watchBuffers(pool: Piscina, threadId: number, most: number, onTooMuch: () => void): NodeJS.Timeout {
  const worker = pool.threads.find((thread) => thread.threadId === threadId);
  return setInterval(async () => {
    // A thread that has ended says nothing of its heap.
    const held = await worker?.getHeapStatistics().catch(() => null);
    if (held && held.external_memory > most) onTooMuch();
  }, lookInterval).unref();
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
