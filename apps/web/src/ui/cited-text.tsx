import { t } from '@lingui/core/macro';
import { citationLabel } from '../lib/citation-label.ts';
import type { CitedPassage, CitedSentence, OpenPassage } from '../lib/passage.ts';
import { CitationChip } from './marks.tsx';

/** A sentence and, where something supports it, the chip that opens its passage. */
export function CitedText({ said: { text, passage }, onOpen }: { said: CitedSentence; onOpen: OpenPassage }) {
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

export function PassageChip({ passage, onOpen }: { passage: CitedPassage; onOpen: OpenPassage }) {
  const label = citationLabel(passage);
  return (
    <CitationChip onClick={() => onOpen(passage)} aria-label={t`Open the source: ${label}`} title={passage.quote}>
      {label}
    </CitationChip>
  );
}
