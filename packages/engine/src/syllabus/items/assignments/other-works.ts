import type { Labelled } from '../../labelling/governing-labels.ts';
import { isNoClassNote } from '../../labelling/notes.ts';
import { evidenceOfPiece } from '../../lines/piece.ts';
import type { ScheduleEntry } from '../../schedule.ts';
import { clausesOf } from './clauses.ts';
import { saysDue, saysHandIn } from './due.ts';
import { saysNotDue } from './due-date.ts';
import { namesWork } from './nouns.ts';
import { workAsWritten } from './to-work.ts';
import type { Work } from './work.ts';
import { titleIn, type WorkContext } from './work-context.ts';

interface Statements {
  works: Work[];
  statements: (Labelled & { entry: ScheduleEntry })[];
}

/** "Introduce Assignment 2", "Discuss Essay 1": work that class talks of is not handed in then. */
const talkedOf =
  /^\W*(?:introduc(?:e|ing|tion (?:to|of))|intro (?:to|of)|discuss(?:ing|ion of)?|hand(?:ing)? out|go over)\s+(?:the\s+)?\S/i;

/** Words; a longer text describes, and names nothing. */
const longest = 25;

/** "Essay 5 not due this week", "Essay 1 returned", "No homework": no weights make work of what a text denies. */
const isDenied = (text: string) => saysNotDue(text) || /^\W*no\s|\b(?:returned|handed back|given back)\b/i.test(text);

/**
 * The texts of a session of which the rules made no work, though they stand under a label of work, name a kind of it,
 * or say that something is due.
 */
export function otherWorks({ works, statements }: Statements, context: Omit<WorkContext, 'label' | 'place'>): Work[] {
  return statements.flatMap(({ piece, label, entry }) => {
    if (isNoClassNote(piece.text)) return [];
    return clausesOf(piece).flatMap((clause) => {
      if (isDenied(clause.text) || (talkedOf.test(clause.text) && !saysDue(clause.text))) return [];
      const { block, start, end } = evidenceOfPiece(clause);
      if (works.some(({ evidence: e }) => e.block === block && e.start < end && start < e.end)) return [];
      const own: WorkContext = { ...context, label, place: entry.place };
      const title = titleIn(clause, own);
      const due = saysDue(clause.text);
      const may =
        label?.kinds.includes('assignment') ||
        due ||
        saysHandIn(clause.text) ||
        namesWork(clause.text) ||
        context.isKnown(title);
      const count = title.split(/\s+/).length;
      return may && count <= longest && /\p{L}{2}/u.test(title) ? [workAsWritten(clause, own, { due })] : [];
    });
  });
}
