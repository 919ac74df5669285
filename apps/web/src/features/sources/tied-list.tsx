import { t } from '@lingui/core/macro';
import BookOpen from 'lucide-react/icons/book-open';
import ExternalLink from 'lucide-react/icons/external-link';
import Link2 from 'lucide-react/icons/link-2';
import Unlink from 'lucide-react/icons/unlink';
import type { OpenPassage } from '../../lib/passage.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Tie } from './source.ts';

/** What the student said the reading is. */
export function TiedList({
  ties,
  onOpen,
  onUntie,
}: {
  ties: readonly Tie[];
  onOpen: OpenPassage;
  /** null where nothing can be changed. */
  onUntie: ((tie: Tie) => void) | null;
}) {
  if (ties.length === 0) return null;
  return (
    <section aria-label={t`Tied to this reading`} className="mb-4 rounded-lg border border-default bg-canvas px-4 py-3">
      <h2 className="mb-1 font-semibold text-sm">{t`This is it`}</h2>
      <ul>
        {ties.map((tie) => (
          <li key={tie.id} className="flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <Icon of={Link2} size={14} className="shrink-0 text-success" />
            <span className="min-w-0 flex-1 basis-44 break-words py-1 font-serif">{tie.fileName ?? tie.label}</span>
            <TieTarget tie={tie} onOpen={onOpen} />
            {onUntie && (
              <IconButton icon={Unlink} label={t`Not it: ${tie.label}`} size="sm" onClick={() => onUntie(tie)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function TieTarget({ tie, onOpen }: { tie: Tie; onOpen: OpenPassage }) {
  const { fileId, fileName, label, url } = tie;
  if (fileId)
    return (
      <Button
        size="sm"
        aria-label={t`Open ${fileName ?? label}`}
        onClick={() => onOpen({ fileId, fileName: fileName ?? label, page: null, block: 0, lastBlock: 0, quote: '' })}
      >
        <Icon of={BookOpen} size={14} />
        {t`Open`}
      </Button>
    );
  if (!url || !/^https?:/.test(url)) return null;
  return (
    <Button size="sm" asChild>
      <a href={url} target="_blank" rel="noreferrer noopener" aria-label={t`Open ${label} on its site`}>
        <Icon of={ExternalLink} size={14} />
        {t`Open`}
      </a>
    </Button>
  );
}
