import { type ActionDecision, actionDecisions } from '@weekwise/domain/chat.ts';
import { decisionTool } from '@weekwise/engine/answers/tools/run-action.ts';
import type { ToolOutcome, TutorTool } from '@weekwise/engine/tutor.ts';
import { z } from 'zod';
import { defineTool } from './tool-kit.ts';

const input = z.object({ decision: z.enum(actionDecisions) });

/** Does or leaves what waits for the student's word. No model has it: only their own yes or no decides. */
export const decide = (settle: (decision: ActionDecision) => Promise<ToolOutcome>): TutorTool =>
  defineTool(decisionTool, 'Confirms or declines what was asked last.', input, ({ decision }) => settle(decision));
