import type { Citation } from '@weekwise/engine/answers/citation.ts';
import { coverage } from '@weekwise/engine/answers/evidence/support.ts';
import { seenText } from '../guard/inert-text.ts';
import { abstentionToken } from './answer-prompt.ts';
import { type AnswerUnit, AnswerUnits } from './answer-units.ts';
import { isClaim, plainText } from './claims.ts';
import { findJointSupport, findSupport } from './find-support.ts';
import { inertUnit } from './inert-unit.ts';
import type { NumberedSource } from './sources.ts';

const abstains = new RegExp(abstentionToken.replaceAll('_', '[\\s_\\\\]*'), 'i');
/** So much of a claim that names no source must stand in one to be taken as coming from it. */
const ownCoverage = 0.75;
/** Claims without support after which nothing good is to come. */
const patience = 8;

/**
 * A model's answer as it may be shown: unit by unit, each claim with a citation that bears it out or marked as not from
 * the materials. Nothing is let go before one claim is borne out, so that an answer made of nothing is never seen.
 */
export class CheckedAnswer {
  readonly citations: Citation[] = [];
  /** What was let go. */
  text = '';
  /** The model says that its sources do not hold the answer. */
  abstained = false;
  #claims = 0;
  #supported = 0;
  #held = '';
  #before: AnswerUnit['kind'] | null = null;
  readonly #units = new AnswerUnits();
  readonly #sources: readonly NumberedSource[];
  readonly #leaks: (text: string) => boolean;

  constructor(sources: readonly NumberedSource[], leaks: (text: string) => boolean) {
    this.#sources = sources;
    this.#leaks = leaks;
  }

  /** Nothing that it says is from the materials. */
  get isUnsupported(): boolean {
    return this.#claims > 0 && this.#supported === 0;
  }

  get isHopeless(): boolean {
    return this.isUnsupported && this.#claims >= patience;
  }

  /** The text that may be shown now. */
  hear(piece: string): string {
    return this.#release(this.#units.hear(piece), false);
  }

  end(): string {
    return this.#release(this.#units.end(), true);
  }

  #release(units: AnswerUnit[], isEnd: boolean): string {
    for (const unit of units) this.#add(unit);
    if (this.abstained || (this.#supported === 0 && !isEnd) || this.isUnsupported) return '';
    const shown = this.text === '' ? this.#held.trimStart() : this.#held;
    this.#held = '';
    this.text += shown;
    return shown;
  }

  #add(unit: AnswerUnit): void {
    const isHeader = unit.kind === 'row' && this.#before !== 'row' && this.#before !== 'table-rule';
    this.#before = unit.kind;
    if (abstains.test(unit.text)) {
      this.abstained = this.#supported === 0;
      return;
    }
    const shown = this.#leaks(unit.text) ? '' : this.#shown(unit, isHeader);
    if (shown === '' && unit.kind !== 'code') {
      this.#held += unit.lead.includes('\n') ? '\n' : '';
      return;
    }
    const needsBreak = unit.kind === 'fence' && !unit.lead.includes('\n');
    this.#held += `${needsBreak ? '\n' : unit.lead}${shown}`;
  }

  #shown(unit: AnswerUnit, isHeader: boolean): string {
    const { kind, text } = unit;
    if (kind === 'fence' || kind === 'table-rule') return text;
    if (kind === 'code') return seenText(text);
    const { parts } = inertUnit(text);
    const whole = plainText(parts.map((part) => part.text).join(' '));
    const states = kind !== 'heading' && !isHeader && isClaim(whole);
    let shown = '';
    for (const [i, part] of parts.entries()) {
      // What is said behind the last citation belongs to the claim before it.
      const behind = i === parts.length - 2 && parts[i + 1]?.cited.length === 0 ? (parts[i + 1]?.text ?? '') : '';
      const isTail = i > 0 && part.cited.length === 0;
      const marks = states && !isTail ? this.#marksOf(plainText(part.text + behind), whole, part.cited) : '';
      shown += joined(shown, withMarks(part.text, marks));
    }
    return shown.trim() === '' ? '' : shown;
  }

  /** " [1]", or " [?]" behind a claim that no source bears out. */
  #marksOf(claim: string, whole: string, cited: number[]): string {
    this.#claims++;
    const given = [...new Set(cited)].flatMap((number) => this.#sources[number - 1] ?? []);
    const found = this.#support(claim, given) ?? this.#support(whole, given) ?? this.#own(whole);
    if (!found) return ' [?]';
    this.#supported++;
    return [...new Set(found.map((citation) => this.#numberOf(citation)))].map((number) => ` [${number}]`).join('');
  }

  #support(claim: string, given: readonly NumberedSource[]): Citation[] | null {
    const found = given.flatMap((source) => [findSupport(claim, source)].filter((each) => each !== null));
    return found.length > 0 ? found.flat() : findJointSupport(claim, given);
  }

  /** The source that a claim is plainly taken from, though the model names none or another. */
  #own(claim: string): Citation[] | null {
    for (const source of this.#sources) {
      const found = findSupport(claim, source);
      const said = found?.map(({ quote }) => quote).join(' ') || (source.kind === 'fact' ? source.text : '');
      if (found && coverage(claim, said) >= ownCoverage) return found;
    }
    return null;
  }

  #numberOf(citation: Citation): number {
    const known = this.citations.findIndex(
      ({ documentId, block, quote }) =>
        documentId === citation.documentId && block === citation.block && quote === citation.quote,
    );
    return known >= 0 ? known + 1 : this.citations.push(citation);
  }
}

/** Within the last cell of a table's row. */
function withMarks(text: string, marks: string): string {
  const end = /\s*\|\s*$/.exec(text);
  return end ? `${text.slice(0, end.index)}${marks}${end[0]}` : `${text.trimEnd()}${marks}`;
}

/** A bracket or colon right behind a citation would make a link of it. */
function joined(before: string, text: string): string {
  return before.endsWith(']') && /^[([:]/.test(text) ? ` ${text}` : text;
}
