import { queryOptions } from '@tanstack/react-query';
import {
  buildWeeks,
  chooseStructure,
  chooseTrack,
  getStructures,
  getSyllabusLines,
  type PlacedLine as LineOnWire,
  useLines as putLines,
  startTerm,
} from '@weekwise/contracts/syllabus-review-weeks.ts';
import type { LineUse, TrackKind } from '@weekwise/domain/plan.ts';
import { call } from '../../../lib/api/call.ts';
import { isApiError } from '../../../lib/api/errors.ts';
import type { CalendarDate } from '../../../lib/dates.ts';
import { usePlanChange } from '../review.queries.ts';
import { structureFromWire } from './structures.ts';

/** What a syllabus says where its weeks are not clear; null where there is no syllabus at all. */
export function structuresQuery(folderId: string) {
  return queryOptions({
    queryKey: ['syllabus-structures', folderId],
    queryFn: async ({ signal }) => {
      try {
        const wire = await call(getStructures, { params: { folderId }, signal });
        return {
          fileId: wire.file_id,
          fileName: wire.file_name,
          facts: wire.facts,
          weekCount: wire.week_count,
          assignmentCount: wire.assignment_count,
          structures: wire.structures.map(structureFromWire),
        };
      } catch (error) {
        if (isApiError(error, 'syllabus_not_found')) return null;
        throw error;
      }
    },
    staleTime: 0,
  });
}

interface LinePlace {
  block: number;
  start: number;
  end: number;
}

/** One line of the syllabus, to be put into a week. */
export interface BoardLine extends LinePlace {
  id: string;
  text: string;
  page: number | null;
  isHeading: boolean;
  says: LineOnWire['says'];
}

export function linesQuery(folderId: string) {
  return queryOptions({
    queryKey: ['syllabus-lines', folderId],
    queryFn: async ({ signal }) => {
      const wire = await call(getSyllabusLines, { params: { folderId }, signal });
      return {
        fileName: wire.file_name,
        lines: wire.lines.map(
          ({ block, start, end, text, page, is_heading, says }): BoardLine => ({
            id: lineId({ block, start, end }),
            block,
            start,
            end,
            text,
            page,
            isHeading: is_heading,
            says,
          }),
        ),
      };
    },
    // A file's text does not change while weeks are built beside it.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const lineId = ({ block, start, end }: LinePlace): string => `${block}:${start}-${end}`;

export interface TermSetup {
  firstDay: CalendarDate;
  weekCount: number;
  /** 0 Monday to 6 Sunday. */
  classDays: readonly number[];
  breaks: readonly { name: string; firstDay: CalendarDate; lastDay: CalendarDate }[];
}

/** What a student can decide about all weeks, and what goes into one. */
export type WeeksDecision =
  | { do: 'choose'; key: string }
  | ({ do: 'build' } & TermSetup)
  | { do: 'start'; firstDay: CalendarDate }
  | { do: 'track'; kind: TrackKind; choice: string }
  | { do: 'use'; weekId: string; use: LineUse; lines?: readonly LinePlace[]; texts?: readonly string[] };

function send(folderId: string, decision: WeeksDecision) {
  const params = { folderId };
  switch (decision.do) {
    case 'choose':
      return call(chooseStructure, { params, body: { key: decision.key } });
    case 'build': {
      const { firstDay, weekCount, classDays, breaks } = decision;
      const off = breaks.map((each) => ({ name: each.name, first_day: each.firstDay, last_day: each.lastDay }));
      return call(buildWeeks, {
        params,
        body: { first_day: firstDay, week_count: weekCount, class_days: [...classDays], breaks: off },
      });
    }
    case 'start':
      return call(startTerm, { params, body: { first_day: decision.firstDay } });
    case 'track':
      return call(chooseTrack, { params, body: { kind: decision.kind, choice: decision.choice } });
    case 'use': {
      const { weekId, use, lines = [], texts = [] } = decision;
      const places = lines.map(({ block, start, end }) => ({ block, start, end }));
      return call(putLines, { params, body: { week_id: weekId, use, lines: places, texts: [...texts] } });
    }
  }
}

/** Carries such a decision out; the plan follows. */
export const useDecideWeeks = (folderId: string) => usePlanChange(folderId, send);
