import type { Area, PdfWord } from '../geometry.ts';
import { plainStyle } from '../plain-style.ts';
import type { Annotation } from './annotation.ts';

/** A letter is about this wide, a line this high, as shares of the font size. */
const letterWidth = 0.5;
const leading = 1.15;
/** From the middle of a line of text to its baseline. */
const middle = 0.35;
const usualSize = 12;

/** What is typed, chosen or ticked in a form field, as words where the field stands. */
export function valueWords(field: Annotation, area: Area): PdfWord[] {
  const height = area.bottom - area.top;
  if (field.checkBox || field.radioButton) {
    const size = Math.min(height, usualSize);
    const mark = isTicked(field) ? '☑' : '☐';
    return [wordAt(mark, area.left, Math.max(area.right, area.left + 1), (area.top + area.bottom) / 2, size)];
  }
  const lines = field.password ? [] : valueLines(field);
  const stated = field.defaultAppearanceData?.fontSize ?? 0;
  const size = Math.min(stated > 0 ? stated : usualSize, Math.max(4, (0.8 * height) / (field.multiLine ? 1 : leading)));
  const printed = field.multiLine ? lines.flatMap((line) => wrapped(line, area.right - area.left, size)) : lines;
  const top = field.multiLine ? area.top : (area.top + area.bottom - printed.length * leading * size) / 2;
  return printed.flatMap((line, at) => lineWords(line, area, top + (at + 0.5) * leading * size, size));
}

const isTicked = ({ checkBox, fieldValue, exportValue, buttonValue }: Annotation): boolean =>
  typeof fieldValue === 'string' && fieldValue === (checkBox ? exportValue : buttonValue);

function valueLines({ fieldValue, options }: Annotation): string[] {
  const shown = (value: unknown): string =>
    options?.find((option) => option.exportValue === value)?.displayValue ?? (typeof value === 'string' ? value : '');
  const values = Array.isArray(fieldValue) ? fieldValue.map(shown) : [shown(fieldValue)];
  return values.flatMap((value) => value.split(/[\r\n]+/)).filter((line) => line.trim() !== '');
}

function wrapped(text: string, width: number, size: number): string[] {
  const most = Math.max(8, Math.floor(width / (letterWidth * size)));
  const lines: string[] = [];
  let line = '';
  for (const word of text.trim().split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > most) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** Words one behind the other from the field's left edge, drawn together where they would not fit. */
function lineWords(line: string, area: Area, y: number, size: number): PdfWord[] {
  const words = line.trim().split(/\s+/);
  const letter = Math.min(letterWidth * size, (area.right - area.left) / Math.max(1, line.trim().length));
  let x = area.left + 1;
  return words.map((text) => {
    const word = wordAt(text, x, x + letter * text.length, y, size);
    x = word.right + letter;
    return word;
  });
}

function wordAt(text: string, left: number, right: number, y: number, size: number): PdfWord {
  return {
    text,
    left,
    right,
    baseline: y + middle * size,
    size,
    ...plainStyle,
    typed: true,
  };
}
