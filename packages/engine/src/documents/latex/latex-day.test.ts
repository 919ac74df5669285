import { expect, it } from 'vitest';
import { outline } from '../testing/outline.ts';
import { readLatex } from './read-latex.ts';

const read = async (source: string) => outline(await readLatex(new TextEncoder().encode(source)));

it('prints the dates that a document lets LaTeX count', async () => {
  const source = String.raw`\documentclass{article}
\newdateformat{short}{\twodigit{\THEMONTH}/\twodigit{\THEDAY}}
\newcommand{\week}[1]{%
  \paragraph*{\kern-2ex\quad #1, \short{\today} - \AdvanceDate[4]\short{\today}:}% a heading
  \ifdim\wd1=\wd\MONDAY
    \AdvanceDate[7]
  \else
    \AdvanceDate[7]
  \fi%
}
\begin{document}
\SetDate[27/01/2031]
\week{Week 1} Tides
\begin{itemize} \item Kelp \end{itemize}

\week{Week 2} Reefs
\end{document}`;
  expect(await read(source)).toEqual([
    'P Week 1, 3 February 2031 - 7 February 2031 : Tides',
    '- Kelp',
    'P Week 2, 10 February 2031 - 14 February 2031 : Reefs',
  ]);
});

it.each([
  ['no day is set', String.raw`Printed \today.`, 'P Printed .'],
  ['there is no such day', String.raw`\SetDate[31/02/2031]Printed \today.`, 'P Printed .'],
  [
    'the day moves inside of a group',
    String.raw`\SetDate[1/3/2031]{\AdvanceDate[1]\today}, \today`,
    'P 2 March 2031, 1 March 2031',
  ],
  [
    'the day moves out of the calendar',
    String.raw`\SetDate[1/3/2199]${String.raw`\AdvanceDate[999]`.repeat(9)}End \today`,
    'P End',
  ],
])('where %s', async (_name, source, printed) => {
  expect(await read(source)).toEqual([printed]);
});
