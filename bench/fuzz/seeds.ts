import {
  docxOf,
  odtOf,
  pptxOf,
  relationsOf,
  slideShape,
  wordCell,
  wordItem,
  wordParagraph,
  wordRun,
  wordTable,
} from '@weekwise/engine/documents/testing/office-files.ts';
import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';

/** A sound file of one format, to be spoiled. */
export interface Seed {
  name: string;
  bytes: Uint8Array;
}

const weeks = ['Ropes and knots', 'Sails', 'Tides & currents', 'Spring break', 'Charts', 'Lights', 'Buoys', 'Review'];

/** One file or two of each format, every one a small syllabus with headings, lists, tables and typography. */
export async function makeSeeds(): Promise<Seed[]> {
  const text = (name: string, source: string): Seed => ({ name, bytes: new TextEncoder().encode(source) });
  return [
    { name: 'plan.pdf', bytes: await pdf(false) },
    { name: 'packed.pdf', bytes: await pdf(true) },
    { name: 'plan.docx', bytes: docx() },
    { name: 'plan.pptx', bytes: pptx() },
    { name: 'plan.odt', bytes: odt() },
    text('plan.html', html()),
    text('plan.md', markdown()),
    text('plan.tex', latex()),
    text('plan.txt', plain()),
  ];
}

async function pdf(packed: boolean): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.TimesRoman);
  const bold = await file.embedFont(StandardFonts.HelveticaBold);
  for (let number = 0; number < 3; number += 1) {
    const page = file.addPage([612, 792]);
    page.drawText('Harbor Studies 101', { x: 72, y: 720, size: 20, font: bold });
    page.drawText('Page header', { x: 72, y: 760, size: 9, font });
    for (const [at, topic] of weeks.entries()) {
      const y = 680 - at * 30;
      page.drawLine({ start: { x: 70, y: y + 18 }, end: { x: 540, y: y + 18 }, color: rgb(0, 0, 0) });
      page.drawText(`Week ${at + 1}`, { x: 72, y, size: 11, font: bold });
      page.drawText(topic, { x: 160, y, size: 11, font });
      page.drawText(`Read ch. ${at + 1}, pp. ${at * 10 + 1}-${at * 10 + 9}`, { x: 320, y, size: 11, font });
    }
    for (const x of [70, 150, 310, 540]) page.drawLine({ start: { x, y: 698 }, end: { x, y: 458 } });
    page.drawText('Students will tie at least three knots by hand in the first week of the', {
      x: 72,
      y: 400,
      size: 11,
      font,
    });
    page.drawText('course, and show them to the class.', { x: 72, y: 386, size: 11, font });
  }
  return file.save({ useObjectStreams: packed });
}

function docx(): Uint8Array {
  const level = (at: number, format: string, text: string): string =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
  const rows = weeks.map((topic, at) => {
    const week = wordCell(
      `Week ${at + 1}`,
      at % 3 === 1 ? '<w:vMerge w:val="restart"/>' : at % 3 === 2 ? '<w:vMerge/>' : '',
    );
    const read = wordCell(wordItem('Chapter', 1) + wordItem('Notes', 1, 1));
    return `<w:tr>${week}${wordCell(topic.replace('&', '&amp;'))}${at === 3 ? wordCell('none', '<w:gridSpan w:val="2"/>') : read}</w:tr>`;
  });
  const body = [
    wordParagraph('Harbor Studies 101', 'Heading1'),
    wordParagraph(wordRun('Instructor: ', '<w:b/>') + wordRun('B. Line')),
    '<w:p><w:r><w:t>Due </w:t></w:r><w:del><w:r><w:delText>May 1</w:delText></w:r></w:del><w:ins><w:r><w:t>May 8</w:t></w:r></w:ins><w:r><w:footnoteReference w:id="2"/></w:r></w:p>',
    wordTable(...rows),
    '<w:p><w:hyperlink r:id="rId9"><w:r><w:t>site</w:t></w:r></w:hyperlink><w:r><w:tab/><w:br/><w:t>end</w:t></w:r></w:p>',
  ];
  return docxOf(body.join(''), {
    'word/styles.xml':
      '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:rPr><w:b/></w:rPr></w:style>',
    'word/numbering.xml': `<w:abstractNum w:abstractNumId="1">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '(%2)')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`,
    'word/footnotes.xml': `<w:footnote w:id="2">${wordParagraph('By noon.')}</w:footnote>`,
    'word/_rels/document.xml.rels': relationsOf([
      ['rId1', 'styles', 'styles.xml'],
      ['rId2', 'numbering', 'numbering.xml'],
      ['rId3', 'footnotes', 'footnotes.xml'],
      ['rId9', 'hyperlink', 'http://example.invalid/', 'External'],
    ]),
  });
}

