import { useState } from 'react';
import { Link } from 'react-router';
import { Closing } from '../../../features/dialogues/closing.tsx';
import { dialogueTicks } from '../../../features/dialogues/dialogue.ts';
import { QuestionCard } from '../../../features/dialogues/question-card.tsx';
import { TickProgress } from '../../../layout/session-frame.tsx';
import { Button } from '../../../ui/button.tsx';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import { sampleDialogues } from './sample-dialogues.ts';
import type { Specimen } from './specimen.ts';

const rounds = [
  ['flashcards', 'Flashcards'],
  ['true-false', 'True or false'],
  ['multiple-choice', 'Multiple choice'],
  ['socratic-dialogue', 'Socratic dialogue'],
] as const;

/** A dialogue needs somebody who judges: here it stands still at one of its moments. */
function Dialogue() {
  const [label, setLabel] = useState(sampleDialogues[0].label);
  const { dialogue, judgement } = sampleDialogues.find((each) => each.label === label) ?? sampleDialogues[0];
  return (
    <div className="grid gap-4">
      <div className="-mx-4 overflow-x-auto px-4 pb-1">
        <ToggleGroup
          label="Moment of the dialogue"
          value={label}
          options={sampleDialogues.map((each) => ({ value: each.label, label: each.label }))}
          onChange={setLabel}
        />
      </div>
      <TickProgress label="Questions" ticks={dialogueTicks(dialogue)} at={dialogue.depth} />
      {dialogue.summary ? (
        <Closing topic={dialogue.topic} summary={dialogue.summary} onOpen={() => undefined} />
      ) : (
        <QuestionCard dialogue={dialogue} judgement={judgement} />
      )}
    </div>
  );
}

export const activities: readonly Specimen[] = [
  {
    name: 'Four ways to practise',
    note: 'They run on the demo course; nothing that is answered there is kept.',
    states: {
      'In the demo': (
        <span className="flex flex-wrap gap-2">
          {rounds.map(([path, name]) => (
            <Button key={path} asChild>
              <Link to={`/demo/weeks/1/${path}`}>{name}</Link>
            </Button>
          ))}
        </span>
      ),
    },
  },
  {
    name: 'Dialogue',
    note: 'The engine or a model judges each reply, so the real one needs a course.',
    wide: true,
    states: { 'At its moments': <Dialogue /> },
  },
];
