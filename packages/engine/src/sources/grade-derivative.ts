import { isCommonTitle, tellingWords } from './common-words.ts';
import { type Derivative, namesAuthor } from './derivative.ts';
import { close, type Grading, related, type SourceComparison, wrong } from './grading.ts';
import { stripTitleMarkup } from './title-form.ts';

const reasons: Record<Derivative, string> = {
  study_aid: 'A study aid to the work, not the work itself.',
  review: 'A review of the work, not the work itself.',
  summary: 'A summary of the work, not the work itself.',
  correction: 'A correction to the work, not the work itself.',
  adaptation: 'An adaptation of the work.',
  about: 'About the work, not the work itself.',
};

/** Grades what says of itself that it belongs to another work: related where that is the one sought, else wrong. */
export function gradeDerivative(comparison: SourceComparison, derivative: Derivative | null): Grading | null {
  if (derivative === null) return null;
  const { source, work, title, sought } = comparison;
  const isAuthor = comparison.authors === 'same' || comparison.authors === 'family';
  const names = stripTitleMarkup(`${source.title} ${source.subtitle ?? ''}`).toLowerCase();
  // One word that both have, "biodiversity", names no work.
  const allWords = title.shared >= 0.99 && tellingWords(sought.main).length > 1;
  const named = work.title !== '' && (allWords || names.includes(stripTitleMarkup(work.title).toLowerCase()));
  if (!named) return isAuthor && title.shared >= 0.5 ? related(reasons[derivative]) : wrong;
  const sameTitle = ['same', 'main', 'longer'].includes(title.kind);
  if (isAuthor && sameTitle && derivative === 'adaptation') return close('The work in another form.');
  if (isAuthor && sameTitle && derivative === 'summary' && /abridged|condensed/i.test(names))
    return close('A shortened version of the work.');
  // Many books are called so: the aid has to name the author, or belong to nobody else.
  if (isCommonTitle(sought.main) && comparison.authors === 'other' && !namesAuthor(names, work.authors)) {
    return related('A study aid on the same subject, perhaps to another book.', 0.5);
  }
  return related(reasons[derivative], 1.3);
}
