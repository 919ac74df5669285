import type { SuggestionAction } from '@weekwise/contracts/suggestions.ts';
import { passageParam, type SourceTarget } from '../../lib/source-target.ts';

export interface ActionLink {
  to: string;
  state?: { target: SourceTarget };
}

/** Where what a suggestion offers is done. */
export function actionLink(action: SuggestionAction, folderId: string): ActionLink {
  const course = `/syllabus/${folderId}`;
  switch (action.do) {
    case 'open-week':
      return { to: `${course}?week=${action.week}` };
    case 'open-assignment':
      return { to: `${course}/assignments/${action.assignment_id}` };
    case 'open-files':
      return { to: `${course}?view=files` };
    case 'open-file':
      return { to: inWeek(course, action.week, action.file_id) };
    case 'open-passage': {
      const { page, block, last_block: lastBlock, quote } = action;
      const target = { page, block, lastBlock, quote };
      return {
        to: `${inWeek(course, action.week, action.file_id)}&passage=${passageParam(target)}`,
        state: { target },
      };
    }
    case 'find-reading':
      return { to: `${course}?week=${action.week}&find=${encodeURIComponent(action.reading_id)}` };
    case 'practise':
      return { to: `${course}/weeks/${action.week}/${action.activity_type}` };
    case 'open-guide':
      return { to: `${course}/weeks/${action.week}/guide` };
    case 'review-cards':
      return { to: `/review/cards?course=${encodeURIComponent(folderId)}` };
    case 'review-plan':
      return { to: `${course}/review` };
  }
}

function inWeek(course: string, week: number | null, fileId: string): string {
  const query = new URLSearchParams({ ...(week === null ? {} : { week: String(week) }), file: fileId });
  return `${course}?${query}`;
}
