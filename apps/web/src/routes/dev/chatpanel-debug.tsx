import { useQuery, useQueryClient } from '@tanstack/react-query';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Folder, titleOf } from '../../features/folders/folder.ts';
import { startupQuery } from '../../features/folders/folders.queries.ts';
import { EventTrace } from '../../features/suggestions/event-trace.tsx';
import { FireEvent } from '../../features/suggestions/fire-event.tsx';
import { KindStates } from '../../features/suggestions/kind-states.tsx';
import { suggestionStateQuery } from '../../features/suggestions/suggestions.queries.ts';
import { planQuery } from '../../features/syllabus/syllabus.queries.ts';
import { termPosition } from '../../features/syllabus/term-position.ts';
import { MarginSection } from '../../layout/margin-section.tsx';
import { today } from '../../lib/dates.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useUserId } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Select } from '../../ui/input.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { AppHeader } from '../shared/app-header.tsx';

/** For developers: the events of this tab, events by hand, and what is held back (spec §2). */
export default function ChatPanelDebug() {
  const startup = useQuery(startupQuery(useUserId()));
  usePageTitle('Suggestions, for developers');
  return (
    <>
      <AppHeader />
      <main id="main" tabIndex={-1} className="page max-w-208 pb-24 outline-none">
        <h1 tabIndex={-1} className="type-page pt-5 pb-2 md:pt-7">
          Suggestions, for developers
        </h1>
        <p className="mb-4 max-w-[62ch] text-secondary text-sm">
          What the screens tell the server, what it answers, and why it keeps silent.
        </p>
        <QueryBoundary query={startup} errorTitle="Your courses could not be loaded" skeleton={<PanelSkeleton />}>
          {({ folders, currentFolderId }) => {
            const first = folders.find(({ folderId }) => folderId === currentFolderId) ?? folders[0];
            return first ? <Panel folders={folders} first={first.folderId} /> : <NoCourse />;
          }}
        </QueryBoundary>
      </main>
    </>
  );
}

function Panel({ folders, first }: { folders: readonly Folder[]; first: string }) {
  const client = useQueryClient();
  const [folderId, setFolderId] = useState(first);
  const [chosenWeek, setChosenWeek] = useState<string | null>(null);
  const plan = useQuery(planQuery(folderId));
  const weeks = plan.data?.weeks ?? [];
  const current = plan.data ? weeks[termPosition(plan.data, today()).current ?? 0] : undefined;
  const week = weeks.find(({ id }) => id === chosenWeek) ?? current;
  const reading = week?.readings[0];
  const subject = {
    folderId,
    currentWeek: week?.weekNumber ?? null,
    readingTitle: reading?.title ?? 'No reading',
    readingAuthor: reading?.author ?? null,
    assignmentTitle: (week?.assignments[0] ?? weeks.flatMap(({ assignments }) => assignments)[0])?.title ?? 'None',
  };
  return (
    <>
      <MarginSection title="Place">
        <div className="grid gap-3 sm:grid-cols-2">
          <Select
            label="Course"
            value={folderId}
            onChange={({ target }) => {
              setFolderId(target.value);
              setChosenWeek(null);
            }}
          >
            {folders.map((folder) => (
              <option key={folder.folderId} value={folder.folderId}>
                {titleOf(folder)}
              </option>
            ))}
          </Select>
          <Select
            label="Week"
            value={week?.id ?? ''}
            disabled={weeks.length === 0}
            onChange={({ target }) => setChosenWeek(target.value)}
          >
            {weeks.length === 0 && <option value="">No plan</option>}
            {weeks.map(({ id, weekNumber, topic }) => (
              <option key={id} value={id}>
                {topic ? `${weekNumber}: ${topic.value}` : weekNumber}
              </option>
            ))}
          </Select>
        </div>
      </MarginSection>
      <MarginSection title="Fire an event">
        <FireEvent
          key={`${folderId} ${week?.id}`}
          subject={subject}
          onFired={() => void client.invalidateQueries({ queryKey: suggestionStateQuery(folderId).queryKey })}
        />
      </MarginSection>
      <MarginSection title="Trace" aside="Of this tab">
        <EventTrace />
      </MarginSection>
      <MarginSection title="Held back" aside="In this course">
        <KindStates folderId={folderId} />
      </MarginSection>
    </>
  );
}

function NoCourse() {
  return (
    <EmptyState
      icon={FlaskConical}
      title="No course to fire events in"
      actions={
        <Button size="sm" asChild>
          <Link to="/dashboard/new">New course</Link>
        </Button>
      }
    >
      Events are about a course. Make one first.
    </EmptyState>
  );
}

function PanelSkeleton() {
  return (
    <Skeletons label="Loading your courses" className="space-y-6 border-t pt-5">
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-24 w-full" />
    </Skeletons>
  );
}
