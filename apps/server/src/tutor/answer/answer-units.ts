import { splitSentences } from '@weekwise/engine/text/sentences.ts';

/** What is checked and released as one. */
export interface AnswerUnit {
  kind: 'sentence' | 'heading' | 'row' | 'table-rule' | 'fence' | 'code';
  /** What stands before it: white space, line breaks, a list marker. */
  lead: string;
  text: string;
}

const leadPattern = /^\s*(?:>\s?)*(?:(?:[-*+•]|\d{1,3}[.)])\s+)?/;
const fencePattern = /^ {0,3}(`{3,}|~{3,})\s*([^`\s]*)[^`]*$/;
/** Beginnings of lines whose kind shows at their end only. */
const wholeLine = /^\s*(?:>\s?)*(?:#|\||`|~|$)/;
const language = /^[\w+#.-]{1,20}$/;
/** Code that a screen may run or draw is shown as text. */
const drawn = /^(?:mermaid|svg|html|math|latex)$/i;

/** Cuts an answer into units as it arrives, whatever pieces it arrives in. */
export class AnswerUnits {
  #line = '';
  #lead = '';
  /** Sentences of this line went before. */
  #midLine = false;
  /** What closes the block of code that is open. */
  #fence: string | null = null;

  /** The units that are complete now. */
  hear(piece: string): AnswerUnit[] {
    const units: AnswerUnit[] = [];
    this.#line += piece.replaceAll('\r', '');
    for (let end = this.#line.indexOf('\n'); end >= 0; end = this.#line.indexOf('\n')) {
      const rest = this.#line.slice(end + 1);
      units.push(...this.#endLine(this.#line.slice(0, end)));
      this.#line = rest;
      this.#lead += '\n';
    }
    if (this.#fence !== null || (!this.#midLine && wholeLine.test(this.#line))) return units;
    // The last sentence may go on, and its citation may be on the way.
    const [...sentences] = splitSentences(this.#line);
    const last = sentences.pop();
    if (!last || sentences.length === 0 || this.#line.startsWith('[', last.start)) return units;
    const complete = this.#line.slice(0, last.start);
    this.#line = this.#line.slice(last.start);
    return [...units, ...this.#sentencesOf(complete)];
  }

  /** What is left when nothing more comes. */
  end(): AnswerUnit[] {
    const units = this.#endLine(this.#line);
    this.#line = '';
    if (this.#fence === null) return units;
    const closing: AnswerUnit = { kind: 'fence', lead: '\n', text: this.#fence };
    this.#fence = null;
    return [...units, closing];
  }

  #endLine(line: string): AnswerUnit[] {
    const begins = !this.#midLine;
    const fence = begins ? fencePattern.exec(line) : null;
    if (this.#fence !== null) {
      const closes = fence?.[2] === '' && fence[1]?.startsWith(this.#fence);
      if (!closes) return [this.#unit('code', line)];
      const closing = this.#unit('fence', this.#fence);
      this.#fence = null;
      return [closing];
    }
    if (fence) {
      this.#fence = fence[1] ?? '```';
      const name = fence[2] ?? '';
      // Set at the margin: a fence within a list or a quotation ends with it, wherever its lines seem to go on.
      return [this.#unit('fence', `${this.#fence}${language.test(name) && !drawn.test(name) ? name : ''}`)];
    }
    if (begins && /^\s*(?:>\s?)*#{1,6}\s/.test(line)) return [this.#unit('heading', line.trim())];
    if (begins && /^\s*\|/.test(line)) {
      return [this.#unit(/^[\s|:-]+$/.test(line) ? 'table-rule' : 'row', line.trim())];
    }
    const units = this.#sentencesOf(line);
    this.#midLine = false;
    return units;
  }

  #sentencesOf(text: string): AnswerUnit[] {
    const lead = this.#midLine ? '' : (leadPattern.exec(text)?.[0] ?? '');
    const rest = text.slice(lead.length);
    this.#lead += lead;
    let from = 0;
    const units = splitSentences(rest).map(({ start, end }) => {
      this.#lead += rest.slice(from, start);
      from = end;
      return this.#unit('sentence', rest.slice(start, end));
    });
    this.#lead += rest.slice(from);
    if (units.length > 0) this.#midLine = true;
    return units;
  }

  #unit(kind: AnswerUnit['kind'], text: string): AnswerUnit {
    const unit: AnswerUnit = { kind, lead: this.#lead, text };
    this.#lead = '';
    return unit;
  }
}
