import { useQuery } from '@tanstack/react-query';
import { MessageCircleQuestion, RotateCcw } from 'lucide-react';
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { Button } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Icon } from '../components/icon.tsx';
import { IconButton } from '../components/icon-button.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Menu, MenuChoices } from '../components/menu.tsx';
import { SessionFrame, TickProgress } from '../components/session-frame.tsx';
import { Skeleton, Skeletons } from '../components/skeleton.tsx';
import { Closing } from '../features/dialogue/closing.tsx';
import { dialogueQuery, type Topic, topicsQuery } from '../features/dialogue/dialogue.queries.ts';
import { dialogueTicks } from '../features/dialogue/dialogue.ts';
import { QuestionCard } from '../features/dialogue/question-card.tsx';
import { ReplyToDialogue } from '../features/dialogue/reply-to-dialogue.tsx';
import { useDialogue } from '../features/dialogue/use-dialogue.ts';
import { isApiError } from '../lib/api/errors.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { useActivityEvents } from '../lib/proactive/use-activity-events.ts';
import { useUserId } from '../lib/session/session-store.ts';
import { useShortcut } from '../lib/shortcuts.ts';
import { LockedWeek } from './shared/locked-week.tsx';
import { useSourceViewer } from './shared/source-viewer.tsx';

/** The Socratic dialogues of a week, one at a time: the one under way, else the first that was not had yet. */
export default function SocraticDialoguePage() {
  const { folderId = '', week = '' } = useParams();
  const userId = useUserId();
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const topics = useQuery(topicsQuery({ userId, folderId, week: Number(week) }));
  const wanted = address.get('dialogue');
  const found = topics.data && (topics.data.find(({ activityId }) => activityId === wanted) ?? firstOpen(topics.data));
  const weekPath = `/syllabus/${folderId}?week=${week}`;
  const leave = () => void navigate(weekPath);
  usePageTitle(`Socratic dialogue, week ${week}`);
  const title = `Socratic dialogue, week ${week}`;
  // A dialogue that ends is done then, and still stays on the screen.
  if (found && found.activityId !== wanted) return <Navigate to={`?dialogue=${found.activityId}`} replace />;
  if (found && topics.data)
    return (
      <Opened
        key={found.activityId}
        folderId={folderId}
        topic={found}
        topics={topics.data}
        title={title}
        weekPath={weekPath}
        onChoose={(dialogue) => setAddress({ dialogue }, { replace: true })}
        onLeave={leave}
      />
    );
  return (
    <SessionFrame title={title} onLeave={leave}>
      {isApiError(topics.error, 'plan_required') ? (
        <LockedWeek />
      ) : (
        <Loaded query={topics} errorTitle="The dialogue could not be loaded" skeleton={<CardSkeleton />}>
          {() => (
            <EmptyState
              icon={MessageCircleQuestion}
              title="This week has no dialogue yet"
              actions={
                <Button size="sm" asChild>
                  <Link to={weekPath}>Make the activities</Link>
                </Button>
              }
            >
              A dialogue asks one question after another, about what your readings say.
            </EmptyState>
          )}
        </Loaded>
      )}
    </SessionFrame>
  );
}

const firstOpen = (topics: readonly Topic[]) => topics.find(({ done }) => !done) ?? topics[0];

function Opened({
  folderId,
  topic: { activityId, topic },
  topics,
  title,
  weekPath,
  onChoose,
  onLeave,
}: {
  folderId: string;
  topic: Topic;
  topics: readonly Topic[];
  title: string;
  weekPath: string;
  onChoose: (activityId: string) => void;
  onLeave: () => void;
}) {
  const of = { folderId, activityId };
  const query = useQuery(dialogueQuery(of));
  const { dialogue, judgement, replies, reply, send, begin, beginning, announcement } = useDialogue(of, query.data);
  const { week = '' } = useParams();
  useActivityEvents({
    folderId,
    week: Number(week),
    type: 'socratic-dialogue',
    title: topic,
    did: replies,
    over: !dialogue?.question,
  });
  const { open, passage, viewer } = useSourceViewer(folderId, 'Dialogue');
  useShortcut({ keys: 'Escape', label: 'Leave', group: 'Session' }, onLeave, passage === null);
  useShortcut({ keys: 'h', label: 'Next hint', group: 'Session' }, () => void send(''), (dialogue?.hintsLeft ?? 0) > 0);
  return (
    <>
      <div hidden={passage !== null}>
        <SessionFrame
          title={title}
          subtitle={topic}
          progress={dialogue && <TickProgress label="Questions" ticks={dialogueTicks(dialogue)} at={dialogue.depth} />}
          hints={dialogue?.question ? [{ keys: ['Enter'], label: 'Reply' }] : []}
          actions={
            <>
              {topics.length > 1 && <Topics topics={topics} value={activityId} onChoose={onChoose} />}
              {dialogue?.begun && (
                <IconButton icon={RotateCcw} label="Begin again" onClick={begin} disabled={beginning} />
              )}
            </>
          }
          onLeave={onLeave}
          answers={
            dialogue &&
            (dialogue.question ? (
              <ReplyToDialogue dialogue={dialogue} reply={reply} send={send} />
            ) : (
              <div className="flex flex-wrap justify-center gap-2">
                <Button onClick={begin} loading={beginning ? 'Beginning' : false}>
                  <Icon of={RotateCcw} size={14} />
                  Have it again
                </Button>
                <Button variant="primary" asChild>
                  <Link to={weekPath}>Back to the week</Link>
                </Button>
              </div>
            ))
          }
        >
          <p role="status" className="sr-only">
            {announcement}
          </p>
          <Loaded query={query} errorTitle="The dialogue could not be loaded" skeleton={<CardSkeleton />}>
            {(loaded) =>
              loaded.summary ? (
                <Closing topic={loaded.topic} summary={loaded.summary} onOpen={open} />
              ) : (
                <QuestionCard dialogue={loaded} judgement={judgement} />
              )
            }
          </Loaded>
        </SessionFrame>
      </div>
      {passage && (
        <main className="flex h-dvh flex-col">
          <h1 className="sr-only">{passage.fileName}</h1>
          {viewer}
        </main>
      )}
    </>
  );
}

function Topics({
  topics,
  value,
  onChoose,
}: {
  topics: readonly Topic[];
  value: string;
  onChoose: (activityId: string) => void;
}) {
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="sm">
          Topics
        </Button>
      }
    >
      <div className="max-w-80">
        <MenuChoices
          label="Topics"
          value={value}
          choices={topics.map(({ activityId, topic, done }) => ({
            value: activityId,
            label: done ? `${topic}, done` : topic,
          }))}
          onChange={onChoose}
        />
      </div>
    </Menu>
  );
}

function CardSkeleton() {
  return (
    <Skeletons label="Loading the dialogue">
      <Skeleton className="h-80 rounded-xl" />
    </Skeletons>
  );
}
