import { alternation } from '../../../lexicon/alternation.ts';
import { generalWork, workSteps } from '../../../lexicon/coursework.ts';
import { cardinals } from '../../../lexicon/numbers.ts';
import { overlap, titleWords } from '../words.ts';
import { assignmentType } from './assignment-type.ts';
import type { PlacedWork } from './merge-works.ts';
import { isKindOnly, mainPart, workName } from './nouns.ts';
import { sameTitle } from './same-work.ts';

/** From here on two titles name one piece; below, one is of the kind that the other names. */
const same = 0.8;
const kind = 0.6;
const generalTypes = new Set(['homework', 'other', 'lab', 'discussion', 'paper', 'essay', 'project']);
const severalPieces = new RegExp(String.raw`^\d|\b(?:${alternation(cardinals.slice(2, 11))})\b`, 'i');

export interface Coverage {
  works: PlacedWork[];
  /** By name or kind; otherwise only nothing else fits, and the share of the part need not be theirs. */
  sure: boolean;
}

/**
 * Finds the pieces of work that each part of the grade stands for: those of its name, else of its kind. A piece that
 * two parts may stand for belongs to the one whose name is nearer.
 */
export function coverage(works: PlacedWork[], names: string[]): Coverage[] {
  const claims = works.map((work) => names.map((name) => claimOf(name, work)));
  return names.map((_, i): Coverage => {
    const claim = (work: PlacedWork) => claims[works.indexOf(work)]?.[i] ?? 0;
    const mine = works.filter((work, w) => claim(work) > 0 && claim(work) >= Math.max(...(claims[w] ?? [])));
    const named = mine.filter((work) => claim(work) === 1);
    const covered = named.length > 0 && !isKindOnly(names[i] ?? '') ? named : mine;
    return { works: covered, sure: covered.every((work) => claim(work) >= kind) };
  });
}

/** How near the name of a part is to a piece of work, in [0, 1]; 0 where it is another matter. */
function claimOf(name: string, work: PlacedWork): number {
  const titles = [work.title, ...work.otherTitles];
  const likeness = Math.max(...titles.flatMap((title) => namesOf(name).map((one) => sameTitle(title, one))));
  if (likeness >= same) return 1;
  const words = titleWords(mainPart(name));
  const own = titles.map((title) => titleWords(title));
  const nearness = 0.3 * Math.max(...own.map((list) => overlap(words, list)));
  const head = workName(name)?.head ?? words.at(-1) ?? '';
  const isKind = isKindOnly(name) || severalPieces.test(name);
  const sameHead = own.some((list) => list.includes(head));
  if (isKind && (sameHead || isOfType(name, work))) return kind + nearness;
  // One piece by another name: "Research paper" is the only paper of the schedule.
  if (sameHead && !own.some((list) => list.some((word) => workSteps.includes(word) && !words.includes(word))))
    return 0.4 + nearness;
  // "Assignment 3" is one piece of its own, whatever else is handed in.
  if (generalWork.includes(head) && !/\d/.test(name) && generalTypes.has(work.type)) return 0.2 + nearness;
  return 0;
}

/** "Third project – Floor plan" is also "Floor plan". */
function namesOf(name: string): string[] {
  const behind = /^.{3,40}?(?:\s[–—-]\s|:\s)(.{4,})$/.exec(name)?.[1];
  return behind ? [name, behind] : [name];
}

const isOfType = (name: string, work: PlacedWork) => {
  const type = assignmentType(name);
  return type !== 'other' && type === work.type;
};
