import { t } from '@lingui/core/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { IconButton } from '../../ui/icon-button.tsx';

/** Below a question that was asked in several wordings: which one this is, and the way to the others. */
export function Versions({
  ids,
  current,
  disabled,
  onShow,
}: {
  ids: readonly string[];
  current: string;
  disabled: boolean;
  onShow: (id: string) => void;
}) {
  const at = ids.indexOf(current);
  const show = (to: number) => {
    const id = ids[to];
    if (id !== undefined) onShow(id);
  };
  return (
    <p className="-ms-1.5 mt-0.5 flex items-center text-muted text-xs">
      <IconButton
        icon={ChevronLeft}
        label={t`Earlier version`}
        size="sm"
        iconSize={14}
        disabled={disabled || at <= 0}
        onClick={() => show(at - 1)}
      />
      <span className="tabular">{t`Version ${at + 1} of ${ids.length}`}</span>
      <IconButton
        icon={ChevronRight}
        label={t`Later version`}
        size="sm"
        iconSize={14}
        disabled={disabled || at >= ids.length - 1}
        onClick={() => show(at + 1)}
      />
    </p>
  );
}
