import type { TextStyle } from '../flow/rich-text.ts';

/** Commands whose argument is printed in another type. */
export const styledArguments: ReadonlyMap<string, TextStyle> = new Map<string, TextStyle>([
  ['textbf', { bold: true }],
  ['mathbf', { bold: true }],
  ['boldsymbol', { bold: true }],
  ['textit', { italic: true }],
  ['textsl', { italic: true }],
  ['emph', { italic: true }],
  ['mathit', { italic: true }],
  ['underline', { underline: true }],
  ['uline', { underline: true }],
  ['ul', { underline: true }],
  ['sout', { strike: true }],
  ['st', { strike: true }],
  ['textsuperscript', { script: 'super' }],
  ['textsubscript', { script: 'sub' }],
  ['texttt', { code: true }],
  ['path', { code: true }],
]);

/** Commands that change the type up to the end of their group. */
export const switches: ReadonlyMap<string, TextStyle> = new Map<string, TextStyle>([
  ['bf', { bold: true }],
  ['bfseries', { bold: true }],
  ['it', { italic: true }],
  ['itshape', { italic: true }],
  ['sl', { italic: true }],
  ['slshape', { italic: true }],
  ['em', { italic: true }],
  ['tt', { code: true }],
  ['ttfamily', { code: true }],
  ['rm', { bold: false, italic: false, code: false }],
  ['normalfont', { bold: false, italic: false, code: false }],
  ['mdseries', { bold: false }],
  ['upshape', { italic: false }],
]);

export const sectionLevels: ReadonlyMap<string, number> = new Map([
  ['part', 1],
  ['chapter', 1],
  ['section', 2],
  ['subsection', 3],
  ['subsubsection', 4],
  ['frametitle', 2],
  ['framesubtitle', 3],
]);

const counts = (list: Record<number, string>): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(list).flatMap(([count, names]) =>
      names
        .trim()
        .split(/\s+/)
        .map((name): [string, number] => [name, Number(count)]),
    ),
  );

/** Commands that print nothing, by the number of their arguments in braces. */
export const unprinted = counts({
  0: `noindent indent centering raggedright raggedleft clearpage newpage pagebreak nopagebreak cleardoublepage newblock
      bigskip medskip smallskip vfill tiny scriptsize footnotesize small normalsize large Large LARGE huge Huge maketitle
      tableofcontents listoffigures listoftables appendix hline toprule midrule bottomrule endhead endfirsthead endfoot
      endlastfoot selectfont frenchspacing sloppy onehalfspacing doublespacing singlespacing protect relax leavevmode
      strut null sc scshape sffamily rmfamily sf displaystyle textstyle limits nolimits left right big Big bigg Bigg
      boldmath nobreak allowbreak break linebreak nolinebreak columnbreak footnotemark today ignorespaces unskip
      arraybackslash printbibliography makeindex printindex frontmatter mainmatter backmatter itshape and par
      begingroup endgroup bgroup egroup global long expandafter makeatletter makeatother flushbottom raggedbottom
      twocolumn onecolumn fill stretch hss hfil vss nonumber notag`,
  1: `vspace label ref pageref eqref autoref cref Cref nameref pagestyle thispagestyle bibliography bibliographystyle
      input include includegraphics usepackage documentclass hypersetup geometry color linespread cline hphantom phantom
      vphantom addbibresource nocite bibdata index glossary pagenumbering includeonly graphicspath rowcolor cellcolor
      columncolor setmainfont setsansfont setmonofont newcounter stepcounter refstepcounter newlength usetikzlibrary
      theoremstyle pdfbookmark markright tikzset lstset captionsetup cmidrule specialrule arrayrulecolor addtocontents
      renewcommandx needspace enlargethispage sisetup usetheme usecolortheme setbeamertemplate newfontfamily`,
  2: `setlength addtolength setcounter addtocounter settowidth fontsize definecolor rule newtheorem markboth setstretch
      DeclareMathOperator numberwithin fancyhf fancyhead fancyfoot titlespacing setlist addcontentsline bookmark
      colorlet setbeamercolor setbeamerfont`,
  3: 'titleformat contentsline definecolorset',
});

/** Commands of which only the last argument is printed, by the number of their arguments in braces. */
export const lastArgumentOnly = counts({
  1: `mbox fbox hbox makebox framebox textsc textsf textrm textmd textup textnormal text mathrm mathcal mathbb mathsf
      ensuremath shortstack makecell thead centerline operatorname MakeUppercase uppercase
      lowercase MakeLowercase caption captionof title subtitle author date institute hyperref textquote enquote
      adjustbox so hl tabular phantomsection item texorpdfstring footnotetext`,
  2: `textcolor colorbox parbox raisebox scalebox href rotatebox foreignlanguage hyperlink hypertarget fcolorbox
      resizebox* texorpdfstring`,
  3: 'multicolumn multirow resizebox fcolorbox',
});

/** Environments that are skipped, with everything in them. */
export const skippedEnvironments = new Set([
  'comment',
  'tikzpicture',
  'picture',
  'pspicture',
  'filecontents',
  'filecontents*',
  'CCSXML',
]);

/** Environments printed letter by letter. */
export const verbatimEnvironments = new Set([
  'verbatim',
  'verbatim*',
  'Verbatim',
  'lstlisting',
  'minted',
  'alltt',
  'BVerbatim',
]);

export const mathEnvironments = new Set(
  `equation equation* align align* gather gather* multline multline* displaymath math eqnarray eqnarray* alignat alignat*
   flalign flalign*`.split(/\s+/),
);

/** Environments that take arguments which are not printed, by the number of those in braces. */
export const environmentArguments: ReadonlyMap<string, number> = new Map([
  ['minipage', 1],
  ['multicols', 1],
  ['multicols*', 1],
  ['wrapfigure', 2],
  ['wraptable', 2],
  ['adjustwidth', 2],
  ['thebibliography', 1],
  ['spacing', 1],
  ['CJK', 2],
  ['CJK*', 2],
  ['list', 2],
  ['tcolorbox', 0],
  ['otherlanguage', 1],
  ['column', 1],
  ['adjustbox', 1],
  ['addmargin', 1],
]);

/** Tables, by the number of arguments before the one that describes the columns. */
export const tableEnvironments: ReadonlyMap<string, number> = new Map([
  ['tabular', 0],
  ['tabular*', 1],
  ['tabularx', 1],
  ['tabulary', 1],
  ['longtable', 0],
  ['longtabu', 0],
  ['tabu', 0],
  ['xltabular', 1],
  ['supertabular', 0],
  ['xtabular', 0],
  ['array', 0],
  ['tblr', 0],
  ['longtblr', 0],
]);

export const listEnvironments: ReadonlyMap<string, 'bullet' | 'number' | 'description'> = new Map([
  ['itemize', 'bullet'],
  ['compactitem', 'bullet'],
  ['asparaitem', 'bullet'],
  ['list', 'bullet'],
  ['trivlist', 'bullet'],
  ['itemize*', 'bullet'],
  ['enumerate', 'number'],
  ['compactenum', 'number'],
  ['asparaenum', 'number'],
  ['enumerate*', 'number'],
  ['inparaenum', 'number'],
  ['description', 'description'],
  ['compactdesc', 'description'],
  ['labeling', 'description'],
  ['thebibliography', 'number'],
]);
