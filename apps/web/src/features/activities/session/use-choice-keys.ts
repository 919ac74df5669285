import { useShortcut } from '../../../lib/shortcuts.ts';
import type { Choice } from './quiz-answers.tsx';
import type { QuizAnswer } from './quiz-session.ts';

const none: Choice = { answer: false, label: '', key: 'F24' };

/** The keys of a question's choices; as many as a question may have. */
export function useChoiceKeys(
  choices: readonly Choice[],
  onAnswer: (answer: QuizAnswer) => void,
  enabled: boolean,
): void {
  const [a, b, c, d, e, f] = choices;
  useChoiceKey(a, onAnswer, enabled);
  useChoiceKey(b, onAnswer, enabled);
  useChoiceKey(c, onAnswer, enabled);
  useChoiceKey(d, onAnswer, enabled);
  useChoiceKey(e, onAnswer, enabled);
  useChoiceKey(f, onAnswer, enabled);
}

function useChoiceKey(choice: Choice | undefined, onAnswer: (answer: QuizAnswer) => void, enabled: boolean): void {
  const { key, label, answer } = choice ?? none;
  useShortcut({ keys: key, label, group: 'Session' }, () => onAnswer(answer), enabled && choice !== undefined);
}
