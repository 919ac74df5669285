import type { Passage } from '@weekwise/engine/passages/passage.ts';
import type { PassageQuality, SkippedPassage } from '@weekwise/engine/passages/passage-quality.ts';
import type { Course } from '@weekwise/engine/syllabus/course.ts';
import type { ExtractedItem } from '../db/stored/plan-item.ts';
import type { PackedText } from '../plugins/packed-json.ts';
import type { ExaminedFetch, FetchedBytes, SavedPageHeader } from './fetched-work.ts';
import type { StructurePreview, UsableLine } from './plan-work.ts';
import type { ShownAs, ShownFile } from './shown-document.ts';
import type { StudiedMaterials, StudyMaterials, WantedActivities, WeekWithoutMaterials } from './study-work.ts';

/** A read document, compressed as it is stored. */
export interface PackedDocument {
  packed: Uint8Array;
  format: string;
  pageCount: number | null;
  pageLabels: string[] | null;
  hardPages: number[];
  warnings: string[];
}

/** A syllabus as the engine reads it. */
export interface UnderstoodSyllabus {
  course: Course;
  /** The same as a plan has it, each item with a new id. */
  items: ExtractedItem[];
  /** What was left out, for the student. */
  warnings: string[];
}

/** Lines of the file, and those that were typed. */
export interface ReadLines {
  lines: UsableLine[];
  typed: UsableLine[];
}

/** A passage that was left out, as its row has it. */
export interface OmittedPassage extends PassageQuality {
  ordinal: number;
  page: number | null;
  /** Its beginning. */
  excerpt: string;
  reason: SkippedPassage['reason'];
}

export interface CutDocument {
  passages: Passage[];
  skipped: OmittedPassage[];
  /** What was left out altogether, for the student. */
  warnings: string[];
}

export interface ReadingOptions {
  signal?: AbortSignal;
  /** 1-based page that is being read now; of `study`, how many parts are made of how many. */
  onPage?: (page: number, pageCount: number) => void;
  /** `YYYY-MM-DD`: settles the year of a syllabus that says none. */
  today?: string;
}

/**
 * Understands files away from the thread that answers requests, within limits of time and memory.
 * Throws `DocumentError` where the file is at fault: trying again would end the same.
 */
export interface DocumentReader {
  /** How many files it reads at once. */
  readonly threads: number;
  /** `bytes` are handed over: the caller cannot use them afterwards. */
  read(bytes: ArrayBuffer, fileName: string, options?: ReadingOptions): Promise<PackedDocument>;
  /** `openings`: of the weeks that the student has chosen among several readings. */
  understand(
    packed: Uint8Array,
    fileId: string,
    options?: ReadingOptions & { openings?: readonly string[] | undefined },
  ): Promise<UnderstoodSyllabus>;
  /** The ways in which the weeks of a syllabus can be read. */
  structures(packed: Uint8Array, options?: ReadingOptions): Promise<StructurePreview[]>;
  /** The lines of a syllabus, and what each says; `texts` are lines that the student has typed. */
  lines(
    packed: Uint8Array | null,
    fileId: string,
    texts: readonly string[],
    options?: ReadingOptions,
  ): Promise<ReadLines>;
  /** `thresholds`: below them passages are left out. */
  cut(
    packed: Uint8Array,
    documentId: string,
    options?: ReadingOptions & { thresholds?: PassageQuality },
  ): Promise<CutDocument>;
  /** A long text as somebody opens it. */
  show(packed: Uint8Array, file: ShownFile, as: ShownAs, options?: ReadingOptions): Promise<PackedText>;
  /** Reads passages for study, for whoever makes something of them in another way than the engine's. */
  readForStudy(passages: readonly Passage[], options?: ReadingOptions): Promise<StudyMaterials>;
  /** What the engine makes of a week's materials. */
  study(passages: readonly Passage[], wanted: WantedActivities, options?: ReadingOptions): Promise<StudiedMaterials>;
  /** The activities of a week that the syllabus alone is known for. */
  studySyllabus(
    packed: Uint8Array,
    week: WeekWithoutMaterials,
    wanted: WantedActivities,
    options?: ReadingOptions,
  ): Promise<StudiedMaterials['activities']>;
  /** Says what was fetched from the web, and reads a page of it. `bytes` stay the caller's. */
  examine(fetched: FetchedBytes, source: SavedPageHeader, options?: ReadingOptions): Promise<ExaminedFetch>;
  close(): Promise<void>;
}
