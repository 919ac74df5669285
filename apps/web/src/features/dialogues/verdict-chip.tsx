import { t } from '@lingui/core/macro';
import type { DialogueVerdict } from '@weekwise/contracts/dialogues.ts';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import CircleX from 'lucide-react/icons/circle-x';
import Copy from 'lucide-react/icons/copy';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Minus from 'lucide-react/icons/minus';
import Scale from 'lucide-react/icons/scale';
import type { LucideIcon } from 'lucide-react/types';
import { Chip } from '../../ui/chip.tsx';
import type { DialogueOutcome } from './dialogue.ts';

type Look = { tone: 'success' | 'warning' | 'plain'; icon: LucideIcon; word: string };

const verdicts: Record<DialogueVerdict, Look> = {
  covered: { tone: 'success', icon: Check, word: t`Covered` },
  partial: { tone: 'warning', icon: CircleDashed, word: t`In part` },
  'off-topic': { tone: 'plain', icon: CircleHelp, word: t`Not yet` },
  contradicted: { tone: 'warning', icon: CircleX, word: t`Other than the text` },
  unsure: { tone: 'plain', icon: Scale, word: t`Judge yourself` },
  'asks-hint': { tone: 'plain', icon: Lightbulb, word: t`Hint` },
  'asks-example': { tone: 'plain', icon: Lightbulb, word: t`Example` },
  'asks-answer': { tone: 'plain', icon: Lightbulb, word: t`Passage` },
  copied: { tone: 'warning', icon: Copy, word: t`Not your words` },
  empty: { tone: 'plain', icon: Minus, word: t`No reply` },
};
const outcomes: Record<DialogueOutcome['outcome'], Look> = {
  shown: { tone: 'success', icon: Check, word: t`Shown` },
  partly: { tone: 'warning', icon: CircleDashed, word: t`Shown in part` },
  'not-shown': { tone: 'plain', icon: CircleHelp, word: t`Not shown yet` },
};

export const VerdictChip = ({ verdict }: { verdict: DialogueVerdict }) => <Look {...verdicts[verdict]} />;
export const OutcomeChip = ({ outcome }: { outcome: DialogueOutcome['outcome'] }) => <Look {...outcomes[outcome]} />;

function Look({ tone, icon, word }: Look) {
  return (
    <Chip tone={tone} icon={icon}>
      {word}
    </Chip>
  );
}
