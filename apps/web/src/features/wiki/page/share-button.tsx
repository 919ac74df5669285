import { t } from '@lingui/core/macro';
import Link2 from 'lucide-react/icons/link-2';
import Share2 from 'lucide-react/icons/share-2';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { wikiPath } from '../wiki.ts';

/** The device's own way to share where it has one, else the link on the clipboard. */
export function ShareButton({ wikiId, title }: { wikiId: string; title: string }) {
  const url = new URL(wikiPath(wikiId), window.location.origin).href;
  const data = { title: t`${title}, on Weekwise`, url };
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare(data);
  const share = async () => {
    try {
      await navigator.share(data);
    } catch (error) {
      // Put aside by the student: nothing to say.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await copyText(url, t`Link copied`);
    }
  };
  return (
    <Button variant="ghost" size="sm" onClick={() => void (canShare ? share() : copyText(url, t`Link copied`))}>
      <Icon of={canShare ? Share2 : Link2} size={14} />
      {canShare ? t`Share` : t`Copy link`}
    </Button>
  );
}
