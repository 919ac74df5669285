import { t } from '@lingui/core/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/errors.ts';
import { ErrorState } from '../../../ui/empty-state.tsx';
import { Skeleton, Skeletons } from '../../../ui/skeleton.tsx';
import { PdfViewer, type PdfViewerState } from './pdf-viewer.ts';
import './pdf-view.css';
import type { PageBox } from './locate-quote.ts';

export interface MarkedPlaces {
  boxes: readonly PageBox[];
  page: number | null;
}

/** A PDF as printed, with the quoted lines marked. */
export function PdfView({
  url,
  name,
  places,
  viewer,
  onState,
}: {
  url: string;
  name: string;
  places: MarkedPlaces | null;
  /** Receives the open viewer, for the buttons of the frame. */
  viewer: RefObject<PdfViewer | null>;
  onState: (state: PdfViewerState | null) => void;
}) {
  const container = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<'loading' | 'open' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const closing = new AbortController();
    setStatus('loading');
    PdfViewer.open(url, element, onState, closing.signal)
      .then((opened) => {
        viewer.current = opened;
        setStatus('open');
      })
      .catch(() => {
        if (!closing.signal.aborted) setStatus('failed');
      });
    return () => {
      closing.abort();
      viewer.current?.close();
      viewer.current = null;
      onState(null);
    };
  }, [url, attempt, viewer, onState]);

  useEffect(() => {
    if (status !== 'open' || !places) return;
    viewer.current?.mark(places.boxes, places.page);
    container.current?.focus({ preventScroll: true });
  }, [status, places, viewer]);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      viewer.current?.fitWidth();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [viewer]);

  return (
    <section aria-label={t`Pages of ${name}`} className="pdf-pages relative min-h-0 flex-1">
      <div
        ref={container}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        tabIndex={0}
        className="absolute inset-0 overflow-auto px-6 py-5 outline-offset-[-2px] max-md:px-0 max-md:py-0"
      >
        <div className="pdfViewer" />
      </div>
      {status === 'loading' && (
        <Skeletons label={t`Loading ${name}`} className="absolute inset-0 flex justify-center px-6 py-5">
          <Skeleton className="h-full w-full max-w-[42.5rem]" />
        </Skeletons>
      )}
      {status === 'failed' && (
        <div className="absolute inset-0 p-6">
          <ErrorState
            title={t`The pages could not be drawn`}
            error={new ApiError(navigator.onLine ? 'file_damaged' : 'offline')}
            onRetry={() => setAttempt((n) => n + 1)}
          />
        </div>
      )}
    </section>
  );
}
