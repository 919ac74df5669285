import type { GuidePart, StudyGuide } from '@weekwise/contracts/study-guides.ts';
import { Footnotes, plainMarkdown } from '../../markdown.ts';

/** A study guide as lines of Markdown, its places as footnotes. */
export function guideMarkdown(guide: StudyGuide): string[] {
  const notes = new Footnotes();
  const said = ({ says }: GuidePart) =>
    says.map(({ text, citation }) => `${plainMarkdown(text)}${notes.mark(citation)}`);
  const { overview, key_concepts, key_vocabulary, study_questions, reading_order } = guide;
  const heading = guide.topic === null ? '' : `: ${plainMarkdown(guide.topic)}`;
  const section = (title: string, lines: string[]) => (lines.length === 0 ? [] : [`## ${title}`, '', ...lines, '']);
  return [
    `# Study guide for week ${guide.week_number}${heading}`,
    '',
    ...(guide.notice === null ? [] : [`> ${plainMarkdown(guide.notice)}`, '']),
    ...section(
      'Overview',
      overview.flatMap(said).flatMap((line) => [line, '']),
    ),
    ...section(
      'Key concepts',
      key_concepts.flatMap((part) => [
        `### ${plainMarkdown(part.title ?? '')}`,
        '',
        ...said(part).map((line) => `- ${line}`),
        '',
      ]),
    ),
    ...section(
      'Key vocabulary',
      key_vocabulary.map((part) => `- **${plainMarkdown(part.title ?? '')}**: ${said(part).join(' ')}`),
    ),
    ...section(
      'Study questions',
      study_questions.flatMap((part, i) => [
        `${i + 1}. ${plainMarkdown(part.title ?? '')}`,
        ...said(part).map((line) => `   - ${line}`),
      ]),
    ),
    ...section(
      'What to read first',
      reading_order.map((part, i) => readingLine(part, i, said(part))),
    ),
    ...section(
      'Readings that would help',
      guide.readings_that_would_help.map(({ title, author, pages }) => {
        const of = [author, title, pages && `pp. ${pages}`].filter((word) => word !== null && word !== '');
        return `- ${plainMarkdown(of.join(', '))}`;
      }),
    ),
    `Made by ${guide.source === 'engine' ? 'the Weekwise engine' : plainMarkdown(guide.source)}, ${guide.created_at.slice(0, 10)}.`,
    '',
    ...notes.lines(),
  ];
}

function readingLine({ title, reading }: GuidePart, i: number, said: string[]): string {
  const minutes = reading?.minutes ? ` (about ${reading.minutes} minutes)` : '';
  return `${i + 1}. ${plainMarkdown(title ?? reading?.file_name ?? '')}${minutes}. ${said.join(' ')}`;
}
