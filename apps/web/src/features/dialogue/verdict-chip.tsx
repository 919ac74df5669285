import { Check, CircleDashed, CircleHelp, Copy, type LucideIcon, Minus } from 'lucide-react';
import { Chip } from '../../components/chip.tsx';
import type { Outcome, Verdict } from './dialogue.ts';

type Look = { tone: 'success' | 'warning' | 'plain'; icon: LucideIcon; word: string };

const verdicts: Record<Verdict, Look> = {
  covered: { tone: 'success', icon: Check, word: 'Covered' },
  partial: { tone: 'warning', icon: CircleDashed, word: 'In part' },
  'off-topic': { tone: 'plain', icon: CircleHelp, word: 'Not yet' },
  copied: { tone: 'warning', icon: Copy, word: 'Not your words' },
  empty: { tone: 'plain', icon: Minus, word: 'No reply' },
};
const outcomes: Record<Outcome['outcome'], Look> = {
  shown: { tone: 'success', icon: Check, word: 'Shown' },
  partly: { tone: 'warning', icon: CircleDashed, word: 'Shown in part' },
  'not-shown': { tone: 'plain', icon: CircleHelp, word: 'Not shown yet' },
};

export const VerdictChip = ({ verdict }: { verdict: Verdict }) => <Look {...verdicts[verdict]} />;
export const OutcomeChip = ({ outcome }: { outcome: Outcome['outcome'] }) => <Look {...outcomes[outcome]} />;

function Look({ tone, icon, word }: Look) {
  return (
    <Chip tone={tone} icon={icon}>
      {word}
    </Chip>
  );
}
