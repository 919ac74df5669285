import type { ReactNode } from 'react';
import { Starters } from '../../../features/chat/starters.tsx';
import { type ChatTurn, newTurn, type ToolCall } from '../../../features/chat/turn.ts';
import type { TurnActions } from '../../../features/chat/turn-actions.ts';
import { TurnView } from '../../../features/chat/turn-view.tsx';
import { textOf } from '../../../lib/api/errors.ts';
import type { Specimen } from './specimen.ts';

const quiet = () => undefined;
const actions: TurnActions = {
  onOpenCitation: quiet,
  onAskAgain: quiet,
  onEdit: quiet,
  onRemove: quiet,
  onStop: quiet,
  onDecide: quiet,
  onShowVersion: quiet,
  onRate: quiet,
  onMakeCard: quiet,
};

const citation: ChatTurn['citations'][number] = {
  number: 1,
  passageId: 'sample',
  fileId: 'sample',
  fileName: 'breaking-waves.pdf',
  page: 4,
  block: 1,
  lastBlock: 1,
  heading: 'Shoaling',
  quote: 'A crest is slowed first where the water is shallow.',
};
const said = 'A crest is slowed first where the water is shallow, so that it turns towards the beach [1].';
const quoted =
  '> … Waves slow as they come in. **A crest is slowed first where the water is shallow.** The rest turns after it. …\n>\n> [1]';
const asks: ToolCall = {
  id: 'sample',
  tool: 'move_due_date',
  status: 'asks',
  message: 'Move “Tide log, part 1” from Feb 13 to Feb 16?',
  detail: {},
};

const turn = (change: Partial<ChatTurn>, open: number | null = null): ReactNode => (
  <TurnView
    turn={{ ...newTurn('sample', 'Why do waves turn towards a beach?', { threadId: 'sample' }), ...change }}
    openNumber={open}
    decidingId={null}
    busy={false}
    actions={actions}
  />
);
const answered: Partial<ChatTurn> = {
  status: 'complete',
  answer: said,
  citations: [citation],
  source: 'a-language-model',
};

/** A question and its answer, from the empty conversation to each of its ends. */
export const ofChat: readonly Specimen[] = [
  {
    name: 'Conversation',
    states: {
      Empty: <Starters week={3} knows={{ readings: true, work: true, grading: true }} hasFiles onAsk={quiet} />,
      'Without files': (
        <Starters week={3} knows={{ readings: true, work: true, grading: true }} hasFiles={false} onAsk={quiet} />
      ),
    },
  },
  {
    name: 'Answer',
    states: {
      Waiting: turn({ status: 'waiting', progress: 'Read 5 passages in 3 files' }),
      'Being written': turn({ status: 'writing', answer: 'A crest is slowed first where' }),
      'The connection is lost': turn({ status: 'writing', answer: 'A crest is slowed first', connectionLost: true }),
      Complete: turn(answered),
      'Its source is open': turn(answered, 1),
      'By the offline engine': turn({ ...answered, answer: quoted, source: 'engine' }),
      'The engine in a model’s place': turn({ ...answered, source: 'engine', fallback: 'timed-out' }),
      'Not in the files': turn({
        status: 'complete',
        answer: `I couldn't find this in your files. The nearest passage is under “Shoaling”. It begins:\n\n> ${citation.quote} …\n>\n> [1]`,
        citations: [citation],
        abstained: true,
        source: 'engine',
      }),
      'It asks before it changes something': turn({
        ...answered,
        answer: asks.message,
        citations: [],
        toolCalls: [asks],
      }),
      Stopped: turn({ status: 'stopped', answer: 'A crest is slowed first' }),
      'Silent for 30 seconds': turn({
        status: 'failed',
        failure: { code: 'stream_silent', message: textOf('stream_silent') },
      }),
      Failed: turn({ status: 'failed', failure: { code: 'internal', message: textOf('internal') } }),
      'Without an answer': turn({ status: 'unanswered' }),
    },
  },
];
