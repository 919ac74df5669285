import fc from 'fast-check';

/** What somebody who reads texts may have to go back for, again and again, when it comes by the thousand. */
const parts = [
  ...[
    'a',
    ' ',
    'a ',
    'a.',
    'A. ',
    '1',
    '1.',
    '1/',
    '0',
    '-',
    ':',
    '?',
    ', ',
    "'s ",
    '\t',
    '\n',
    '\r\n',
    ' \n',
    '\u00a0',
  ],
  ...['é', 'e\u0301', '🧨', '👩‍👩‍👧', '\u202e', 'ß', 'ﷺ', '中', '\u200b'],
  ...[
    '(',
    ')',
    '[',
    '](',
    '![',
    '<',
    '<a href="',
    '</',
    '<!--',
    '&',
    '&amp;',
    '"',
    '\\',
    '`',
    '*',
    '_',
    '~',
    '# ',
    '> ',
    '- ',
  ],
  ...[
    '| a ',
    '$',
    '{{',
    '%',
    '%20',
    '@',
    'a@',
    'http://a.',
    'https://a.b/',
    '../',
    '//',
    'data:',
    '10.1000/',
    'pp. 1-',
  ],
  ...[
    'Sep 1, ',
    '1 May ',
    '2026-01-05 ',
    'week 1 ',
    'Week 1: ',
    'due ',
    'chapter 2 of ',
    'what is ',
    'quiz me on ',
    'and ',
  ],
];

/** Texts of just so many characters that repeat one part or two. */
export const longText = (length: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...parts), fc.constantFrom('', ...parts), fc.constantFrom('', 'x', '!', '\n\n', '"'))
    .map(([one, two, end]) => {
      const part = one + two;
      return (part.repeat(Math.ceil(length / part.length)) + end).slice(-length);
    });
