import { plural } from '@lingui/core/macro';
import { CheckCheck, Layers, ListChecks, type LucideIcon, MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { TriedRound } from '../../features/activities/tried/tried-round.tsx';
import { Closing } from '../../features/dialogues/closing.tsx';
import { dialogueTicks } from '../../features/dialogues/dialogue.ts';
import { QuestionCard } from '../../features/dialogues/question-card.tsx';
import { TickProgress } from '../../layout/session-frame.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { LivingPage } from './living/living-page.tsx';
import { sampleDialogues, sampleItems } from './living/sample-items.ts';
import { useSampleLine } from './living/use-sample-line.tsx';

type RoundType = keyof typeof sampleItems;
const path = '/assessment-demo';

const rounds: { type: RoundType; title: string; icon: LucideIcon; about: string }[] = [
  { type: 'flashcards', title: 'Flashcards', icon: Layers, about: 'Turn the card, then say if you knew it.' },
  {
    type: 'true-false',
    title: 'True or false',
    icon: CheckCheck,
    about: 'One statement at a time, the reason after it.',
  },
  {
    type: 'multiple-choice',
    title: 'Multiple choice',
    icon: ListChecks,
    about: 'One answer is right. Keys 1 to 4 choose.',
  },
];

/** The four types of activities with items of their own: what is answered is kept nowhere (spec §2). */
export default function AssessmentDemo() {
  const [query] = useSearchParams();
  const round = rounds.find(({ type }) => type === query.get('type'));
  return round ? <Round {...round} /> : <Overview />;
}

function Round({ type, title }: { type: RoundType; title: string }) {
  const navigate = useNavigate();
  usePageTitle(`${title}, sample`);
  return (
    <TriedRound
      key={type}
      items={sampleItems[type]}
      title={title}
      subtitle="Sample items, nothing is kept"
      onLeave={() => void navigate(path)}
      ended={
        <Button asChild>
          <Link to={path}>All types</Link>
        </Button>
      }
    />
  );
}

function Overview() {
  return (
    <LivingPage
      path={path}
      title="Four ways to practise"
      lead="Every activity of a course is one of these. Here they run on a few items of our own; nothing you answer leaves this browser."
    >
      <ul className="mt-6 grid gap-3 md:grid-cols-3">
        {rounds.map(({ type, title, icon, about }) => (
          <li key={type} className="relative rounded-lg border bg-surface p-4 hover:bg-raised">
            <Icon of={icon} size={20} className="text-muted" />
            <h2 className="mt-2 font-medium font-serif text-[1.0625rem] leading-6">
              <Link to={`${path}?type=${type}`} className="after:absolute after:inset-0 after:rounded-lg">
                {title}
              </Link>
            </h2>
            <p className="mt-0.5 text-secondary text-sm">{about}</p>
            <p className="tabular mt-2 text-muted text-xs">
              {plural(sampleItems[type].length, { one: '# item', other: '# items' })}
            </p>
          </li>
        ))}
      </ul>
      <Dialogue />
    </LivingPage>
  );
}

/** A dialogue needs somebody who judges: here it stands still at its moments. */
function Dialogue() {
  const [label, setLabel] = useState(sampleDialogues[0]?.label ?? '');
  const { open, dialog } = useSampleLine();
  const shown = sampleDialogues.find((each) => each.label === label);
  if (!shown) return null;
  const { dialogue, judgement } = shown;
  return (
    <section aria-labelledby="dialogue" className="mt-9 border-t pt-6">
      <h2 id="dialogue" className="flex items-center gap-2 font-medium font-serif text-[1.0625rem] leading-6">
        <Icon of={MessageCircleQuestion} size={20} className="text-muted" />
        Socratic dialogue
      </h2>
      <p className="mt-0.5 text-secondary text-sm">
        The engine or a model judges each reply, so it needs a course. Here it stands still at four of its moments.
      </p>
      <div className="-mx-4 mt-4 overflow-x-auto px-4 pb-1">
        <ToggleGroup
          label="Moment of the dialogue"
          value={label}
          options={sampleDialogues.map((each) => ({ value: each.label, label: each.label }))}
          onChange={setLabel}
        />
      </div>
      <div className="mt-4 grid gap-4">
        <TickProgress label="Questions" ticks={dialogueTicks(dialogue)} at={dialogue.depth} />
        {dialogue.summary ? (
          <Closing
            topic={dialogue.topic}
            summary={dialogue.summary}
            onOpen={({ page, quote }) =>
              open({ fileId: 'sample', page, block: 0, start: 0, end: quote?.length ?? 0, text: quote ?? '' })
            }
          />
        ) : (
          <QuestionCard dialogue={dialogue} judgement={judgement} />
        )}
      </div>
      {dialog}
    </section>
  );
}
