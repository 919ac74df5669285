import type { Field } from '../course.ts';
import { type FactLine, fieldOf } from './fact-line.ts';
import { hasTitleOrDegree, mailboxNames, personIn } from './person-name.ts';

const instructorLabel =
  /^(?:(?:about\s+)?(?:the|your|course|module|unit|subject|primary|lead|class)\s+){0,2}(?:instructors?|prof(?:essors?)?\.?|lecturers?(?:\s+in\s+charge)?|teachers?|faculty(?:\s+members?)?|taught\s+by|convenors?|conveners?|coordinators?|leaders?|lead|chair|directors?|organi[sz]ers?|tutors?|facilitators?|(?:teaching|instructional)\s+(?:staff|team)|profesora?|professeure?|docente|dozent(?:in)?|enseignante?)(?:\(s\))?(?:['’]s)?(?:\s+(?:name|information|info|details|contact))*$|^(?:instructor\s+of\s+record|name\s+of\s+instructor|who|name|author|contact)$/i;
const assistantLabel =
  /\b(?:teaching assistants?|graduate assistants?|t\.?a\.?s?|grader|graders|course creator|assistants?|developer|administrator|librarian|peer)\b/i;
/** Offices that every syllabus names, with their people. */
const otherStaff =
  /\b(?:title\s+ix|dean|ombuds\w*|counsel\w*|registrar|disabilit\w+|accessib\w+|accommodations?|equity|advocate|help\s?desk|tutoring|writing center|campus)\b/i;
/** "instructor Andrew Dunning, …" in a list of terms set without colons. */
const spaced = /^(?:(?:course|module)\s+)?(?:instructor|professor|lecturer|taught by|convenor|convener)\s+(?=\p{Lu})/iu;
const mailbox = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const titleBlocks = 8;

interface Candidate {
  line: FactLine;
  person: string;
  confidence: number;
}

/** "Faculty Member/Instructor", "Instructor & Contact": one of the names is enough. */
const isInstructorLabel = (label: string) =>
  label.split(/\s*[/&,]\s*|\s+and\s+/i).some((part) => instructorLabel.test(part.trim()));

const surname = /^\p{Lu}[\p{L}'’-]{2,}$/u;
const nobody = /^(?:staff|tba|tbd|various|none|varies|faculty|see|name|contact|email|office)$/i;

/** Behind a label a surname alone is a name: "Professor: Okafor". */
function personBehindLabel(value: string): string | null {
  const first = value.split(/\s*[,(|\n]/)[0]?.trim() ?? '';
  return personIn(value) ?? (surname.test(first) && !nobody.test(first) ? first : null);
}

function labelledPerson(line: FactLine): Candidate | null {
  if (line.label && isInstructorLabel(line.label) && line.value) {
    const person = /^(?:name|author|contact)$/i.test(line.label) ? personIn(line.value) : personBehindLabel(line.value);
    const weak = /^(?:name|author|contact)$/i.test(line.label);
    return person ? { line, person, confidence: weak ? 0.85 : 0.96 } : null;
  }
  const opening = spaced.exec(line.text);
  const person = opening ? personIn(line.text.slice(opening[0].length)) : null;
  return person ? { line, person, confidence: 0.94 } : null;
}

/** A label whose own line has no name may be followed by it: "Instructor Information:", then the name. */
function personBelowLabel(lines: FactLine[]): Candidate | null {
  const at = lines.findIndex(
    (line) => isInstructorLabel(line.label ?? line.text.replace(/\s*:\s*$/, '')) && !personIn(line.value),
  );
  if (at < 0) return null;
  for (const line of lines.slice(at + 1, at + 4)) {
    if (assistantLabel.test(line.text)) return null;
    const isOther = line.label !== null && !isInstructorLabel(line.label) && !/^name$/i.test(line.label);
    const person = isOther ? null : personIn(line.value || line.text);
    if (person) return { line, person, confidence: 0.93 };
  }
  return null;
}

/** A name on a line of its own by the title; a title, a degree or a mailbox with the name makes it sure. */
function personByTitle(lines: FactLine[], titleOf: Set<FactLine>, mailboxes: string[]): Candidate | null {
  const found = lines.flatMap((line, i): Candidate[] => {
    if (line.block.index >= titleBlocks || titleOf.has(line) || line.label !== null || line.block.kind === 'table-row')
      return [];
    const person = personIn(line.text);
    const isShouted = line.text === line.text.toUpperCase() && !hasTitleOrDegree(line.text);
    if (!person || isShouted) return [];
    const next = lines[i + 1];
    const opensProse =
      line.block.kind === 'heading' && next !== undefined && next.block.kind === 'paragraph' && next.text.length > 120;
    const known = hasTitleOrDegree(line.text) || mailboxes.some((box) => mailboxNames(box, person));
    if (known) return [{ line, person, confidence: 0.95 }];
    return opensProse || !/\s/.test(person) ? [] : [{ line, person, confidence: 0.8 }];
  });
  return found.sort((a, b) => b.confidence - a.confidence)[0] ?? null;
}

const academicRank = /\b(?:Prof(?:essor)?|Dr)\.?\s+\p{Lu}/u;
/** In the title itself a teacher may be "Ms. Torres". */
const anyRank = /\b(?:Prof(?:essor)?|Dr|Ms|Mrs|Mr|Mx)\.?\s+\p{Lu}/u;

/** "Fall 2023, Prof. Bennett Ashworth": a name behind its title, within a short line. */
function personByRank(lines: FactLine[]): Candidate | null {
  for (const line of lines) {
    const at = line.text.length < 200 ? line.text.search(line.block.index < 3 ? anyRank : academicRank) : -1;
    const person = at < 0 ? null : personIn(line.text.slice(at));
    if (person) return { line, person, confidence: 0.78 };
  }
  return null;
}

/** A line anywhere at the head that begins with a name its own mailbox confirms. */
function personByMailbox(lines: FactLine[]): Candidate | null {
  for (const line of lines) {
    const person = personIn(line.value || line.text);
    const boxes = line.text.match(mailbox) ?? [];
    if (person && boxes.some((box) => mailboxNames(box, person))) return { line, person, confidence: 0.85 };
  }
  return null;
}

/** Lines that speak of teaching assistants, with the lines that such a label governs. */
function withoutAssistants(lines: FactLine[]): FactLine[] {
  return lines.filter((line, i) => {
    const above = lines[i - 1];
    const governed = above !== undefined && assistantLabel.test(above.label ?? above.text) && above.value.length < 3;
    const isOther = otherStaff.test(line.text) && !isInstructorLabel(line.label ?? '');
    return (
      !assistantLabel.test(line.label ?? '') &&
      !/^(?:teaching assistant|ta)s?\b/i.test(line.text) &&
      !governed &&
      !isOther
    );
  });
}

/** Who teaches the course: never an assistant, never the author of a book. Null where the document does not say. */
export function findInstructor(lines: FactLine[], titleOf: Set<FactLine>): Field<string> | null {
  const own = withoutAssistants(lines);
  const mailboxes = own.flatMap((line) => line.text.match(mailbox) ?? []);
  const labelled = own.map(labelledPerson).filter((c) => c !== null);
  const strong = labelled.find((c) => c.confidence > 0.9);
  const best =
    strong ??
    personBelowLabel(own) ??
    personByTitle(own, titleOf, mailboxes) ??
    personByRank(own) ??
    labelled[0] ??
    personByMailbox(own);
  return best && fieldOf(best.line, best.person, best.confidence);
}

/** The mailbox for questions: the instructor's own where one carries the name, else one labelled so that is no assistant's. */
export function findEmail(lines: FactLine[], instructor: string | null): Field<string> | null {
  const found = withoutAssistants(lines).flatMap((line) =>
    (line.text.match(mailbox) ?? []).map((box) => ({ line, box })),
  );
  const own = instructor ? found.find(({ box }) => mailboxNames(box, instructor)) : undefined;
  const labelled = found.find(({ line }) => /e-?mail|contact|instructor/i.test(line.label ?? ''));
  const best = own ?? labelled;
  return best ? fieldOf(best.line, best.box, own ? 0.97 : 0.85) : null;
}
