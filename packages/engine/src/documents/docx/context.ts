import type { ReadingLimits } from '../limits.ts';
import { UnseenText } from '../unseen.ts';
import type { XmlElement } from '../xml.ts';
import { FieldTracker } from './fields.ts';
import type { Numbering } from './numbering.ts';
import type { StyleSheet } from './styles.ts';

/** What the parts of one DOCX share while it is read from top to bottom. */
export class DocxContext {
  readonly styles: StyleSheet;
  readonly numbering: Numbering;
  readonly fields = new FieldTracker();
  readonly pages = new PageCounter();
  readonly unseen = new UnseenText();
  /** Nothing is painted behind what is read. */
  onPaper = true;
  readonly noteReferences: { kind: 'footnote' | 'endnote'; id: string }[] = [];
  private readonly links: ReadonlyMap<string, string>;

  private readonly limits: ReadingLimits;
  private cells = 0;

  constructor(limits: ReadingLimits, styles: StyleSheet, numbering: Numbering, links: ReadonlyMap<string, string>) {
    this.limits = limits;
    this.styles = styles;
    this.numbering = numbering;
    this.links = links;
  }

  /** Reads what stands on a ground of its own, or may do so. */
  onGround<T>(painted: boolean, read: () => T): T {
    const outer = this.onPaper;
    this.onPaper &&= !painted;
    const found = read();
    this.onPaper = outer;
    return found;
  }

  /** Counts a cell; false where there are more than are read. */
  takeCell(): boolean {
    this.cells += 1;
    return this.cells <= this.limits.cells;
  }

  /** False where no more is read after so many blocks. */
  hasRoom(blocks: number): boolean {
    return blocks <= this.limits.blocks && this.cells <= this.limits.cells;
  }

  /** Where a hyperlink leads: an address, or `#name` for a place in the document. */
  linkTarget(link: XmlElement): string | undefined {
    const { id, anchor } = link.attributes;
    const target = id === undefined ? undefined : this.links.get(id);
    return target ?? (anchor === undefined ? undefined : `#${anchor}`);
  }
}

/**
 * Pages as Word last laid them out. It leaves a mark where a page began; in a table row each cell that goes over the
 * page may leave one.
 */
export class PageCounter {
  /** 1-based. */
  current = 1;
  private turned = false;
  private row: number | null = null;
  private explicit = false;

  /** The page at which the document is, as far as its marks tell. */
  turn(): void {
    this.explicit = false;
    if (this.row !== null && this.current > this.row) return;
    this.current += 1;
    this.turned = true;
  }

  /** Word marks the page behind a manual break too; only a file that was never laid out has breaks alone. */
  turnExplicitly(): void {
    this.explicit = true;
  }

  inRow(read: () => void): void {
    const outer = this.row;
    this.row ??= this.current;
    read();
    this.row = outer;
  }

  /** True where the marks count as many pages as Word says there are. */
  isReliable(pages: number | null): boolean {
    return pages !== null && pages === this.current && this.turned && !this.explicit;
  }
}
