import { t } from '@lingui/core/macro';
import Layers from 'lucide-react/icons/layers';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { selectedWordsIn } from './selected-words.ts';

interface Selected {
  words: string;
  left: number;
  top: number;
}

/** Beside words that were selected in an answer: makes a flashcard of them. */
export function SelectionButton({
  within,
  onMakeCard,
}: {
  /** What holds the answers, each marked `data-answer`. */
  within: RefObject<HTMLElement | null>;
  onMakeCard: (words: string) => void;
}) {
  const [selected, setSelected] = useState<Selected | null>(null);
  useEffect(() => {
    const look = () => setSelected(selectionIn(within.current));
    const list = within.current;
    document.addEventListener('selectionchange', look);
    list?.addEventListener('scroll', look, { passive: true });
    return () => {
      document.removeEventListener('selectionchange', look);
      list?.removeEventListener('scroll', look);
    };
  }, [within]);
  if (!selected) return null;
  const make = () => {
    onMakeCard(selected.words);
    window.getSelection()?.removeAllRanges();
  };
  return (
    // A button has a position of its own, which would win over `fixed`.
    <div className="fixed z-(--syllabus-z-popover)" style={{ left: selected.left, top: selected.top }}>
      <Button size="sm" className="shadow-md" onPointerDown={(event) => event.preventDefault()} onClick={make}>
        <Icon of={Layers} size={14} />
        {t`Make a flashcard`}
      </Button>
    </div>
  );
}

const width = 150;
const height = 36;

/** Above the first line of the selection; below its last one where there is no room. */
function selectionIn(list: HTMLElement | null): Selected | null {
  const range = window.getSelection()?.rangeCount ? window.getSelection()?.getRangeAt(0) : null;
  const node = range?.commonAncestorContainer;
  const element = node instanceof Element ? node : node?.parentElement;
  const answer = element?.closest('[data-answer]') ?? null;
  if (!range || !list || !answer || !list.contains(answer)) return null;
  const words = selectedWordsIn(answer);
  if (!words) return null;
  const place = range.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  const above = place.top - height - 4;
  const top = above > frame.top ? above : place.bottom + 6;
  if (top < frame.top || top > frame.bottom - height) return null;
  return { words, left: Math.min(Math.max(place.left, frame.left + 8), frame.right - width), top };
}
