import { formatMarker, type MarkerStyle } from '../flow/list-marker.ts';
import { cleanCharacters } from '../flow/rich-text.ts';
import { childOf, childrenOf, propertyOf, type XmlElement } from '../xml.ts';
import { isOn } from './styles.ts';

interface Level {
  format: string;
  /** "%1.%2": `%n` stands for the number of the n-th level. */
  text: string;
  start: number;
  /** Restarts after a level up to this one (1-based); 0 never; null after any higher level. */
  restart: number | null;
  decimals: boolean;
}

interface List {
  /** Lists of one abstract numbering go on counting together. */
  counter: string;
  levels: (Level | undefined)[];
}

export interface Numbered {
  /** "3.", "II.", "Week 4:"; null for a bullet. */
  marker: string | null;
  /** The level prints nothing at all: the paragraph only takes its indent from the list. */
  silent: boolean;
}

const markerStyles: ReadonlyMap<string, MarkerStyle> = new Map<string, MarkerStyle>([
  ['lowerLetter', 'lower-alpha'],
  ['upperLetter', 'upper-alpha'],
  ['lowerRoman', 'lower-roman'],
  ['upperRoman', 'upper-roman'],
]);

/** Counts the numbered paragraphs of a document as Word does (ECMA-376 part 1, 17.9). */
export class Numbering {
  private readonly lists = new Map<string, List>();
  private readonly counters = new Map<string, (number | undefined)[]>();

  constructor(root: XmlElement | null) {
    const abstracts = new Map<string, (Level | undefined)[]>();
    for (const element of childrenOf(root ?? undefined, 'abstractNum')) {
      abstracts.set(element.attributes.abstractNumId ?? '', levelsOf(element));
    }
    for (const element of childrenOf(root ?? undefined, 'num')) {
      const abstract = propertyOf(element, 'abstractNumId') ?? '';
      const levels = [...(abstracts.get(abstract) ?? [])];
      let counter = abstract;
      for (const override of childrenOf(element, 'lvlOverride')) {
        const at = levelIndex(override.attributes.ilvl);
        const own = childOf(override, 'lvl');
        if (own) levels[at] = levelOf(own);
        const start = propertyOf(override, 'startOverride');
        const level = levels[at];
        if (start === undefined || !level) continue;
        levels[at] = { ...level, start: numberOr(start, level.start) };
        counter = `own ${element.attributes.numId}`;
      }
      this.lists.set(element.attributes.numId ?? '', { counter, levels });
    }
  }

  /** Counts one more paragraph of a list; null where there is no such list. */
  next(numberingId: string, depth: number): Numbered | null {
    const list = this.lists.get(numberingId);
    const level = list?.levels[depth];
    if (!list || !level) return null;
    const counts = this.counters.get(list.counter) ?? [];
    this.counters.set(list.counter, counts);
    counts[depth] = (counts[depth] ?? level.start - 1) + 1;
    for (let deeper = depth + 1; deeper < 9; deeper += 1) {
      const restart = list.levels[deeper]?.restart ?? null;
      if (restart === null || (restart > 0 && depth < restart)) counts[deeper] = undefined;
    }
    if (level.format === 'bullet') return { marker: null, silent: level.text.trim() === '' };
    const marker = cleanCharacters(markerOf(list, level, counts)).trim();
    return marker === '' ? { marker: null, silent: true } : { marker, silent: false };
  }
}

function markerOf(list: List, level: Level, counts: readonly (number | undefined)[]): string {
  if (level.format === 'none') return level.text.replace(/%\d/g, '');
  return level.text.replace(/%(\d)/g, (_whole, digit: string) => {
    const at = Number(digit) - 1;
    const source = list.levels[at];
    const number = counts[at] ?? source?.start ?? 1;
    return formatNumber(number, level.decimals ? 'decimal' : (source?.format ?? 'decimal'));
  });
}

function formatNumber(number: number, format: string): string {
  if (format === 'none') return '';
  if (format === 'decimalZero') return String(number).padStart(2, '0');
  if (format === 'ordinal') return `${number}${ordinalEnding(number)}`;
  return formatMarker(number, markerStyles.get(format) ?? 'decimal');
}

function ordinalEnding(number: number): string {
  if (Math.floor((number % 100) / 10) === 1) return 'th';
  return ['th', 'st', 'nd', 'rd'][number % 10] ?? 'th';
}

function levelsOf(abstract: XmlElement): (Level | undefined)[] {
  const levels: (Level | undefined)[] = [];
  for (const element of childrenOf(abstract, 'lvl')) levels[levelIndex(element.attributes.ilvl)] = levelOf(element);
  return levels;
}

function levelOf(element: XmlElement): Level {
  const restart = propertyOf(element, 'lvlRestart');
  return {
    format: propertyOf(element, 'numFmt') ?? 'decimal',
    text: propertyOf(element, 'lvlText') ?? '',
    start: numberOr(propertyOf(element, 'start'), 1),
    restart: restart === undefined ? null : numberOr(restart, 0),
    decimals: childOf(element, 'isLgl') !== undefined && isOn(propertyOf(element, 'isLgl') ?? '1'),
  };
}

function levelIndex(value: string | undefined): number {
  return Math.min(8, Math.max(0, numberOr(value, 0)));
}

function numberOr(value: string | undefined, otherwise: number): number {
  const number = Number.parseInt(value ?? '', 10);
  return Number.isFinite(number) ? number : otherwise;
}
