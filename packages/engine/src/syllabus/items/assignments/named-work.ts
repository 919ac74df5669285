import { isClassMaterial } from '../../../citations/titles.ts';
import { isMedia } from '../../labelling/notes.ts';
import type { Piece } from '../../lines/piece.ts';
import { isOnlyMentioned, saysHandIn } from './due.ts';
import { namesWork, workName } from './nouns.ts';
import { toWork } from './to-work.ts';
import { datesIn, type InClause, titleIn, type WorkContext } from './work-context.ts';

/**
 * A clause that is the name of a piece of work, by its noun, its label, the grading table or the verb in front of it.
 */
export function namedWork(clause: Piece, context: WorkContext): InClause {
  const { label } = context;
  const none = { works: [], rest: [clause] };
  const title = titleIn(clause, context);
  if (!/\p{L}{2}/u.test(title) || title.split(/\s+/).length > 30) return none;
  const name = workName(title);
  const imperative = saysHandIn(clause.text);
  const known = context.isKnown(title);
  const underWork = label?.kinds.includes('assignment') ?? false;
  const onlyWork = underWork && !label?.kinds.includes('reading') && !label?.kinds.includes('topic');
  // A heading or topic names a subject: that the grading table knows a like name does not make it work.
  const subject = context.place === 'heading' || label?.kinds[0] === 'topic' || label?.kinds[0] === 'activity';
  const sure = name?.sure ?? 0;
  const named = namesWork(title) || /\b\d+\b/.test(title) || known;
  const asked =
    imperative &&
    (label?.kinds[0] === 'note' || label?.kinds[0] === 'activity' ? sure >= 0.65 : named) &&
    !isOnlyMentioned(title);
  if (isMedia(clause.text) || /^finals(?: week)?$/i.test(title)) return none;
  if (underWork && sure < 0.65 && isMaterial(clause.text)) return none;
  // "Discussion 1 (initial post by Thursday)": a day to do it by asks for it.
  const by = datesIn(clause, context).some((date) => /\bby\s+(?:the\s+)?$/i.test(clause.text.slice(0, date.start)));
  const isWork =
    (by && (named || imperative) && !subject) ||
    sure >= (subject ? 0.8 : 0.65) ||
    (known && !subject) ||
    asked ||
    (underWork && name !== null) ||
    (onlyWork && !notWorkHere(clause) && (imperative || !isCited(clause.text)));
  if (!isWork) return none;
  const work = toWork(clause, context, { due: by });
  // What stands where the topic stands is also what the day is about.
  const alsoTopic = work && !underWork && !imperative && label?.kinds[0] !== 'reading';
  return work
    ? { works: [work], rest: [], ...(alsoTopic ? { asTopic: clause } : {}) }
    : onlyWork
      ? { works: [], rest: [] }
      : none;
}

const authorAndTitle = /^(?:[-–•]\s*)?\p{Lu}[\p{L}.'’-]+,?(?:\s+[\p{L}&][\p{L}.,'’-]*){1,10}\s+[“"]\p{L}/u;

/**
 * A link behind a title, or a name in front of a title in quotes: under "Assignment for next class" that is something
 * to read.
 */
const isCited = (text: string) => /^(?:\S+\s+){5,}\S*https?:\/\//.test(text) || authorAndTitle.test(text);

/** "An introduction to maps (slides)", "Slides and exercises (notebook here)": what class is taught with. */
const isMaterial = (text: string) =>
  /^slides?\b/i.test(text) ||
  [...text.matchAll(/\(([^()]*)\)/g)].some(([, inside = '']) =>
    inside.split(/\s*[+,&]\s*|\s+here\b/).some(isClassMaterial),
  );

function notWorkHere(clause: Piece): boolean {
  return /^\s*(?:none|n\/?a\b|tb[ad]|no\b|-+|—|see\b|nothing|spring break|fall break|thanksgiving|holiday|(?:re-?)?read\b|watch\b|view\b|listen\b)/i.test(
    clause.text,
  );
}
