import type { SuggestionAction } from '@weekwise/contracts/suggestions.ts';
import { expect, it } from 'vitest';
import { actionLink } from './action-link.ts';

it.each<[SuggestionAction, string]>([
  [{ do: 'open-week', label: '', week: 3 }, '/syllabus/f1?week=3'],
  [{ do: 'open-files', label: '' }, '/syllabus/f1?view=files'],
  [{ do: 'open-file', label: '', file_id: 'x y', week: 3 }, '/syllabus/f1?week=3&file=x+y'],
  [
    { do: 'open-passage', label: '', file_id: 'f', week: 3, page: 1, block: 4, last_block: 6, quote: 'Bends.' },
    '/syllabus/f1?week=3&file=f&passage=4-6',
  ],
  [{ do: 'practise', label: '', week: 3, activity_type: 'true-false' }, '/syllabus/f1/weeks/3/true-false'],
  [{ do: 'open-guide', label: '', week: 3 }, '/syllabus/f1/weeks/3/guide'],
  [{ do: 'review-cards', label: '' }, '/review/cards?course=f1'],
  [{ do: 'review-plan', label: '' }, '/syllabus/f1/review'],
])('leads to where %o is done', (action, to) => {
  expect(actionLink(action, 'f1').to).toBe(to);
});
