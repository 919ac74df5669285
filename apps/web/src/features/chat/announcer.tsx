import { plural, t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { failureText } from './failure-text.ts';
import { spoken, wholeSentences } from './speech.ts';
import { type ChatTurn, isLive } from './turn.ts';

/** What was said of an answer so far. */
interface Said {
  turnId: string;
  /** How much of the answer's text, to recognize one that begins anew. */
  text: string;
  lines: string[];
  over: boolean;
}

/** What is to be said once the turn stands like this; the same object where nothing is. */
function sayOn(said: Said | null, turn: ChatTurn): Said | null {
  const live = isLive(turn);
  const known = said?.turnId === turn.id && !(live && said.over) ? said : null;
  // What was there before the student came is for reading, not for announcing.
  if (!known && !live) return said;
  const before = known ?? { turnId: turn.id, text: '', lines: [t`Looking in your files.`], over: false };
  if (before.over) return before;
  // An answer that a new connection brings from its beginning has been heard this far.
  const isBehind = before.text.startsWith(turn.answer);
  const goesOn = turn.answer.startsWith(before.text);
  const begun =
    goesOn || isBehind ? before : { ...before, text: '', lines: [...before.lines, t`The answer begins anew.`] };
  const next = goesOn || !isBehind ? wholeSentences(turn.answer, begun.text.length, !live) : '';
  const more = [spoken(next), live ? '' : ending(turn)].filter((line) => line !== '');
  if (next === '' && more.length === 0 && begun === said) return said;
  return { turnId: turn.id, text: begun.text + next, lines: [...begun.lines, ...more], over: !live };
}

function ending(turn: ChatTurn): string {
  if (turn.status === 'complete') {
    const done = turn.toolCalls.map(({ message }) => message).filter((message) => !turn.answer.includes(message));
    const offered = turn.offered.map(({ message }) => message).filter((message) => !turn.answer.includes(message));
    return [
      ...done,
      ...offered,
      t`Answer complete, ${plural(turn.citations.length, { one: '# citation', other: '# citations' })}.`,
    ].join(' ');
  }
  return turn.status === 'stopped' ? t`Stopped. Your question is kept.` : failureText(turn.failure);
}

/**
 * Reads an answer out once, sentence by sentence while it is written: each is a new line of a live region, and no line
 * changes once it stands there.
 */
export function Announcer({ turn }: { turn: ChatTurn | undefined }) {
  const [said, setSaid] = useState<Said | null>(null);
  const latest = useRef<Said | null>(null);
  useEffect(() => {
    if (turn) latest.current = sayOn(latest.current, turn);
    setSaid(latest.current);
  }, [turn]);
  // Not `aria-busy`: a screen reader would wait for its end. The answer itself is, where it is read.
  return (
    <div aria-live="polite" aria-atomic="false" className="sr-only">
      {said?.lines.map((line, at) => (
        <p key={`${said.turnId} ${at}`}>{line}</p>
      ))}
    </div>
  );
}
