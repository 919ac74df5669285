import type { ActivityType } from '@weekwise/domain/activities.ts';
import type { ReactNode } from 'react';
import { ActivityTile } from '../../../features/activities/week/activity-tile.tsx';
import { MakingProgress } from '../../../features/activities/week/making-progress.tsx';
import type { TileState } from '../../../features/activities/week/tile-state.ts';
import { FileListItem } from '../../../features/files/file-list.tsx';
import { type CardState, CourseCard, CourseCardSkeleton } from '../../../features/folders/course-card.tsx';
import { AssignmentListItem } from '../../../features/syllabus/assignment-list-item.tsx';
import type { Assignment, Reading } from '../../../features/syllabus/course-plan.ts';
import { ReadingListItem } from '../../../features/syllabus/reading-list-item.tsx';
import { addDays } from '../../../lib/dates.ts';
import { sampleFile, sampleFolder } from '../living/sample-records.ts';
import { samplePlan, sampleToday } from '../living/sample-syllabus.ts';
import type { Specimen } from './specimen.ts';

const quiet = () => undefined;
const week = samplePlan.weeks[2];
const [plainReading, unsureReading, graduateReading] = week?.readings ?? [];
const [editedAssignment, soonAssignment] = week?.assignments ?? [];

function card(state: CardState, selected: boolean | null = null): ReactNode {
  return (
    <div className="max-w-80">
      <CourseCard
        folder={sampleFolder}
        state={state}
        accept=".pdf"
        selection={selected === null ? null : { checked: selected, onChange: quiet }}
        onSyllabus={quiet}
        onRename={quiet}
        onDelete={quiet}
      />
    </div>
  );
}
const ready: CardState = {
  kind: 'ready',
  ticks: samplePlan.weeks.map(({ id }, index) => ({ id, done: index < 2 ? 1 : index === 2 ? 0.4 : 0 })),
  current: 2,
  position: 'Week 3 of 6',
  next: 'Tide log, part 1, Fri',
};

const marks = { read: quiet, handIn: quiet };

const reading = (of: Reading | undefined, change: Partial<Reading> = {}, below?: ReactNode): ReactNode =>
  of && (
    <ul>
      <ReadingListItem reading={{ ...of, ...change }} quiet={false} marks={marks} onOpen={quiet}>
        {below}
      </ReadingListItem>
    </ul>
  );

const assignment = (of: Assignment | undefined, change: Partial<Assignment> = {}): ReactNode =>
  of && (
    <ul>
      <AssignmentListItem
        assignment={{ ...of, ...change }}
        today={sampleToday}
        withMonth
        quiet={false}
        to={null}
        marks={marks}
        onOpen={quiet}
      />
    </ul>
  );

const tile = (type: ActivityType, state: TileState): ReactNode => (
  <ActivityTile type={type} state={state} to="/assessment-demo" />
);

const file = (change: Parameters<typeof sampleFile>[0]): ReactNode => (
  <ul className="rounded-lg border bg-surface">
    <FileListItem
      file={sampleFile(change)}
      followed={false}
      actions={{ onOpen: quiet, onDownload: quiet, onReread: quiet, onDelete: quiet }}
    />
  </ul>
);

/** What a course is drawn with on the dashboard and in its weeks. */
export const ofCourse: readonly Specimen[] = [
  {
    name: 'Course card',
    states: {
      'In its term': card(ready),
      'Being read': card({ kind: 'processing', message: 'Page 4 of 9', progress: 0.44 }),
      Failed: card({ kind: 'failed', reason: 'The file is a scan without text.' }),
      'No syllabus': card({ kind: 'no-syllabus' }),
      Selected: card(ready, true),
      'Its state is loading': card({ kind: 'loading' }),
      Skeleton: (
        <div className="max-w-80">
          <CourseCardSkeleton />
        </div>
      ),
    },
  },
  {
    name: 'Reading row',
    states: {
      Unread: reading(plainReading),
      'In progress': reading(plainReading, { state: 'in-progress' }),
      Read: reading(plainReading, { state: 'read' }),
      'To be checked': reading(unsureReading),
      Unsure: reading(unsureReading, { confidence: 0.4 }),
      Optional: reading(plainReading, { optional: true }),
      'For graduate students': reading(graduateReading),
      'Edited by the student': reading(plainReading, { origin: 'edited' }),
      'Only a title': reading(plainReading, { author: null, pages: null }),
    },
  },
  {
    name: 'Assignment row',
    states: {
      'Due in three days or less': assignment(soonAssignment),
      Later: assignment(soonAssignment, { dueDate: addDays(sampleToday, 12) }),
      Overdue: assignment(soonAssignment, { dueDate: addDays(sampleToday, -2) }),
      'Handed in': assignment(soonAssignment, { handedIn: true }),
      'Long past': assignment(soonAssignment, { dueDate: addDays(sampleToday, -60) }),
      'Without a date': assignment(soonAssignment, { dueDate: null, dueTime: null }),
      'Optional, edited': assignment(editedAssignment),
      Unsure: assignment(soonAssignment, { confidence: 0.5 }),
    },
  },
  {
    name: 'Activity tile',
    states: {
      Absent: tile('flashcards', { state: 'absent', says: 'None yet', action: null }),
      New: tile('true-false', { state: 'new', says: '6 statements, not started', action: 'Start' }),
      'In progress': tile('multiple-choice', { state: 'in-progress', says: '2 of 5 questions done', action: 'Resume' }),
      Done: tile('socratic-dialogue', { state: 'done', says: '1 dialogue, done', action: 'Again' }),
      'Being made': <MakingProgress step={{ message: 'Writing questions from 3 readings', progress: 0.5 }} />,
    },
  },
  {
    name: 'File row',
    states: {
      Searchable: file({}),
      'The syllabus': file({ name: 'ocn-120-syllabus.pdf', role: 'syllabus', pageCount: 4 }),
      'Being read': file({ status: 'not_embedded', taskId: 'sample', passageCount: 0 }),
      'Not read yet': file({ status: 'not_embedded', passageCount: 0 }),
      Failed: file({ status: 'failed', failure: 'The file is a scan without text.', passageCount: 0 }),
      'With a warning': file({ warnings: ['Page 7 holds no text.'] }),
    },
  },
];