function pptx(): Uint8Array {
  const slides = weeks.map((topic, at) => {
    const title = slideShape('type="title"', `Week ${at + 1}: ${topic.replace('&', '&amp;')}`);
    const bullet =
      '<a:p><a:pPr lvl="1"><a:buAutoNum type="arabicPeriod"/></a:pPr><a:r><a:rPr b="1"/><a:t>Chapter</a:t></a:r></a:p>';
    const cell = (text: string): string =>
      `<a:tc gridSpan="1"><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc>`;
    const table = `<p:graphicFrame><a:graphic><a:graphicData><a:tbl><a:tr>${cell('a')}${cell('b')}</a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
    return title + slideShape('idx="1"', 'Read', bullet) + table;
  });
  return pptxOf(slides);
}

function odt(): Uint8Array {
  const rows = weeks.map(
    (topic, at) =>
      `<table:table-row><table:table-cell table:number-rows-spanned="${(at % 2) + 1}"><text:p>${at + 1}</text:p></table:table-cell><table:table-cell><text:p>${topic.replace('&', '&amp;')}</text:p></table:table-cell></table:table-row>`,
  );
  const body = `<text:h text:outline-level="1">Harbor Studies 101</text:h><text:p>a <text:span text:style-name="T1">bold</text:span> word</text:p>
    <text:list text:style-name="L1"><text:list-item><text:p>one</text:p><text:list><text:list-item><text:p>deep</text:p></text:list-item></text:list></text:list-item></text:list>
    <table:table>${rows.join('')}</table:table>`;
  const styles = `<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
    <text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="."/></text:list-style>`;
  return odtOf(body, styles);
}

function html(): string {
  const rows = weeks.map(
    (topic, at) =>
      `<tr><td${at % 3 === 0 ? ' rowspan="2"' : ''}>Week ${at + 1}</td><td>${topic}<br>pp. 3&ndash;9<td><ul><li>Quiz<li>Essay</ul></tr>`,
  );
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Harbor Studies 101</title></head><body>
    <nav><a href="/">Home</a></nav><h1>Harbor Studies 101</h1><p>With <b>B. Line</b> &amp; <i>others</i>.</p>
    <table><thead><tr><th>Week<th>Topic<th>Due</tr></thead>${rows.join('\n')}</table>
    <ol type="a"><li>one<ol><li>deep</ol><li>two</ol><pre>code\n  more</pre><img src="http://example.invalid/x.png"></body></html>`;
}

function markdown(): string {
  const rows = weeks.map((topic, at) => `| ${at + 1} | *${topic}* | Ch. ${at + 1} |`).join('\n');
  return `---\ntitle: Harbor Studies 101\nauthor: B. Line\n---\n\n# Plan {#plan}\n\n**Office:** Pier 4\n**Hours:** noon\n
| Week | Topic | Read |\n|---|---|---|\n${rows}\n\n1. one\n   - deep [link](http://example.invalid)\n2. two\n
> quoted **bold _both_**\n\n+---+---+\n| a | b |\n+===+===+\n| c | d |\n+---+---+\n\n  Day   Topic\n  ----- ------\n  Mo    Knots\n  Tu    Bends\n
\`\`\`js\ncode()\n\`\`\`\n\n<table><tr><td>x</table>\n\nText[^1] with $x^2$ and \\*signs\\*.\n\n[^1]: Note.\n`;
}

function latex(): string {
  const rows = weeks
    .map((topic, at) => String.raw`${at + 1} & ${topic.replace('&', '\\&')} & \textit{Ch. ${at + 1}} \\ \hline`)
    .join('\n');
  return String.raw`\documentclass{article} % comment
\newcommand{\week}[2]{\subsection{Week #1: #2}}\title{Harbor Studies 101}\author{B. Line}
\begin{document}\maketitle
\section{Plan} We meet at noon---\textbf{daily}. \footnote{Weather permitting.} \'Ecole, $x^2 \leq \alpha$.
\begin{tabular}{|l|l|l|} \hline
${rows}
\end{tabular}
\week{1}{Knots} \begin{enumerate} \item one \begin{itemize} \item deep \end{itemize} \item two \end{enumerate}
\begin{verbatim}
code()
\end{verbatim}
\end{document}`;
}

function plain(): string {
  const rows = weeks.map((topic, at) => `${at + 1}      ${topic.padEnd(20)}  Ch. ${at + 1}`).join('\n');
  return `                           Harbor Studies 101\n\nGRADING\n\n* Exams ..... 40%\n    - two of them\n* Labs\n
Plan\n----\n\nWeek   Topic                 Read\n${rows}\n\n+---+---+\n| a | b |\n+---+---+\n| c | d |\n+---+---+\n
Jan 4\tKnots\nJan 6\tBends\n\f\nStudents tie at least three knots by hand in the first week of\nthe course, and show them.\n`;
}
