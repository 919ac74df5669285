import type { Bibliography } from '../../citations/bibliography.ts';
import { authorOfTitle, resolveCitation } from '../../citations/bibliography.ts';
import { findLocators } from '../../citations/locators.ts';
import { parseCitation } from '../../citations/parse-citation.ts';
import { asksToRead } from '../../citations/reading-lead.ts';
import { isClassMaterial, quotedTitles } from '../../citations/titles.ts';
import { findDates } from '../../dates/find-dates.ts';
import { memoize } from '../../text/memoize.ts';
import { saysDue } from '../items/assignments/due.ts';
import { namesWork, workName } from '../items/assignments/nouns.ts';
import { styledShare } from '../lines/piece.ts';
import type { ScheduleEntry } from '../schedule.ts';
import type { HeadingLabel, Kind } from './labels.ts';
import {
  isActivity,
  isExplanation,
  isInstruction,
  isMedia,
  isNoClassNote,
  isNotToRead,
  isOnlyActivity,
  saysNoClass,
} from './notes.ts';
import type { RoleProposal } from './role-proposals.ts';

export type RoleFeatures = Record<string, number>;

const placeNumber: Record<ScheduleEntry['place'], number> = { heading: 0, cell: 1, 'list-item': 2, paragraph: 3 };
const kinds: Kind[] = ['topic', 'reading', 'assignment', 'media', 'activity', 'note'];
const shapeNumber = { plain: 0, named: 1, chapter: 2, case: 3, italic: 4, quoted: 5, 'author-year': 6, full: 7 };
const fromNumber = { work: 0, event: 1, plain: 2, label: 3, heading: 4 };
const flag = (value: boolean) => (value ? 1 : 0);
const share = (part: number, whole: number) => (whole ? part / whole : 0);

/**
 * What a proposal's own text, typography and label say of its role. What the rules made of it is left out: trees that
 * see it trust it as far as it is right on the documents for which the rules were written.
 */
export function ownFeatures(proposal: RoleProposal, bibliography: Bibliography): RoleFeatures {
  const { piece, entry, label } = proposal;
  return {
    ...ofText(piece.text),
    ...ofLabel(label, entry),
    ...(proposal.kind === 'reading'
      ? ofCitation(proposal.reading.citation, bibliography)
      : {
          ...ofCitation(parseCitation(piece), bibliography),
          from: fromNumber[proposal.topic.from],
          isUnit: flag(proposal.isUnit),
        }),
    bold: styledShare(piece, 'bold'),
    italic: styledShare(piece, 'italic'),
    underline: styledShare(piece, 'underline'),
    link: styledShare(piece, 'link'),
    place: placeNumber[entry.place],
    depth: entry.depth,
    offset: proposal.offset,
    shareOfEntry: share(piece.text.length, entry.text.length),
  };
}

/** One text is mostly proposed both as a topic and as a reading, one right behind the other. */
const ofText = memoize((text: string): Readonly<RoleFeatures> => {
  const words = text.trim().split(/\s+/);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const name = workName(text);
  return {
    words: words.length,
    letters,
    digits: share(text.match(/\d/g)?.length ?? 0, text.length),
    capitals: share(words.filter((word) => /^\P{L}*\p{Lu}/u.test(word)).length, words.length),
    upper: share(text.match(/\p{Lu}/gu)?.length ?? 0, letters),
    startsLower: flag(/^\P{L}*\p{Ll}/u.test(text)),
    startsDigit: flag(/^\d/.test(text)),
    endsStop: flag(/[.!?]\s*$/.test(text)),
    commas: text.match(/[,;]/g)?.length ?? 0,
    colon: flag(/:\s/.test(text)),
    question: flag(text.includes('?')),
    address: flag(/https?:|www\.|\.(?:com|org|edu)\b/.test(text)),
    unspaced: Math.max(...words.map((word) => word.length)),
    year: flag(/\b(?:1[5-9]|20)\d\d\b/.test(text)),
    namesInitial: flag(/\b\p{Lu}\.\s?(?:\p{Lu}|,|&)/u.test(text)),
    dates: findDates(text).length,
    quotes: quotedTitles(text).length,
    work: name?.sure ?? 0,
    namesWork: flag(namesWork(text)),
    due: flag(saysDue(text)),
    asksToRead: flag(asksToRead(text)),
    media: flag(isMedia(text)),
    activity: flag(isActivity(text)),
    onlyActivity: flag(isOnlyActivity(text)),
    instruction: flag(isInstruction(text)),
    placeholder: flag(isNoClassNote(text)),
    noClass: flag(saysNoClass(text)),
    notToRead: flag(isNotToRead(text)),
    material: flag(isClassMaterial(text)),
    prose: flag(isExplanation(text)),
  };
}, 50);

function ofLabel(label: HeadingLabel | null, entry: ScheduleEntry): RoleFeatures {
  const features: RoleFeatures = {
    labelled: flag(label !== null),
    headed: flag(entry.label !== null),
    labelKinds: label?.kinds.length ?? 0,
    labelDue: flag(label?.due ?? false),
    labelAssigned: flag(label?.assigned ?? false),
    labelOptional: flag(label?.optional ?? false),
    labelCounts: flag(Boolean(label?.counts)),
  };
  for (const kind of kinds) features[`label:${kind}`] = label ? label.kinds.indexOf(kind) + 1 : 0;
  return features;
}

function ofCitation(citation: ReturnType<typeof parseCitation>, bibliography: Bibliography): RoleFeatures {
  const { piece, shape, strength, author, pages, year, title } = citation;
  const locators = findLocators(piece.text);
  const located = locators.reduce((sum, locator) => sum + locator.end - locator.start, 0);
  return {
    shape: shapeNumber[shape],
    strength,
    author: flag(author !== null),
    pages: flag(pages !== null),
    citedYear: flag(year !== null),
    locators: locators.length,
    located: share(located, piece.text.length),
    titleWords: title.split(/\s+/).length,
    inBibliography: flag(
      resolveCitation(citation, bibliography) !== null ||
        (author === null && authorOfTitle(title, bibliography) !== null),
    ),
  };
}
