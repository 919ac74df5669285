import type { FoundWiki, MarkedText } from '@weekwise/contracts/wiki.ts';
import { stem } from '@weekwise/engine/text/stem.ts';
import { words } from '@weekwise/engine/text/words.ts';
import type { LightPage } from '../pages.repo.ts';

type Snippet = FoundWiki['snippets'][number];
type Place = Omit<Snippet, 'text'> & { said: string };

const mostSnippets = 3;
/** Characters of a snippet, and of what stands before its first hit. */
const longest = 180;
const lead = 60;

/** Splits a text into pieces and marks those that were searched for. The pieces joined are the text. */
export function marked(text: string, stems: ReadonlySet<string>): MarkedText {
  const pieces: MarkedText = [];
  const add = (piece: string, hit: boolean) => {
    if (piece !== '') pieces.push({ text: piece, hit });
  };
  let from = 0;
  for (const { start, end, folded } of words(text)) {
    if (start < from || !stems.has(stem(folded))) continue;
    add(text.slice(from, start), false);
    add(text.slice(start, end), true);
    from = end;
  }
  add(text.slice(from), false);
  return pieces;
}

/** Finds places outside its title where a page has the words, those with most of the words first. */
export function snippets(page: LightPage, stems: ReadonlySet<string>): Snippet[] {
  if (stems.size === 0) return [];
  const found = places(page).flatMap((place) => {
    if (!mayHave(place.said, stems)) return [];
    const hits = new Set(words(place.said).flatMap(({ folded }) => (stems.has(stem(folded)) ? stem(folded) : [])));
    return hits.size > 0 ? [{ place, hits: hits.size }] : [];
  });
  // Stable: among equals the order of the places holds.
  const best = found.sort((a, b) => b.hits - a.hits).slice(0, mostSnippets);
  return best.map(({ place: { said, ...place } }) => ({ ...place, text: marked(around(said, stems), stems) }));
}

/** Quick to say no: a stem begins as its words do, in plain letters. Of all else it says yes. */
function mayHave(said: string, stems: ReadonlySet<string>): boolean {
  if (!plainText.test(said)) return true;
  const letters = said.toLowerCase().replace(/[.']/g, '');
  return [...stems].some((stemmed) => !plainWord.test(stemmed) || letters.includes(stemmed.slice(0, 2)));
}
// ASCII only; and figures may be spelt as words or Roman numerals.
const plainText = /^[ -~]*$/;
const plainWord = /^[a-z]+$/;

function places({ description, professorName, university, plan }: LightPage): Place[] {
  const whole = (field: Snippet['field'], said: string | null): Place[] =>
    said === null ? [] : [{ field, week_number: null, said }];
  return [
    ...whole('professor', professorName),
    ...whole('university', university),
    ...whole('description', description),
    ...plan.weeks.flatMap((week): Place[] => {
      const inWeek = (field: Snippet['field'], said: string): Place => ({ field, week_number: week.week_number, said });
      return [
        ...(week.topic === null ? [] : [inWeek('topic', week.topic)]),
        ...week.readings.map(({ author, title }) => inWeek('reading', author === null ? title : `${author}, ${title}`)),
        ...week.vocabulary.map(({ term }) => inWeek('vocabulary', term)),
        ...week.assignments.map(({ title }) => inWeek('assignment', title)),
      ];
    }),
    ...plan.assignmentsOutside.flatMap(({ title }) => whole('assignment', title)),
  ];
}

/** A long text from shortly before its first hit. */
function around(text: string, stems: ReadonlySet<string>): string {
  if (text.length <= longest) return text;
  const all = words(text);
  const first = all.find(({ folded }) => stems.has(stem(folded)))?.start ?? 0;
  const start = first <= lead ? 0 : (all.find((word) => word.start >= first - lead)?.start ?? 0);
  const end = all.findLast((word) => word.end <= start + longest)?.end ?? start + longest;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
