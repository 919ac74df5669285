import { expect, it } from 'vitest';
import { outline } from '../testing/outline.ts';
import { readLatex } from './read-latex.ts';

const read = async (source: string) => outline(await readLatex(new TextEncoder().encode(source)));

it.each([
  [
    'lengths without braces',
    String.raw`\vskip 0.2in Kelp\kern-2ex{} grows\hskip 1em plus 2em minus .5em here.`,
    'P Kelp grows → here.',
  ],
  [
    'assignments',
    String.raw`\parindent=0pt \parskip 2pt \advance\hsize by -1in \baselineskip=14pt Kelp grows.`,
    'P Kelp grows.',
  ],
  ['boxes', String.raw`\setbox1=\hbox{hidden}\raise 2pt\hbox{Kelp} \hbox to 2in{grows}.`, 'P Kelp grows.'],
  ['a length test', String.raw`Kelp \ifdim\wd1=\wd\MONDAY grows\else dies\fi.`, 'P Kelp grows.'],
  [
    'a test inside of a test',
    String.raw`\ifnum\count1>2 Kelp \ifx\a\b grows\else dies\fi\else Coral\fi.`,
    'P Kelp grows.',
  ],
  ['iffalse', String.raw`Kelp grows. \iffalse An old \ifx\a\b plan\fi{} of 2029 \fi`, 'P Kelp grows.'],
  ['the sign for "if and only if"', String.raw`\iftrue $a \iff b$ \fi`, 'P a ⇔ b'],
  ['a condition that is never closed', String.raw`\ifnum 1=1 Kelp grows.`, 'P Kelp grows.'],
])('does not print the operands of plain TeX: %s', async (_name, source, printed) => {
  expect(await read(source)).toEqual([printed]);
});

it('prints the branch that a flag of the document chooses', async () => {
  const source = String.raw`\documentclass{article}
\newif\ifanswers \newif\ifspring
\springtrue
\begin{document}
\ifanswers Forty-two.\else What is it?\fi \ifspring{} In May.\fi
\end{document}`;
  expect(await read(source)).toEqual(['P What is it? In May.']);
});

it('reads the rest where thousands of conditions are never closed', async () => {
  expect(await read(`${'\\iftrue '.repeat(20_000)}Kelp grows.`)).toEqual(['P Kelp grows.']);
});
