import { addDays, isoDate, utcMidnight, yearOf } from '../../dates/calendar.ts';
import { LatexInput } from './latex-input.ts';
import type { LatexReader } from './latex-reader.ts';

/*
 * Dates that a document lets LaTeX count: `\SetDate[13/01/2031]` names a day, `\AdvanceDate[7]` moves it, and `\today`
 * prints it (package advdate). Without a day that is set, `\today` prints nothing: it would be the day of printing.
 */

const setDay = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/;
const mostDays = 1000;
const years = { from: 1900, to: 2200 };

/** Runs a command that sets, moves or prints the day; false where the name is none of these. */
export function runDayCommand(reader: LatexReader, name: string, input: LatexInput): boolean {
  if (name === 'SetDate') {
    const [, day, month, year] = setDay.exec(input.readOptional() ?? '') ?? [];
    reader.day = isoDate(Number(year), Number(month), Number(day));
  } else if (name === 'AdvanceDate') advance(reader, Number.parseInt(input.readOptional() ?? '1', 10));
  else if (name === 'today') {
    if (reader.day) reader.print(spelledOut.format(utcMidnight(reader.day)), input);
  } else if (name === 'newdateformat') {
    input.readGroup();
    input.readGroup();
  } else return false;
  return true;
}

function advance(reader: LatexReader, days: number): void {
  if (!reader.day || !(Math.abs(days) <= mostDays)) return;
  const moved = addDays(reader.day, days);
  reader.day = yearOf(moved) >= years.from && yearOf(moved) <= years.to ? moved : null;
}

/** Spelled out, so that nobody has to guess which number is the month. */
const spelledOut = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const silent =
  /(?:\s|%[^\n]*\n|\\AdvanceDate\s*(?:\[-?\d{1,4}\])?|\\if(?:dim|num)[^\n]{0,80}\n|\\(?:else|fi)(?![a-zA-Z]))+/y;

/**
 * LaTeX prints a run-in heading where the text behind it begins. What moves the day in between has moved it in the
 * heading too.
 */
export function advanceBeforeRunIn(reader: LatexReader, input: LatexInput): void {
  silent.lastIndex = input.at;
  const between = silent.exec(input.text)?.[0];
  if (!between?.includes('\\AdvanceDate')) return;
  const line = input.sourceLine;
  input.at += between.length;
  reader.run(new LatexInput(between, line), { sameGroup: true });
}
