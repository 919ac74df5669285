import type { Block } from '../../../documents/document.ts';
import { evidenceBetween } from '../../lines/entries.ts';
import type { GradedPart } from './part.ts';
import { canBeName } from './part-name.ts';

const times = String.raw`\s*[*×·∙x]\s*`;
const factor = String.raw`(?<factor>(?:0?[.,]\d{1,3}|1\.0)|\d{1,3}\s?%)`;
const name = '(?<name>[^*×·∙+=]{3,60}?)';
const factorFirst = new RegExp(String.raw`^\(?${factor}${times}${name}\)?[.;]?$`, 'u');
const nameFirst = new RegExp(String.raw`^\(?${name}${times}${factor}\)?[.;]?$`, 'u');
/** What leads in a sum: "Final grade = ", "Formula: ". A name with a colon of its own is left to the first term. */
const lead = /^.*=\s*|^[^:+*]{0,60}\b(?:formula|grade|mark|score)s?\s*:\s*/is;
const longestLine = 500;
const tolerance = 0.5;

function partOf(block: Block, start: number, line: string, term: string): GradedPart | null {
  const { factor: share = '', name: own = '' } = (factorFirst.exec(term) ?? nameFirst.exec(term))?.groups ?? {};
  const value = share.endsWith('%') ? Number.parseFloat(share) : Number(share.replace(',', '.')) * 100;
  // "0.4 * T1": a variable of the formula tells nobody what it is.
  if (!/\p{L}{3}/u.test(own) || !canBeName(own.trim()) || !(value > 0)) return null;
  const evidence = evidenceBetween(block, start, start + line.trimEnd().length);
  return {
    name: own.trim(),
    value: Math.round(value * 10) / 10,
    unit: 'percent',
    leads: false,
    from: 'line',
    evidence,
    block,
  };
}

/** Reads lists of parts that are printed as a formula: "Grade = 0.3 * homework + 0.7 * final exam". */
export function formulaPartsIn(blocks: readonly Block[]): GradedPart[][] {
  return blocks.flatMap((block) => {
    let at = 0;
    return block.text.split('\n').flatMap((line): GradedPart[][] => {
      const start = at;
      at += line.length + 1;
      if (line.length > longestLine || !/[*×·∙x]/.test(line) || !line.includes('+')) return [];
      const terms = line
        .replace(lead, '')
        .trim()
        .split(/\s*\+\s*/);
      const parts = terms.flatMap((term) => partOf(block, start, line, term) ?? []);
      const sum = parts.reduce((total, { value }) => total + value, 0);
      return parts.length >= 2 && parts.length === terms.length && Math.abs(sum - 100) <= tolerance ? [parts] : [];
    });
  });
}
