import { t } from '@lingui/core/macro';
import { citationLabel } from '../lib/citation-label.ts';
import type { Cited, OpenPassage, Passage } from '../lib/passage.ts';
import { CitationChip } from './marks.tsx';

/** A sentence and, where something supports it, the chip that opens its passage. */
export function CitedText({ said: { text, passage }, onOpen }: { said: Cited; onOpen: OpenPassage }) {
  return (
    <>
      {text}
      {passage && (
        <>
          {' '}
          <PassageChip passage={passage} onOpen={onOpen} />
        </>
      )}
    </>
  );
}

export function PassageChip({ passage, onOpen }: { passage: Passage; onOpen: OpenPassage }) {
  const label = citationLabel(passage);
  return (
    <CitationChip onClick={() => onOpen(passage)} aria-label={t`Open the source: ${label}`} title={passage.quote}>
      {label}
    </CitationChip>
  );
}
