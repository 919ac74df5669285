import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Ticket from 'lucide-react/icons/ticket';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Input } from '../../ui/input.tsx';

/** What a code does to the plan that is chosen. */
export interface PromotionEffect {
  /** Whether it takes something off. */
  applies: boolean;
  says: string;
}

/** Takes a code and says what it does. `effect` is null while none is applied. */
export function PromotionField({
  code,
  pending,
  error,
  effect,
  onTry,
  onRemove,
}: {
  /** The one that is applied. */
  code: string | null;
  pending: boolean;
  error: string | null;
  effect: PromotionEffect | null;
  onTry: (code: string) => void;
  onRemove: () => void;
}) {
  const [typed, setTyped] = useState('');
  const submit = () => {
    if (typed.trim()) onTry(typed);
  };
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Else the form around it would be sent.
    event.preventDefault();
    submit();
  };
  return (
    <FormSection title={t`Promotion code`} aside={t`Optional`}>
      <div className="flex items-start gap-2">
        <Input
          label={t`Promotion code`}
          labelHidden
          size="lg"
          icon={Ticket}
          fieldClassName="flex-1 min-w-0"
          autoComplete="off"
          readOnly={code !== null}
          value={code ?? typed}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={submitOnEnter}
        />
        {code === null ? (
          <Button size="lg" loading={pending ? t`Applying` : false} onClick={submit}>{t`Apply`}</Button>
        ) : (
          <Button size="lg" onClick={onRemove}>{t`Remove`}</Button>
        )}
      </div>
      <p
        role="status"
        className={clsx(
          'mt-1 flex items-start gap-1 text-xs empty:hidden',
          effect?.applies ? 'text-success' : 'text-warning',
        )}
      >
        {effect && (
          <>
            <Icon of={effect.applies ? Check : CircleAlert} size={14} className="mt-px shrink-0" />
            {effect.says}
          </>
        )}
      </p>
    </FormSection>
  );
}
