import type { Citation } from '@weekwise/contracts/citation.ts';
import type { ActivityType } from '@weekwise/domain/activities.ts';
import type { Activity } from '@weekwise/engine/activities/activity.ts';
import { Footnotes, plainMarkdown } from '../../../markdown.ts';

export interface ActivitySheet {
  weekNumber: number;
  topic: string | null;
  notice: string | null;
  items: readonly { content: Activity; citation: Citation | null }[];
}

type SheetItem = ActivitySheet['items'][number];

const titles: Record<ActivityType, string> = {
  flashcards: 'Flashcards',
  'true-false': 'True or false',
  'multiple-choice': 'Multiple choice',
  'socratic-dialogue': 'Dialogues',
};

/** A week's activities to print: questions first, their answers at the end, the places as footnotes. */
export function activitiesMarkdown({ weekNumber, topic, notice, items }: ActivitySheet): string[] {
  const notes = new Footnotes();
  const groups = [...Map.groupBy(items, ({ content }) => content.type)];
  const answers = groups.filter(([type]) => type === 'true-false' || type === 'multiple-choice');
  return [
    `# Activities for week ${weekNumber}${topic === null ? '' : `: ${plainMarkdown(topic)}`}`,
    '',
    ...(notice === null ? [] : [`> ${plainMarkdown(notice)}`, '']),
    ...(items.length === 0 ? ['There are no activities for this week yet.', ''] : []),
    ...groups.flatMap(([type, group]) => [
      `## ${titles[type]}`,
      '',
      ...group.flatMap((item, i) => [...asked(item, i + 1, notes), '']),
    ]),
    ...(answers.length === 0 ? [] : ['## Answers', '']),
    ...answers.flatMap(([type, group]) => [
      `### ${titles[type]}`,
      '',
      ...group.map((item, i) => `${i + 1}. ${answered(item)}${notes.mark(item.citation)}`),
      '',
    ]),
    ...notes.lines(),
  ];
}

const letter = (index: number): string => String.fromCharCode(65 + index);

function asked({ content, citation }: SheetItem, number: number, notes: Footnotes): string[] {
  switch (content.type) {
    case 'flashcards':
      return [
        `${number}. **${plainMarkdown(content.front)}**`,
        '',
        `   ${plainMarkdown(content.back)}${notes.mark(citation)}`,
      ];
    case 'true-false':
      return [`${number}. ${plainMarkdown(content.statement)}`];
    case 'multiple-choice':
      return [
        `${number}. ${plainMarkdown(content.question)}`,
        '',
        ...content.options.map((option, i) => `   - ${letter(i)}) ${plainMarkdown(option)}`),
      ];
    case 'socratic-dialogue':
      return [
        `${number}. **${plainMarkdown(content.topic)}**`,
        '',
        ...content.turns.map(({ question }) => `   - ${plainMarkdown(question)}`),
      ];
  }
}

function answered({ content }: SheetItem): string {
  const explanation = plainMarkdown(content.explanation);
  if (content.type === 'multiple-choice') {
    return `${letter(content.answerIndex)}) ${plainMarkdown(content.options[content.answerIndex] ?? '')}. ${explanation}`;
  }
  // The explanation begins with the word.
  return content.type === 'true-false' && !/^(?:true|false)\b/i.test(content.explanation)
    ? `${content.answer ? 'True' : 'False'}. ${explanation}`
    : explanation;
}
