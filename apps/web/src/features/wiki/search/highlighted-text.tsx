import type { MarkedText as Pieces } from '@weekwise/contracts/wiki.ts';

/** A text with what was searched for set off. The pieces are text: nothing in them is read as markup. */
export function HighlightedText({ pieces }: { pieces: Pieces }) {
  return pieces.map(({ text, hit }, index) =>
    hit ? (
      <mark key={index} className="rounded-xs bg-accent-soft font-semibold text-primary">
        {text}
      </mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  );
}
