import { describe, expect, it } from 'vitest';
import { outline } from '../testing/outline.ts';
import { readLatex } from './read-latex.ts';

const parse = (source: string) => readLatex(new TextEncoder().encode(source));
const read = async (source: string, options: { marks?: boolean } = {}): Promise<string[]> =>
  outline(await parse(source), options);

describe('readLatex', () => {
  it('prints the title, sections and paragraphs, and no comments', async () => {
    const document = await parse(
      String.raw`\documentclass{article} % \begin{document}
\title{Tide \emph{Tables}}\author{R. Ebb \and F. Flow}\date{Fall 2031}
\begin{document}
\maketitle
\section*{Aims} \label{s:aims}
We learn 50\% of it, pp.~3--9, ''all` +
        '`' +
        String.raw` --- % hidden
and more.
\end{document}
after`,
    );
    expect(document.title).toBe('Tide Tables');
    expect(outline(document)).toEqual([
      'H1 Tide Tables',
      'P R. Ebb, F. Flow',
      'P Fall 2031',
      'H2 Aims',
      'P We learn 50% of it, pp. 3–9, ”all‘ — and more.',
    ]);
    expect(document.blocks.map((block) => block.sourceLine)).toEqual([2, 2, 2, 5, 6]);
  });

  it('reads lists with their numbers, labels and further paragraphs', async () => {
    const source = String.raw`\begin{enumerate}[label=(\roman*), start=2]
\item Kelp
\begin{itemize} \item deep \item[--] dashed \end{itemize}
\item Coral

second paragraph
\end{enumerate}
\begin{description}\item[Exam] In May.\end{description}`;
    expect(await read(source)).toEqual([
      '(ii) Kelp',
      '  - deep',
      '  - dashed',
      '(iii) Coral / second paragraph',
      '- Exam In May.',
    ]);
  });

  it('takes tables of one column inside of cells for the lines of the cells', async () => {
    const source = String.raw`\begin{longtable}[c]{|l|l|l|} \hline
Dates & Contents & Activities \\ \hline
\endhead
\multirow{2}{*}{\begin{tabular}[c]{@{}l@{}}\textbf{Block 1}\\ Tides\end{tabular}} & Ebb &
  \begin{tabular}[c]{@{}l@{}}\textbf{Class 1} (3 May)\\ - Lind, ch. 1\\ - a map\end{tabular} \\ \cline{2-3}
 & \begin{tabular}[c]{@{}l@{}}Flow\end{tabular} & \begin{tabular}[c]{@{}l@{}}\textbf{Class 2}\\ Visit\end{tabular} \\ \hline
\end{longtable}`;
    expect(await read(source)).toEqual([
      'T0.0h Dates | Contents | Activities',
      'T0.1 Block 1 / Tides | Ebb | Class 1 (3 May) / - Lind, ch. 1 / - a map',
      'T0.2 Block 1 / Tides^ | Flow | Class 2 / Visit',
    ]);
  });

  it('reads tables with merged cells and rules', async () => {
    const source = String.raw`\begin{tabular}{|l|p{3cm}|l|} \hline
Week & Topic & Due \\ \hline\hline
\multirow{2}{*}{1} & Ebb & HW 1 \\ \cline{2-3}
 & Flow \& more & \\[2pt]
2 & \multicolumn{2}{c|}{Break\footnote{No class.}} \\ \hline
\end{tabular}
\begin{longtable}{ll} \toprule Date & Topic \\ \midrule \endhead \multicolumn{2}{r}{continued} \\ \endfoot
1/2 & \makecell{a\\b} \\ \bottomrule
\end{longtable}`;
    expect(await read(source)).toEqual([
      'T0.0h Week | Topic | Due',
      'T0.1 1 | Ebb | HW 1',
      'T0.2 1^ | Flow & more |',
      'T0.3 2 | Break+2',
      'T1.0h Date | Topic',
      'T1.1 1/2 | a / b',
      '1 No class.',
    ]);
  });

  it('expands what the document defines, arguments included', async () => {
    const source = String.raw`\newcommand{\course}{Tides 101}\newcommand{\bi}{\begin{itemize}}\newcommand{\ei}{\end{itemize}}
\newcommand{\week}[2][?]{\subsection{Week #1: #2}}\def\pair#1#2{#2, #1}
\course\ meets. \pair{Ann}{Ebb} \bi \item x \ei \week[3]{Spring tides} \week{Neap}`;
    expect(await read(source)).toEqual([
      'P Tides 101 meets. Ebb, Ann',
      '- x',
      'H3 Week 3: Spring tides',
      'H3 Week ?: Neap',
    ]);
  });

  it('opens and closes environments that the document defines', async () => {
    const source = String.raw`\newenvironment{week}[2]{\subsection{Week #1: #2}\begin{itemize}}{\end{itemize}}
\begin{week}{3}{Neap tides}\item Read \hspace{2cm} due\end{week}`;
    expect(await read(source)).toEqual(['H3 Week 3: Neap tides', '- Read → due']);
  });

  it('keeps the text of commands that nobody knows, and drops what only arranges', async () => {
    const source = String.raw`\vspace{2em}\mystery{shown}{too} \setlength{\parindent}{0pt}\textcolor{red}{red} \includegraphics[width=3cm]{x.png} \href{http://a.b/c\_d}{link}`;
    expect(await read(source, { marks: true })).toEqual(['P shown too red link {link:link}']);
  });

  it('composes accents and prints symbols and formulas', async () => {
    expect(
      await read(
        String.raw`Jos\'e Mu\~noz, na\"{\i}ve, \c{c}a, \v Skoda, \ss, \O re. $\alpha_1 \leq \frac{a+b}{2}$ \[E = mc^2\]`,
      ),
    ).toEqual(['P José Muñoz, naïve, ça, Škoda, ß, Øre. α_1 ≤ (a+b)/2', 'P E = mc^2']);
  });

  it('keeps together in a formula what its braces do', async () => {
    const formulas = [
      String.raw`\bar{x} = \frac{1}{n} \sum_{i=1}^{n} x_i`,
      String.raw`h^{3/2} + x_{ij}^{10} + T_{\mathrm{max}}`,
      String.raw`\frac{1}{2}mv^2 + \frac{1}{2n} + \log_2\left(\frac{2D}{W}\right)`,
    ];
    expect(await read(formulas.map((formula) => `$${formula}$`).join('\n\n'))).toEqual([
      'P x\u0304 = 1/n ∑_(i=1)^n x_i',
      'P h^(3/2) + x_ij^10 + T_max',
      'P 1/2 mv^2 + 1/(2n) + log_2(2D/W)',
    ]);
  });

  it('takes type switches to the end of their group', async () => {
    expect(await read(String.raw`{\bf Due:} Friday \textbf{\textit{noon}} {\em La Mer}`, { marks: true })).toEqual([
      'P Due: Friday noon La Mer {bold:Due:} {bold:noon} {italic:noon La Mer}',
    ]);
  });

  it('keeps code as it stands and skips what is drawn', async () => {
    expect(
      await read(
        '\\begin{verbatim}\nif x:\n  % y\n\\end{verbatim}\n\\begin{tikzpicture}\\draw (0,0);\\end{tikzpicture}',
      ),
    ).toEqual(['P if x: /   % y']);
  });

  it('reads slides of Beamer', async () => {
    expect(await read(String.raw`\begin{frame}{Waves}\begin{itemize}\item<1-> Swell\end{itemize}\end{frame}`)).toEqual([
      'H2 Waves',
      '- Swell',
    ]);
  });

  it('comes to an end with commands that define themselves', async () => {
    const doubling = String.raw`\def\a{\b\b}\def\b{\a\a}\def\c{x\c}Before \a \c after`;
    const [line] = await read(doubling);
    expect(line).toMatch(/^P Before x*.*after$/);
  });
});
