import { DocumentError } from './errors.ts';
import type { ReadingLimits } from './limits.ts';
import { childrenOf, parseXml, type XmlElement } from './xml.ts';

/** What a part of an Office Open XML package refers to. */
export interface Relations {
  /** Addresses outside of the package by relation id. They are kept as text. */
  links: ReadonlyMap<string, string>;
  /** Names of parts by relation id. */
  targets: ReadonlyMap<string, string>;
  /** The parts of a kind, such as `styles` or `notesSlide`. */
  parts: (kind: string) => string[];
}

/** The unpacked parts of a zipped document, read as XML on demand. */
export class OfficePackage {
  private readonly files: ReadonlyMap<string, Uint8Array>;
  private readonly limits: ReadingLimits;

  constructor(files: ReadonlyMap<string, Uint8Array>, limits: ReadingLimits) {
    this.files = files;
    this.limits = limits;
  }

  /** @throws DocumentError `file_damaged` where the part is missing. */
  bytes(name: string): Uint8Array {
    const bytes = this.files.get(name);
    if (!bytes) {
      throw new DocumentError('file_damaged', 'This file is damaged: a part with its text is missing. Save it again.');
    }
    return bytes;
  }

  /** A side part; null where it is missing or broken, since the text can be read without it. */
  xml(name: string | undefined): XmlElement | null {
    const bytes = name === undefined ? undefined : this.files.get(name);
    if (!bytes) return null;
    try {
      return parseXml(bytes, this.limits);
    } catch (error) {
      if (error instanceof DocumentError && error.code === 'file_damaged') return null;
      throw error;
    }
  }

  /** The part that the package opens with. */
  mainPart(otherwise: string): string {
    const name = this.relations('').parts('officeDocument')[0];
    return name !== undefined && this.files.has(name) ? name : otherwise;
  }

  relations(part: string): Relations {
    const root = this.xml(part.replace(/([^/]*)$/, '_rels/$1.rels'));
    const links = new Map<string, string>();
    const targets = new Map<string, string>();
    const kinds: { kind: string; name: string }[] = [];
    for (const relation of childrenOf(root ?? undefined, 'Relationship')) {
      const { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode } = relation.attributes;
      if (mode === 'External') links.set(id, target);
      else {
        const name = resolve(part, target);
        targets.set(id, name);
        kinds.push({ kind: type.slice(type.lastIndexOf('/') + 1), name });
      }
    }
    return { links, targets, parts: (kind) => kinds.filter((each) => each.kind === kind).map((each) => each.name) };
  }
}

/** A target as written in the relations of a part, as the name of a part. */
function resolve(part: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const path = part.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '.') path.push(step);
  }
  return path.join('/');
}
