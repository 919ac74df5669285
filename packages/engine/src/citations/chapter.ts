import { alternation } from '../lexicon/alternation.ts';
import { chapterWords, foreignChapterWords, pageWords, sectionWords } from '../lexicon/reading-words.ts';
import type { Piece } from '../syllabus/lines/piece.ts';
import { authorIn, familyNames } from './authors-in.ts';
import { locatorGroup, onlyPages } from './locators.ts';
import { cleanTitle } from './titles.ts';
import type { CitationShape } from './work-citation.ts';

const saysPart = new RegExp(
  String.raw`\b(?:${alternation([...chapterWords, ...foreignChapterWords, ...sectionWords, ...pageWords])})\b|§`,
  'i',
);

/** "Ch. 1", "Okafor ch. 1", "Chapter 3 – Kinetics (pp. 43–45)", "Coursebook: Chapter 2: Data". */
export function parseChapter(piece: Piece): CitationShape | null {
  const { text } = piece;
  const bare = /^\s*p/i.test(text) ? null : onlyPages(text);
  const group = bare ? { start: 0, end: text.length, text: bare, kind: 'pages' as const } : locatorGroup(text);
  if (!group || group.kind === 'amount') return null;
  const before = cleanTitle(text.slice(0, group.start).replace(/[([]\s*$/, ''));
  const behind = cleanTitle(text.slice(group.end).replace(/^\s*[)\]]/, ''));
  // "Introduction to the three parts of …": a locator in the middle of a sentence is not what the text is about.
  if (before.split(/\s+/).length > 14) return null;
  // "Mill, On Liberty, ch. 2" names author and work; "Okafor ch. 1" the author for the work.
  const split = /^([^,]{3,40}),\s+(?=\p{Lu})/u.exec(before);
  // "Functions. Ch. 19": a sentence ends before the chapter.
  const sentence = /\p{Ll}{2}\.$/u.test(text.slice(0, group.start).trim());
  const work = split?.[1] && authorIn(split[1]) ? before.slice(split[0].length) : null;
  const author =
    work !== null
      ? authorIn(split?.[1] ?? '')
      : sentence || /\d[a-e]/.test(group.text)
        ? null
        : familyNames(before.replace(/\b(?:in|of|from)$/i, ''));
  const inTitle = group.kind === 'chapter' || author !== null || /^\p{Lu}{0,6}$/u.test(before);
  const title = work ?? (inTitle ? cleanTitle(text) : behind.length > 3 && before === '' ? behind : before);
  const parts = saysPart.test(group.text);
  return {
    title: cleanTitle(title.replace(/\s+([)\]])/g, '$1')),
    author: author?.names ?? null,
    families: author?.families ?? [],
    pages: group.text,
    year: null,
    shape: 'chapter',
    strength: bare ? 0.3 : group.kind === 'pages' ? 0.9 : parts ? 0.8 : 0.5,
  };
}
