import type { XmlElement } from '../xml.ts';

interface Field {
  instruction: string;
  inResult: boolean;
}

/** Fields whose printed result leads around the document or counts its pages. */
const unprinted = /^\s*(?:TOC|PAGE|NUMPAGES|SECTIONPAGES|INDEX)\b/i;

/** Follows the begin, separate and end of fields, which may nest and reach over runs and paragraphs. */
export class FieldTracker {
  private readonly open: Field[] = [];

  /** True where text is printed: outside of fields, or in the result of one that says something. */
  get prints(): boolean {
    return this.open.every((field) => field.inResult && !unprinted.test(field.instruction));
  }

  /** Target of the innermost HYPERLINK field. */
  get href(): string | undefined {
    for (const field of this.open) {
      const target = /^\s*HYPERLINK\s+"([^"]{1,2000})"/i.exec(field.instruction)?.[1];
      if (target) return target;
    }
    return undefined;
  }

  mark(element: XmlElement): void {
    const type = element.attributes.fldCharType;
    if (type === 'begin') this.open.push({ instruction: '', inResult: false });
    else if (type === 'separate') {
      const field = this.open.at(-1);
      if (field) field.inResult = true;
    } else if (type === 'end') this.open.pop();
  }

  instruct(text: string): void {
    const field = this.open.at(-1);
    if (field && !field.inResult && field.instruction.length < 4000) field.instruction += text;
  }

  /** An instruction does not reach over paragraphs; a field left open in one is broken, and must not hide the rest. */
  endParagraph(): void {
    while (this.open.length > 0 && this.open.at(-1)?.inResult === false) this.open.pop();
  }
}
