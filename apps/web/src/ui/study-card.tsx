import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { CitationChip } from './marks.tsx';

/**
 * The one card of a session. It takes the focus when it comes, so that a screen reader begins with it. Within
 * `[data-inline]`, where a session is part of something else, that draws the frame.
 */
export function StudyCard({
  label,
  last = false,
  ref,
  children,
}: {
  label: string;
  /** What says how it went. Nothing is answered below it, so on a phone it is as high as its words and no higher. */
  last?: boolean;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}) {
  return (
    <article
      ref={ref}
      tabIndex={-1}
      aria-label={label}
      className={clsx(
        'in-data-inline:rounded-none rounded-lg in-data-inline:border-0 border bg-surface in-data-inline:bg-transparent px-5 in-data-inline:px-0 py-6 in-data-inline:py-0 in-data-inline:shadow-none shadow-md outline-none md:not-in-data-inline:rounded-xl md:not-in-data-inline:px-12 md:not-in-data-inline:pt-10 md:not-in-data-inline:pb-9',
        !last && 'flex-1',
      )}
    >
      {children}
    </article>
  );
}

/** A side of a card: what kind of thing it is, and its words. */
export function CardSide({
  kind,
  large,
  divided,
  ref,
  children,
}: {
  kind: string;
  /** A term or a short question, set as a heading is. */
  large?: boolean;
  /** Below another side. */
  divided?: boolean;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={clsx(
        'outline-none',
        divided && 'fade-in mt-5 border-t pt-4 md:not-in-data-inline:mt-7 md:not-in-data-inline:pt-6',
      )}
    >
      <p className="text-muted text-sm">{kind}</p>
      <div
        className={clsx(
          'break-words font-serif',
          large
            ? 'type-week mt-1 in-data-inline:text-lg'
            : 'mt-1.5 text-pretty text-[1.0625rem] leading-[1.6875rem] md:not-in-data-inline:text-[1.1875rem] md:not-in-data-inline:leading-[1.875rem]',
        )}
      >
        {children}
      </div>
    </div>
  );
}

/** The passage that supports a card, word for word; pressing it opens its place. */
export function EvidenceQuote({
  quote,
  label,
  onOpen,
}: {
  quote: string;
  label: string;
  /** null where the source cannot be opened any more. */
  onOpen: (() => void) | null;
}) {
  return (
    <blockquote className="mt-5 in-data-inline:mt-4 border-t pt-3.5 md:not-in-data-inline:mt-7">
      <p className="break-words font-serif text-[0.9375rem] text-secondary italic leading-[1.625rem]">
        “
        <mark className="box-decoration-clone border-highlight border-b-2 bg-highlight px-0.5 text-on-highlight">
          {quote}
        </mark>
        ”
      </p>
      <footer className="mt-2">
        {onOpen ? (
          <CitationChip onClick={onOpen} aria-label={t`Open the source: ${label}`}>
            {label}
          </CitationChip>
        ) : (
          <span className="text-muted text-xs">{t`${label}, file deleted`}</span>
        )}
      </footer>
    </blockquote>
  );
}
