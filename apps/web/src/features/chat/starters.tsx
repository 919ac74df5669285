import { t } from '@lingui/core/macro';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** What the plan can answer, so that no question is proposed that it can't. */
export interface PlanKnows {
  readings: boolean;
  work: boolean;
  grading: boolean;
}

/** What a first question could be. Those are offered that the plan has an answer to. */
export function Starters({
  week,
  knows,
  hasFiles,
  onAsk,
}: {
  week: number | null;
  knows: PlanKnows;
  /** Without any file nothing can be answered: no question is offered. */
  hasFiles: boolean;
  onAsk: (question: string) => void;
}) {
  const questions = [
    ...(week !== null && knows.readings ? [t`What do we read in week ${week}?`] : []),
    ...(week !== null && knows.work ? [t`What is due in week ${week}?`] : []),
    ...(knows.grading ? [t`How is the course graded?`] : []),
  ];
  return (
    <div>
      <Icon of={MessagesSquare} size={20} className="text-muted" />
      <p className="mt-2 text-balance font-medium font-serif text-[1.0625rem] leading-6">
        {hasFiles ? t`Ask about the syllabus or any reading in this folder` : t`Nothing to ask about yet`}
      </p>
      <p className="mt-1 text-secondary text-sm">
        {hasFiles
          ? t`Every claim comes with the place it stands. What your files do not cover, the answer says so.`
          : t`Add the syllabus or a reading. Then ask here, and every claim comes with the place it stands.`}
      </p>
      <ul className="mt-4 flex flex-col items-start gap-2">
        {(hasFiles ? questions : []).map((question) => (
          <li key={question}>
            <Button size="sm" onClick={() => onAsk(question)}>
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
