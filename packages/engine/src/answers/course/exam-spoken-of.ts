import { workInFull } from '../../lexicon/work-shorthand.ts';
import { blocksOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Span } from '../../text/sentences.ts';
import { isRow } from '../evidence/forms.ts';

const name = String.raw`(?:mid-?terms?|finals?(?! (?:grades?|drafts?|versions?|papers?|projects?|essays?|reports?))|quiz(?:zes)?|(?:exams?|tests?) (?:\d{1,2}|one|two|three|four))\b`;
const named = new RegExp(String.raw`\b${name}`, 'gi');
/** "What we read after the midterm" says when, and "which no midterm covers" what: neither is a statement on it. */
const onlyReferredTo = new RegExp(
  String.raw`\b(?:which|that|what)\b[^.,;]{0,20}(?:\b(?:no|neither|not|never)\b|n['’]t\b)[^.,;]{0,30}?${name}|\b(?:after|before|since|until|than|like|unlike|following) (?:(?:the|our|your) )?(?:(?:first|second|last) )?${name}`,
  'gi',
);
const leansOnExam = /^(?:it|this (?:exam|test|one)|that one) /i;
/** "Late work. …", "Accessibility: …": a paragraph on another matter. */
const ownLabel = /^\W*\p{Lu}[\p{L}-]*(?: [\p{L}&-]+){0,3}[.:](?=\s)/u;

/**
 * Finds what each sentence is about: its words without exams that it only refers to, and where it names no exam ("Bring
 * two pencils.") the exam that its paragraph, or the heading, named last.
 * @param spans of the passage, in order
 */
export function aboutEach(passage: Passage, spans: readonly Span[]): string[] {
  const blocks = blocksOf(passage);
  const ofHeading = examsIn(passage.headingPath.at(-1) ?? '');
  const isOnExams = /\b(?:exam|test|mid-?term|final|quiz)/i.test(passage.headingPath.at(-1) ?? '');
  let spokenOf = ofHeading;
  let block: (typeof blocks)[number] | undefined;
  return spans.map(({ start, end }) => {
    const here = blocks.findLast((each) => each.start <= start);
    const text = workInFull(passage.text.slice(start, end));
    const opensOther = ownLabel.test(passage.text.slice(here?.start ?? 0));
    if (here !== block && (!isOnExams || opensOther)) spokenOf = ofHeading;
    const leansOnLast = here === block && spokenOf !== '' && leansOnExam.test(text);
    block = here;
    const words = text.replace(onlyReferredTo, ' ');
    // "It is on all chapters, also those that no midterm covers" goes on about the final.
    const about = leansOnLast ? words.replace(named, ' ') : words;
    const own = examsIn(about);
    if (own !== '') spokenOf = own;
    const isInRow = here !== undefined && isRow(here.form);
    // "Exam 1 exam" would be any exam.
    const kind = /\b(?:exam|test)/i.test(spokenOf) ? '' : ' exam';
    return own !== '' || spokenOf === '' || isInRow ? about : `${about} ${spokenOf}${kind}`;
  });
}

const examsIn = (text: string): string => (text.match(named) ?? []).join(' ');
