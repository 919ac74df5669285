import { t } from '@lingui/core/macro';
import { Button } from './button.tsx';

/** The end of a form that stands in a row's place: do it, or leave the row as it is. */
export function InlineFormActions({
  action,
  saving,
  onCancel,
}: {
  action: string;
  saving: boolean;
  onCancel: () => void;
}) {
  return (
    <p className="flex gap-2">
      <Button type="submit" size="sm" variant="primary" loading={saving ? t`Saving` : false}>
        {action}
      </Button>
      <Button size="sm" variant="ghost" onClick={onCancel}>{t`Cancel`}</Button>
    </p>
  );
}
