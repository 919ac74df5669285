import type { TutorTool } from '@weekwise/engine/tutor.ts';
import { correctReading } from './correct-reading.tool.ts';
import { makeActivitiesTool } from './make-activities.tool.ts';
import { markHandedIn } from './mark-handed-in.tool.ts';
import { markReading } from './mark-reading.tool.ts';
import { openWeek } from './open-week.tool.ts';
import { practise } from './practise.tool.ts';
import { searchFolder } from './search-folder.tool.ts';
import { setDueDate } from './set-due-date.tool.ts';
import { tellAnswer } from './tell-answer.tool.ts';
import type { ToolContext } from './tool-kit.ts';

/** What the tutor may do in a folder when its student asks for it. */
export function chatTools(context: ToolContext): TutorTool[] {
  return [
    searchFolder(context),
    practise(context),
    tellAnswer(context),
    makeActivitiesTool(context),
    setDueDate(context),
    correctReading(context),
    markReading(context),
    markHandedIn(context),
    openWeek(context),
  ];
}
