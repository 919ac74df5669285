import { MessagesSquare } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';

/** What a first question could be. They ask for facts that every syllabus holds. */
export function Starters({ week, onAsk }: { week: number | null; onAsk: (question: string) => void }) {
  const questions = [
    ...(week === null ? [] : [`What do we read in week ${week}?`, `What is due in week ${week}?`]),
    'How is the course graded?',
  ];
  return (
    <div>
      <Icon of={MessagesSquare} size={20} className="text-muted" />
      <p className="mt-2 font-medium font-serif text-[1.0625rem] leading-6">
        Ask about the syllabus or any reading in this folder.
      </p>
      <p className="mt-1 text-secondary text-sm">
        Every claim comes with the place it stands. What your files do not cover, the answer says so.
      </p>
      <ul className="mt-4 flex flex-col items-start gap-2">
        {questions.map((question) => (
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
