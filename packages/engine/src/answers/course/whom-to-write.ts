import type { Passage } from '../../passages/passage.ts';
import { contentStems } from '../../text/words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { countWords } from '../render/shorten.ts';
import { staffEntriesIn } from './staff-entries.ts';
import { isProse, statementsOf } from './statements.ts';

const asks =
  /^(?:(?:so|and|but|ok(?:ay)?)[, ]+)*who(?:m)? (?:do|should|can|must|would) (?:i|we) (?:e-?mail|contact|tell|notify|inform|message|write(?: to)?|talk to|go to|ask|see|let know|reach out to)\b(?: (?:to|with))?\s*(?:about|for|regarding|concerning|if|when|with|on)\b(?<matter>.+)$/;
const saysWhom =
  /\b(?:write|e-?mail|contact|message|tell|ask|see|notify|talk|go(?:es)?|come|send|questions?|reach|start with|marks|grades)\b/i;
const general = new Set(
  contentStems('question grade mark score about email write course class help problem need have my the'),
);
/** Whom to turn to, and not only how: "goes to him", "start with Ana". */
const namesSomeone = /\b(?:to|with|e-?mail|write|tell|ask|see|contact) (?:him|her|them|\p{Lu}\p{Ll}+)\b/u;
const naming = 0.5;
const longest = 60;

/**
 * Finds what a syllabus says on whom to turn to for a matter ("Questions on the labs go to Ana"), with the lines on
 * the assistant whom it names. Returns null where that is not asked, or no sentence says it.
 * @param text as `plainQuestion` gives it
 */
export function whomToWrite(text: string, passages: () => readonly Passage[]): Excerpt[] | null {
  const matter = asks.exec(text)?.groups?.matter;
  const wanted = contentStems(matter ?? '').filter((stem) => !general.has(stem));
  if (wanted.length === 0) return null;
  const all = passages();
  const scored = all
    .flatMap(statementsOf)
    .filter((each) => isProse(each) && saysWhom.test(each.text) && countWords(each.text) <= longest)
    .map((line) => {
      const own = new Set(contentStems(line.text));
      const shared = wanted.filter((stem) => own.has(stem)).length;
      return { line, shared: shared > 0 && namesSomeone.test(line.text) ? shared + naming : shared };
    })
    .filter(({ shared }) => shared > 0);
  const [best] = scored.toSorted((x, y) => y.shared - x.shared);
  if (!best) return null;
  const names = best.line.text.match(/\p{Lu}\p{Ll}{2,}/gu) ?? [];
  const person = staffEntriesIn(all).find(
    ({ cells, heads }) => heads.length === 0 && names.some((name) => cells.join(' ').includes(name)),
  );
  const { piece } = best.line;
  return person && person.piece !== piece ? [piece, person.piece] : [piece];
}
