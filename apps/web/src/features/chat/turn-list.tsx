import { t } from '@lingui/core/macro';
import type { OfferedActivities } from '@weekwise/contracts/chat-events.ts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { SelectionButton } from './selection-button.tsx';
import { type PlanKnows, Starters } from './starters.tsx';
import { isLive, type OpenCitation } from './turn.ts';
import { type TurnActions, useSteadyActions } from './turn-actions.ts';
import { TurnView } from './turn-view.tsx';
import { useChatScroll } from './use-chat-scroll.ts';
import type { ConversationView } from './use-conversation.ts';
import { useHistory } from './use-history.ts';

/** What was said, the newest at the end; earlier pages come as the reader scrolls up to them. */
export function TurnList({
  conversation,
  openCitation,
  week,
  knows,
  hasFiles,
  actions,
  drawOffered,
  onAsk,
}: {
  conversation: ConversationView;
  openCitation: OpenCitation | null;
  week: number | null;
  knows: PlanKnows;
  hasFiles: boolean;
  actions: TurnActions;
  drawOffered: (offered: OfferedActivities) => ReactNode;
  onAsk: (question: string) => void;
}) {
  const { turns, stored, earlier, busy, decidingId } = conversation;
  const steady = useSteadyActions(actions);
  const { visible, hasEarlier, showEarlier } = useHistory(conversation);
  const last = turns.at(-1);
  const { list, content, state, toEnd } = useChatScroll({
    firstId: visible[0]?.id,
    askedId: last && isLive(last) ? last.id : undefined,
    latest: last,
    onNearTop: () => {
      if (!earlier.failed) showEarlier();
    },
  });
  const isEmpty = turns.length === 0;
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {/* Positioned: what is out of sight in an answer, as labels are, would else make the pane around it taller. */}
      <div ref={list} className="relative min-h-0 flex-1 overflow-y-auto px-5 py-5">
        <div ref={content}>
          {hasEarlier && !isEmpty && (
            <Button
              size="sm"
              variant="ghost"
              className="mb-4"
              loading={earlier.loading ? t`Loading` : false}
              onClick={showEarlier}
            >
              {earlier.failed ? t`Earlier questions did not load. Try again` : t`Show earlier questions`}
            </Button>
          )}
          <div className="space-y-5">
            {visible.map((turn) => (
              <TurnView
                key={turn.id}
                turn={turn}
                decidingId={decidingId}
                busy={busy}
                openNumber={openCitation?.turnId === turn.id ? openCitation.number : null}
                actions={steady}
              >
                {turn.offered.length > 0 &&
                  turn.offered.map((offered) => (
                    <div key={`${offered.activity_type} ${offered.activities[0]?.id}`} className="mt-3">
                      {drawOffered(offered)}
                    </div>
                  ))}
              </TurnView>
            ))}
          </div>
          {isEmpty && stored.isPending && !stored.error && <ChatSkeleton />}
          {isEmpty && stored.error && (
            <ErrorState
              title={t`The conversation could not be loaded`}
              error={stored.error}
              onRetry={stored.refetch}
              retrying={stored.isFetching}
            />
          )}
          {isEmpty && !stored.isPending && !stored.error && (
            <Starters week={week} knows={knows} hasFiles={hasFiles} onAsk={onAsk} />
          )}
        </div>
      </div>
      {actions.onMakeCard && <SelectionButton within={list} onMakeCard={actions.onMakeCard} />}
      {state !== 'at-end' && (
        <div className="-translate-x-1/2 absolute bottom-2 left-1/2">
          <Button size="sm" className="shadow-md" onClick={toEnd}>
            <Icon of={ArrowDown} size={14} />
            {state === 'news' ? t`New messages` : t`To the newest`}
          </Button>
        </div>
      )}
    </div>
  );
}

function ChatSkeleton() {
  return (
    <Skeletons label={t`Loading the conversation`} className="space-y-3">
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-5/6" />
      <Skeleton className="mt-6 h-4 w-1/2" />
      <Skeleton className="h-4 w-full" />
    </Skeletons>
  );
}
