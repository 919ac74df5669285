import { findQuote } from '@weekwise/engine/answers/evidence/find-quote.ts';
import { coverage, foreignWords } from '@weekwise/engine/answers/evidence/support.ts';
import { resolveMention } from '@weekwise/engine/dates/date-context.ts';
import { decideDates } from '@weekwise/engine/dates/decide-dates.ts';
import { findDates } from '@weekwise/engine/dates/find-dates.ts';
import { resolveDates } from '@weekwise/engine/dates/resolve-date.ts';
import { findTimes, type TimeOfDay } from '@weekwise/engine/dates/times.ts';
import { type Document, pageAt } from '@weekwise/engine/documents/document.ts';
import type { Evidence } from '@weekwise/engine/syllabus/course.ts';

/** Share of a title's words that its line must hold where it does not hold the title word for word. */
const leastOfTitle = 0.8;

/** What the lines of a syllabus bear out, among those that were shown. */
export class LineSupport {
  readonly #document: Document;
  readonly #last: number;
  readonly #dates: ReturnType<typeof decideDates>;

  /** @param last `Block.index` of the last line that was shown */
  constructor(document: Document, last: number, today: string) {
    this.#document = document;
    this.#last = last;
    this.#dates = decideDates(document, { today });
  }

  /** Where the line says these words; null where it does not. */
  words(text: string, line: number): Evidence | null {
    const said = this.text(line);
    const span = findQuote(said, text);
    if (span) return this.#evidence(line, span.start, span.end);
    // The words may stand apart, as a title and its number in two cells: then the cell or printed line that holds most
    // of them.
    if (coverage(text, said) < leastOfTitle || foreignWords(text, said).length > 0) return null;
    const [best] = pieces(said).sort((x, y) => coverage(text, y.text) - coverage(text, x.text));
    return best ? this.#evidence(line, best.start, best.start + best.text.length) : null;
  }

  /** Where the line says these words and no others in between; null where it does not. */
  verbatim(text: string, line: number): Evidence | null {
    const span = findQuote(this.text(line), text);
    return span && this.#evidence(line, span.start, span.end);
  }

  /** Where the line names the day, printed or counted from the week ("by Friday"); null where it does not. */
  date(date: string, line: number, weekStart: string | null): Evidence | null {
    const text = this.text(line);
    const printed = [...findDates(text), ...findDates(text, { dateColumn: true })];
    const mention = printed.find((found) => {
      const resolved = resolveMention(found, this.#dates);
      return resolved !== null && (resolved.dates.includes(date) || resolved.to === date);
    });
    if (mention) return this.#evidence(line, mention.start, mention.end);
    const counted = resolveDates(text, this.#dates, { session: null, weekStart }).find(({ from }) => from === date);
    return counted ? this.#evidence(line, counted.start, counted.end) : null;
  }

  /** The time with its zone where the line says it; null where it does not. */
  time(clock: string, line: number): TimeOfDay | null {
    return findTimes(this.text(line)).find(({ time }) => time?.clock === clock)?.time ?? null;
  }

  saysPercent(percent: number, line: number): boolean {
    const numbers = this.text(line).match(/\d+(?:\.\d+)?/g) ?? [];
    return numbers.some((number) => Number(number) === percent);
  }

  /** Empty for a line that was not shown. */
  text(line: number): string {
    return line > this.#last ? '' : (this.#document.blocks[line]?.text ?? '');
  }

  #evidence(line: number, from: number, to: number): Evidence | null {
    const block = this.#document.blocks[line];
    if (!block) return null;
    const text = block.text.slice(from, to).replace(/[.,;:]$/, '');
    return { page: pageAt(block, from), block: line, start: from, end: from + text.length, text };
  }
}

/** Cells of a row, printed lines of the rest. */
function pieces(text: string): { text: string; start: number }[] {
  const found: { text: string; start: number }[] = [];
  let start = 0;
  for (const part of text.split(/( \| |\n)/)) {
    if (part.trim() !== '' && part !== ' | ') found.push({ text: part, start });
    start += part.length;
  }
  return found;
}
