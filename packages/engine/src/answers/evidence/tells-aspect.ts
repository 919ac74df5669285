import { isBesideTold } from '../conversation/told-before.ts';
import type { ToldBefore } from '../question/question.ts';
import type { Excerpt } from './compose.ts';

/** Whether what is shown first stands beside what was told and tells the aspect that is asked for: that is no doubt. */
export function tellsAspectBeside(told: ToldBefore | null, [first]: readonly Excerpt[]): boolean {
  if (!told?.aspect || !first?.key || !isBesideTold(told, first.passage)) return false;
  return told.aspect.tells.test(first.passage.text.slice(first.key.start, first.key.end));
}
