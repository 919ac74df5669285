const pronoun = /\b(?:it|its|they|them|their|this|that|these|those|he|him|his|she|her)\b/i;
const opening = /^(?:and|but|so|or|also|then|ok|okay)?[,\s]*(?:what|how) about\b|^(?:and|but|so|then)\b/i;
const bare = /^(?:why|how|when|where|who|how so|how come|really|explain|more|an example|for example|for instance)\W*$/i;

/**
 * A question as it would be asked alone, for finding passages: "What about week 4?" after "What is due in week 3?", "Why?"
 * after anything, "When did he die?" after a question that names him. Others come back unchanged.
 */
export function resolveFollowUp(question: string, previous: string | null): string {
  const asked = question.trim();
  if (previous === null || previous.trim() === '') return asked;
  const before = previous.trim().replace(/[?!.\s]+$/, '');
  if (opening.test(asked)) {
    const rest = asked
      .replace(opening, '')
      .trim()
      .replace(/^(?:what|how) about\b/i, '')
      .trim();
    const week = /\bweek\s+\w+/i.exec(rest)?.[0];
    if (week && /\bweek\s+\w+/i.test(before)) return `${before.replace(/\bweek\s+\w+/i, week)}?`;
    const asksWhat = /^(?:what|who)(?:['’]s|\s(?:is|are|was|were))(?=\s)/i.exec(before)?.[0];
    return asksWhat ? `${asksWhat} ${rest}` : `${before} ${rest}`;
  }
  if (bare.test(asked)) return `${asked.replace(/\W+$/, '')} ${before}?`;
  const short = asked.split(/\s+/).length <= 8;
  return short && pronoun.test(asked) ? `${asked.replace(/[?!.\s]+$/, '')} ${before}?` : asked;
}
