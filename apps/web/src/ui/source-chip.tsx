import { t } from '@lingui/core/macro';
import Cpu from 'lucide-react/icons/cpu';
import HardDrive from 'lucide-react/icons/hard-drive';
import { Chip } from './chip.tsx';
import { Tooltip } from './tooltip.tsx';

/** Says what wrote something: a screen never leaves that to guess. */
export function SourceChip({ source }: { source: string }) {
  const isEngine = source === 'engine';
  const explained = isEngine
    ? t`Offline engine. Answers are assembled from passages in your files, without a language model.`
    : t`Written by the language model ${source} from passages in your files. Each citation was checked.`;
  return (
    <Tooltip label={explained}>
      <button type="button" className="max-w-48 rounded-sm">
        <Chip tone="line" icon={isEngine ? HardDrive : Cpu}>
          <span className="truncate">{isEngine ? t`Offline engine` : source}</span>
        </Chip>
      </button>
    </Tooltip>
  );
}
