import { plural, t } from '@lingui/core/macro';
import { dialogueSelfJudgements } from '@weekwise/contracts/dialogues.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/api/errors.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Textarea } from '../../ui/input.tsx';

/** Where the student replies. What was written stays until it has arrived. */
export function ReplyBox({
  hintsLeft,
  revealed,
  busy,
  error,
  onReply,
  onHint,
}: {
  hintsLeft: number;
  /** The passage is shown: the student may judge what they said. */
  revealed: boolean;
  busy: 'reply' | 'hint' | null;
  error: Error | null;
  /** Resolves to whether it arrived. */
  onReply: (text: string) => Promise<boolean>;
  onHint: () => void;
}) {
  const [text, setText] = useState('');
  const [complaint, setComplaint] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const box = () => form.current?.querySelector('textarea');
  useEffect(() => {
    // Not on touch, where a keyboard would cover the question.
    if (matchMedia('(hover: hover)').matches) form.current?.querySelector('textarea')?.focus();
  }, []);
  const send = async () => {
    if (busy) return;
    setComplaint(text.trim() === '');
    if (text.trim() === '') return;
    if (await onReply(text.trim())) setText('');
    // A student who went elsewhere while the reply was read stays there.
    if (document.activeElement === document.body || form.current?.contains(document.activeElement)) box()?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      {error && (
        <Alert tone="danger" title={t`Your reply did not arrive.`} className="mb-3">
          {t`${messageOf(error)} It is still in the field.`}
        </Alert>
      )}
      <Textarea
        label={t`Your reply`}
        labelHidden
        placeholder={revealed ? t`Say it once more, or judge what you said` : t`Say it in your own words`}
        value={text}
        maxLength={limits.questionLength}
        error={complaint ? t`Say what you think, even if you are not sure. Or ask for a hint.` : null}
        onChange={(event) => {
          setText(event.target.value);
          setComplaint(false);
        }}
        onKeyDown={onKeyDown}
      />
      <div className="mt-2.5 flex flex-wrap items-center justify-between gap-2">
        {revealed ? (
          <SelfJudgement busy={busy !== null} onJudge={(text) => void onReply(text)} />
        ) : (
          <Button onClick={onHint} disabled={hintsLeft === 0} loading={busy === 'hint' ? t`Asking` : false}>
            <Icon of={Lightbulb} size={14} />
            {hintsLeft === 0
              ? t`No hint left`
              : t`Next hint (${plural(hintsLeft, { one: '# left', other: '# left' })})`}
          </Button>
        )}
        <Button type="submit" variant="primary" loading={busy === 'reply' ? t`Reading` : false}>{t`Reply`}</Button>
      </div>
    </form>
  );
}

/** Where the passage is shown, the student tells whether they had it. */
function SelfJudgement({ busy, onJudge }: { busy: boolean; onJudge: (text: string) => void }) {
  const choices = [
    { said: dialogueSelfJudgements.covered, label: t`I said that` },
    { said: dialogueSelfJudgements.partial, label: t`Partly` },
    { said: dialogueSelfJudgements['off-topic'], label: t`Not yet` },
  ];
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t`How was your reply?`}</legend>
      {choices.map(({ said, label }) => (
        <Button key={said} onClick={() => onJudge(said)} disabled={busy}>
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
