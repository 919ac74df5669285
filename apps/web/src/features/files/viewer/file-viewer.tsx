import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { DocumentBlock } from '@weekwise/contracts/files.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isApiError } from '../../../lib/api/errors.ts';
import { useShortcut } from '../../../lib/shortcuts.ts';
import type { SourceTarget } from '../../../lib/source-target.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../../ui/skeleton.tsx';
import { boxesOf, locateQuote } from './locate-quote.ts';
import { PageTools } from './page-tools.tsx';
import { PdfView } from './pdf-view.tsx';
import type { PdfViewer, PdfViewerState } from './pdf-viewer.ts';
import { TextView } from './text-view.tsx';
import { contentUrl, documentQuery } from './viewer.queries.ts';
import { widthOf } from './width-of.ts';

export interface FileViewerProps {
  folderId: string;
  fileId: string;
  fileName: string;
  /** The passage to mark, or the file from its beginning. */
  target: SourceTarget | null;
  /** Where closing leads: "Week 8". */
  backLabel: string;
  onClose: () => void;
  /** A bar below the pages: which citation this is, and the way to the next. */
  footer?: ReactNode;
  /** In the bar above: what else can be done with the file. */
  actions?: ReactNode;
}

/** A file of the folder in the centre pane, with the passage that was asked for marked. Escape closes it. */
export function FileViewer({
  folderId,
  fileId,
  fileName,
  target,
  backLabel,
  onClose,
  footer,
  actions,
}: FileViewerProps) {
  const query = useQuery(documentQuery(folderId, fileId));
  const viewer = useRef<PdfViewer>(null);
  const [pages, setPages] = useState<PdfViewerState | null>(null);
  const onState = useCallback((state: PdfViewerState | null) => setPages(state), []);
  const blocks = query.data?.blocks;
  const ranges = useMemo(() => (blocks && target ? locateQuote(blocks, target) : []), [blocks, target]);
  const places = useMemo(
    () =>
      blocks && target
        ? { boxes: boxesOf(blocks, ranges, widthOf), page: target.page ?? pageOf(blocks, target) }
        : null,
    [blocks, ranges, target],
  );
  useShortcut({ keys: 'Escape', label: t`Close the file`, group: 'Reading' }, onClose);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    // A passage takes the focus itself. Whoever came by the palette or an address has it nowhere.
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, []);
  const url = contentUrl(folderId, fileId);
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={fileName}
      className="flex min-h-0 flex-1 flex-col bg-sunken outline-none"
    >
      <header className="flex h-11 shrink-0 items-center gap-1 border-b bg-surface px-3 max-md:h-12">
        <Button variant="ghost" size="sm" onClick={onClose} className="px-2">
          <Icon of={ArrowLeft} size={14} />
          {backLabel}
        </Button>
        <h2 className="mx-2 min-w-0 flex-1 truncate font-medium text-sm" title={fileName}>
          {fileName}
        </h2>
        {pages && <PageTools pages={pages} labels={query.data?.page_labels} viewer={viewer} />}
        {actions}
        <a
          href={url}
          download={fileName}
          aria-label={t`Download the original`}
          title={t`Download the original`}
          className="inline-flex size-9 touch:size-11 items-center justify-center rounded-md text-secondary hover:bg-button-ghost-hover max-md:hidden"
        >
          <Icon of={Download} />
        </a>
        <IconButton icon={X} label={t`Close`} keys="Escape" onClick={onClose} />
      </header>
      {isApiError(query.error, 'file_not_ready') ? (
        <div className="p-6">
          <Alert tone="info" title={t`Reading this file.`}>{t`It opens as soon as its text is there.`}</Alert>
        </div>
      ) : (
        <QueryBoundary
          query={query}
          errorTitle={t`The file could not be opened`}
          skeleton={<SheetSkeleton name={fileName} />}
        >
          {(document) =>
            document.format === 'pdf' ? (
              <PdfView url={url} name={fileName} places={places} viewer={viewer} onState={onState} />
            ) : (
              <div className="min-h-0 flex-1 overflow-y-auto">
                {document.warnings.map((warning) => (
                  <Alert key={warning} tone="warning" className="mx-auto mt-4 max-w-[42.5rem] max-md:m-4">
                    {warning}
                  </Alert>
                ))}
                <TextView blocks={document.blocks} ranges={ranges} />
              </div>
            )
          }
        </QueryBoundary>
      )}
      {footer && <footer className="flex shrink-0 items-center gap-3 border-t bg-surface px-4 py-1.5">{footer}</footer>}
    </section>
  );
}

function SheetSkeleton({ name }: { name: string }) {
  return (
    <Skeletons label={t`Loading ${name}`} className="mx-auto w-full max-w-[42.5rem] space-y-3 p-10">
      <Skeleton className="h-6 w-2/3" />
      {['a', 'b', 'c', 'd', 'e', 'f'].map((line) => (
        <Skeleton key={line} className="h-4 w-full" />
      ))}
    </Skeletons>
  );
}

/** An address that was sent names blocks only. */
const pageOf = (blocks: readonly DocumentBlock[], { block }: SourceTarget): number | null =>
  blocks.find(({ index }) => index === block)?.page ?? null;
