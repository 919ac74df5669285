import { t } from '@lingui/core/macro';
import { limits } from '@weekwise/contracts/limits.ts';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Textarea } from '../../ui/input.tsx';

/** In the place of a question: another wording of it. */
export function QuestionEditor({
  question,
  onAsk,
  onCancel,
}: {
  question: string;
  onAsk: (text: string) => void;
  onCancel: () => void;
}) {
  const [text, setText] = useState(question);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = form.current?.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  const trimmed = text.trim();
  const ask = () => trimmed !== '' && onAsk(trimmed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onCancel();
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    ask();
  };
  return (
    <form ref={form} onSubmit={submit} className="mb-3">
      <Textarea
        label={t`Your question`}
        labelHidden
        value={text}
        maxLength={limits.questionLength}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="mt-2 flex items-center justify-end gap-2">
        <p className="me-auto text-muted text-xs">{t`What followed is kept as an earlier version.`}</p>
        <Button size="sm" onClick={onCancel}>{t`Cancel`}</Button>
        <Button size="sm" type="submit" variant="primary" disabled={trimmed === ''}>{t`Ask`}</Button>
      </div>
    </form>
  );
}
