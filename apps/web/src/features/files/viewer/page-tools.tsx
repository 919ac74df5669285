import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import type { RefObject } from 'react';
import { pageName } from '../../../lib/citation-label.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { PdfViewer, PdfViewerState } from './pdf-viewer.ts';

/** Which page of a PDF is shown, by the name that print gives it, and the buttons to turn and to size the pages. */
export function PageTools({
  pages: { page, pageCount },
  labels,
  viewer,
}: {
  pages: PdfViewerState;
  /** What print calls the pages, where that is not their numbers. */
  labels: readonly string[] | undefined;
  viewer: RefObject<PdfViewer | null>;
}) {
  const name = pageName({ page, pageLabel: labels?.[page - 1] });
  // On a phone a finger turns the pages, and the name needs the room.
  return (
    <>
      <IconButton
        icon={ChevronUp}
        label={t`Previous page`}
        className="max-md:hidden"
        disabled={page <= 1}
        onClick={() => viewer.current?.goTo(page - 1)}
      />
      <span className="tabular whitespace-nowrap text-sm" role="status">
        {name === String(page) ? (
          <Trans>
            <b className="font-semibold">{page}</b> of {pageCount}
          </Trans>
        ) : (
          <Trans>
            <b className="font-semibold">{name}</b> ({page} of {pageCount})
          </Trans>
        )}
      </span>
      <IconButton
        icon={ChevronDown}
        label={t`Next page`}
        className="max-md:hidden"
        disabled={page >= pageCount}
        onClick={() => viewer.current?.goTo(page + 1)}
      />
      <span className="flex max-md:hidden">
        <IconButton icon={ZoomOut} label={t`Smaller`} onClick={() => viewer.current?.zoom(-1)} />
        <IconButton icon={ZoomIn} label={t`Larger`} onClick={() => viewer.current?.zoom(1)} />
      </span>
    </>
  );
}
