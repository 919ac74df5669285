import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TickProgress } from '../../layout/session-frame.tsx';
import type { OpenPassage } from '../../lib/passage.ts';
import { useActivityEvents } from '../../lib/proactive/use-activity-events.ts';
import { Button } from '../../ui/button.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { Closing } from './closing.tsx';
import { type DialogueOf, dialogueQuery } from './dialogue.queries.ts';
import { dialogueTicks } from './dialogue.ts';
import { QuestionCard } from './question-card.tsx';
import { ReplyToDialogue } from './reply-to-dialogue.tsx';
import { useDialogue } from './use-dialogue.ts';

/** A Socratic dialogue as part of something else. It is loaded when the student begins it, or goes on with it. */
export function InlineDialogue({
  of,
  topic,
  begun,
  onOpenPassage,
}: {
  of: DialogueOf;
  topic: string;
  /** It was had before. */
  begun: boolean;
  onOpenPassage: OpenPassage;
}) {
  const [open, setOpen] = useState(false);
  return (
    <section
      aria-label={t`Socratic dialogue: ${topic}`}
      data-inline
      className="rounded-lg border border-default bg-surface px-4 py-3.5"
    >
      {open ? (
        <OpenDialogue of={of} onOpenPassage={onOpenPassage} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="min-w-40 flex-1 text-sm">
            <b className="block font-semibold">{topic}</b> {t`A dialogue that asks one question after another.`}
          </p>
          <Button size="sm" onClick={() => setOpen(true)}>
            {begun ? t`Look at it` : t`Begin`}
          </Button>
        </div>
      )}
    </section>
  );
}

function OpenDialogue({ of, onOpenPassage }: { of: DialogueOf; onOpenPassage: OpenPassage }) {
  const query = useQuery(dialogueQuery(of));
  const { dialogue, judgement, replies, reply, send, begin, beginning, announcement } = useDialogue(of, query.data);
  useActivityEvents({
    folderId: of.folderId,
    week: null,
    type: 'socratic-dialogue',
    title: dialogue?.topic,
    did: replies,
    over: !dialogue?.question,
    inline: true,
  });
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <QueryBoundary
        query={query}
        errorTitle={t`The dialogue could not be loaded`}
        skeleton={
          <Skeletons label={t`Loading the dialogue`}>
            <Skeleton className="h-24" />
          </Skeletons>
        }
      >
        {(loaded) => (
          <>
            <TickProgress label={t`Questions`} ticks={dialogueTicks(loaded)} at={loaded.depth} />
            <div className="mt-3">
              {loaded.summary ? (
                <Closing topic={loaded.topic} summary={loaded.summary} onOpen={onOpenPassage} />
              ) : (
                <QuestionCard dialogue={loaded} judgement={judgement} />
              )}
            </div>
          </>
        )}
      </QueryBoundary>
      {dialogue && (
        <div className="mt-3">
          {dialogue.question ? (
            <ReplyToDialogue dialogue={dialogue} reply={reply} send={send} />
          ) : (
            <Button size="sm" onClick={begin} loading={beginning ? t`Beginning` : false}>{t`Start over`}</Button>
          )}
        </div>
      )}
    </>
  );
}
