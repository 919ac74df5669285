import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { Closing } from '../../features/dialogues/closing.tsx';
import { dialogueQuery, type Topic, topicsQuery } from '../../features/dialogues/dialogue.queries.ts';
import { dialogueTicks } from '../../features/dialogues/dialogue.ts';
import { QuestionCard } from '../../features/dialogues/question-card.tsx';
import { ReplyToDialogue } from '../../features/dialogues/reply-to-dialogue.tsx';
import { useDialogue } from '../../features/dialogues/use-dialogue.ts';
import { SessionFrame, TickProgress } from '../../layout/session-frame.tsx';
import { isApiError } from '../../lib/api/errors.ts';
import { isDemo } from '../../lib/demo.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useActivityEvents } from '../../lib/proactive/use-activity-events.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuChoices } from '../../ui/menu.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { LockedWeek } from '../shared/locked-week.tsx';
import { useSourceViewer } from '../shared/source-viewer.tsx';
import { useWeekOfCourse } from './use-week-of-course.ts';

/** The Socratic dialogues of a week, one at a time: the one under way, else the first that was not had yet. */
export default function SocraticDialoguePage() {
  const { userId, folderId, week, weekPath } = useWeekOfCourse();
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const topics = useQuery(topicsQuery({ userId, folderId, week }));
  const wanted = address.get('dialogue');
  const found = topics.data && (topics.data.find(({ activityId }) => activityId === wanted) ?? firstOpen(topics.data));
  const leave = () => void navigate(weekPath);
  usePageTitle(t`Socratic dialogue, week ${week}`);
  const title = t`Socratic dialogue, week ${week}`;
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
        <QueryBoundary query={topics} errorTitle={t`The dialogue could not be loaded`} skeleton={<CardSkeleton />}>
          {() => (
            <EmptyState
              icon={MessageCircleQuestion}
              title={t`This week has no dialogue yet`}
              actions={
                <Button size="sm" asChild>
                  <Link to={weekPath}>{isDemo(folderId) ? t`Open the week` : t`Make the activities`}</Link>
                </Button>
              }
            >{t`A dialogue asks one question after another, about what your readings say.`}</EmptyState>
          )}
        </QueryBoundary>
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
  const { open, passage, viewer } = useSourceViewer(folderId, t`Dialogue`);
  useShortcut({ keys: 'Escape', label: t`Leave`, group: 'Session' }, onLeave, passage === null);
  useShortcut(
    { keys: 'h', label: t`Next hint`, group: 'Session' },
    () => void send(''),
    (dialogue?.hintsLeft ?? 0) > 0,
  );
  return (
    <>
      <div hidden={passage !== null}>
        <SessionFrame
          title={title}
          subtitle={topic}
          progress={
            dialogue && <TickProgress label={t`Questions`} ticks={dialogueTicks(dialogue)} at={dialogue.depth} />
          }
          hints={dialogue?.question ? [{ keys: ['Enter'], label: t`Reply` }] : []}
          actions={
            <>
              {topics.length > 1 && <Topics topics={topics} value={activityId} onChoose={onChoose} />}
              {dialogue?.begun && (
                <IconButton icon={RotateCcw} label={t`Begin again`} onClick={begin} disabled={beginning} />
              )}
            </>
          }
          step={dialogue?.summary ? 'closing' : dialogue?.depth}
          onLeave={onLeave}
          answers={
            dialogue &&
            (dialogue.question ? (
              <ReplyToDialogue dialogue={dialogue} reply={reply} send={send} />
            ) : (
              <div className="flex flex-wrap justify-center gap-2">
                <Button onClick={begin} loading={beginning ? t`Beginning` : false}>
                  <Icon of={RotateCcw} size={14} />
                  {t`Start over`}
                </Button>
                <Button variant="primary" asChild>
                  <Link to={weekPath}>{t`Back to the week`}</Link>
                </Button>
              </div>
            ))
          }
        >
          <p role="status" className="sr-only">
            {announcement}
          </p>
          <QueryBoundary query={query} errorTitle={t`The dialogue could not be loaded`} skeleton={<CardSkeleton />}>
            {(loaded) =>
              loaded.summary ? (
                <Closing topic={loaded.topic} summary={loaded.summary} onOpen={open} />
              ) : (
                <QuestionCard dialogue={loaded} judgement={judgement} />
              )
            }
          </QueryBoundary>
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
    <Menu trigger={<Button variant="ghost" size="sm">{t`Topics`}</Button>}>
      <div className="max-w-80">
        <MenuChoices
          label={t`Topics`}
          value={value}
          choices={topics.map(({ activityId, topic, done }) => ({
            value: activityId,
            label: done ? t`${topic}, done` : topic,
          }))}
          onChange={onChoose}
        />
      </div>
    </Menu>
  );
}

function CardSkeleton() {
  return (
    <Skeletons label={t`Loading the dialogue`}>
      <Skeleton className="h-80 rounded-xl" />
    </Skeletons>
  );
}
