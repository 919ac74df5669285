import type { AssignmentBrief, SyllabusQuote } from '@weekwise/contracts/assignments.ts';
import { atPage } from '../../at-page.ts';
import { plainMarkdown } from '../../markdown.ts';

/** A brief as lines of Markdown: what is asked, when, what counts, the steps to tick off, what helps. */
export function briefMarkdown(brief: AssignmentBrief): string[] {
  const quoted = ({ text, place }: SyllabusQuote) => {
    const page = place && place.page !== null ? ` (syllabus${plainMarkdown(atPage(place))})` : '';
    return `> ${plainMarkdown(text)}${page}`;
  };
  const section = (title: string, lines: string[]) => (lines.length === 0 ? [] : [`## ${title}`, '', ...lines, '']);
  const weight = brief.weight ? [`- Counts ${brief.weight.percent}% of the grade`] : [];
  return [
    `# ${plainMarkdown(brief.title)}`,
    '',
    `- ${dueLine(brief)}`,
    ...weight,
    ...(brief.handed_in_at === null ? [] : [`- Handed in ${brief.handed_in_at.slice(0, 10)}`]),
    '',
    ...section(
      'What is asked',
      brief.asked.flatMap((quote) => [quoted(quote), '']),
    ),
    ...section(
      'What counts',
      brief.counts.flatMap((quote) => [quoted(quote), '']),
    ),
    ...section(
      'Steps',
      brief.steps.map(({ date, task, done_at }) => {
        const by = date === null ? '' : `by ${date}: `;
        return `- [${done_at === null ? ' ' : 'x'}] ${by}${plainMarkdown(task)}`;
      }),
    ),
    ...section(
      'Materials that help',
      brief.materials.map(
        (material) =>
          `- ${plainMarkdown(material.file_name)}${plainMarkdown(atPage(material))}: “${plainMarkdown(material.quote)}”`,
      ),
    ),
    ...section(
      'To ask about',
      brief.open.map((line) => `- ${plainMarkdown(line)}`),
    ),
    ...section(
      'My notes',
      brief.user_notes.split('\n').map((line) => plainMarkdown(line)),
    ).filter(() => brief.user_notes.trim() !== ''),
    `Made by ${brief.source === 'engine' ? 'the Weekwise engine' : plainMarkdown(brief.source)}, ${brief.created_at.slice(0, 10)}.`,
  ];
}

function dueLine({ due_date, due_time, due_zone, due_in_doubt }: AssignmentBrief): string {
  if (due_date === null) return `Due: the syllabus ${due_in_doubt ? 'leaves the day open' : 'does not say'}`;
  const time = due_time === null ? '' : `, ${[due_time, due_zone].filter(Boolean).join(' ')}`;
  return due_in_doubt ? `Perhaps due ${due_date}${time}: the date is not certain` : `Due ${due_date}${time}`;
}
